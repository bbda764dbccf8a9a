import { FilterMenu } from './FilterMenu.tsx'
import type { FilterControlProps, FilterKind } from './list.types.ts'
import { optionKey, useSay } from './say.ts'
import { useWho, type Session } from './who.ts'

type Known = readonly (string | number)[]
type Values = Known | ((country: Session['auth']['country']) => Known)

/**
 * Filter by one of a few values, which may depend on the country; labels are
 * `<noun>:options.<name>.<value>`.
 *
 * @example
 * filters: { is_active: options('is_active', [1, 0]) }
 */
export function options(name: string, values: Values): FilterKind {
  const everywhere = countries.flatMap((country) => knownIn(values, country))
  return {
    names: [name],
    takes: (given) => ({ [name]: everywhere.find((value) => value === given[name]) }),
    Control: (props) => <OptionsControl {...props} query={name} of={values} />,
    useDescription: (given, { noun, name: words, say }) => {
      const known = useKnown(values)
      const value = given[name]
      return value && known.includes(value) ? say(optionKey(noun, words, value)) : undefined
    },
  }
}

const countries = ['UZB', 'KGZ'] as const
const knownIn = (values: Values, country: Session['auth']['country']) =>
  (typeof values === 'function' ? values(country) : values).map(String)

function useKnown(values: Values): string[] {
  return knownIn(values, useWho().country)
}

function OptionsControl(props: FilterControlProps & { query: string; of: Values }) {
  const { noun, name, label, values, set, query, of } = props
  const known = useKnown(of)
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
