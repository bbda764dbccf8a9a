import { FilterMenu } from './FilterMenu.tsx'
import type { FilterControlProps, FilterKind } from './list.types.ts'
import { optionKey, useSay } from './say.ts'

/**
 * A filter that takes one of a few values; the words are `<noun>:options.<name>.<value>`.
 *
 * @example
 * filters: { is_active: options('is_active', [1, 0]) }
 */
export function options(name: string, values: readonly (string | number)[]): FilterKind {
  const known = values.map(String)
  return {
    names: [name],
    Control: (props) => <OptionsControl {...props} query={name} known={known} />,
    useDescription: (given, { noun, name: words, say }) => {
      const value = given[name]
      return value && known.includes(value) ? say(optionKey(noun, words, value)) : undefined
    },
  }
}

function OptionsControl(props: FilterControlProps & { query: string; known: string[] }) {
  const { noun, name, label, values, set, query, known } = props
  const say = useSay()
  return (
    <FilterMenu
      label={label}
      value={values[query]}
      options={known.map((id) => ({ id, label: say(optionKey(noun, name, id)) }))}
      onChange={(value) => set({ [query]: value })}
    />
  )
}
