import { FilterMenu } from './FilterMenu.tsx'
import type { FilterControlProps, FilterKind } from './list.types.ts'
import { optionKey, useSay } from './say.ts'
import { useWho, type Session } from './who.ts'

/** Whether a value is offered to whoever is signed in. */
type Offered = (value: string, who: Session['auth']) => boolean

/**
 * A filter that takes one of a few values; the words are `<noun>:options.<name>.<value>`. Where not everybody has all of
 * them, the last argument says who has which.
 *
 * @example
 * filters: { is_active: options('is_active', [1, 0]) }
 */
export function options(
  name: string,
  values: readonly (string | number)[],
  offered: Offered = () => true,
): FilterKind {
  const known = values.map(String)
  return {
    names: [name],
    Control: (props) => <OptionsControl {...props} query={name} known={known} offered={offered} />,
    useDescription: (given, { noun, name: words, say }) => {
      const value = given[name]
      return value && known.includes(value) ? say(optionKey(noun, words, value)) : undefined
    },
  }
}

interface OptionsControlProps extends FilterControlProps {
  query: string
  known: string[]
  offered: Offered
}

function OptionsControl(props: OptionsControlProps) {
  const { noun, name, label, values, set, query, known, offered } = props
  const say = useSay()
  const who = useWho()
  return (
    <FilterMenu
      label={label}
      value={values[query]}
      options={known
        .filter((id) => offered(id, who))
        .map((id) => ({ id, label: say(optionKey(noun, name, id)) }))}
      onChange={(value) => set({ [query]: value })}
    />
  )
}
