import { FilterMenu } from './FilterMenu.tsx'
import type { FilterControlProps, FilterType } from '../list.types.ts'
import { optionKey, useTranslate } from '../../i18n/index.ts'
import { type Session, useCurrentUser } from '../../session/index.ts'

type Known = readonly (string | number)[]
type Values = Known | ((country: Session['auth']['country']) => Known)

interface Options {
  /** An address may have several of the values, separated by commas; `values` offers some of these lists too. */
  many?: boolean
}

/**
 * Filter by one of a few values, which may depend on the country; labels are
 * `<noun>:options.<name>.<value>`.
 *
 * @example
 * filters: { is_active: options('is_active', [1, 0]) }
 */
export function options(name: string, values: Values, { many = false }: Options = {}): FilterType {
  const everywhere = countries.flatMap((country) => knownIn(values, country))
  return {
    names: [name],
    parse: (given) => ({
      [name]: many
        ? listIn(everywhere, given[name])
        : everywhere.find((value) => value === given[name]),
    }),
    Control: (props) => <OptionsControl {...props} query={name} of={values} />,
    useDescription: (given, { noun, name: words, translate }) => {
      const known = useKnown(values)
      const value = given[name]
      if (!value) return undefined
      const say = (one: string) => translate(optionKey(noun, words, one))
      if (known.includes(value)) return say(value)
      return many ? value.split(',').map(say).join(', ') : undefined
    },
  }
}

/** The values of a list, each once and in their own order; undefined where one of them is not known. */
function listIn(known: readonly string[], given: string | undefined) {
  const asked = given?.split(',') ?? []
  const isKnown = asked.every((value) => known.includes(value))
  const values = known.filter((value) => asked.includes(value))
  return isKnown && values.length > 0 ? [...new Set(values)].join(',') : undefined
}

const countries = ['UZB', 'KGZ'] as const
const knownIn = (values: Values, country: Session['auth']['country']) =>
  (typeof values === 'function' ? values(country) : values).map(String)

function useKnown(values: Values): string[] {
  return knownIn(values, useCurrentUser().country)
}

function OptionsControl(props: FilterControlProps & { query: string; of: Values }) {
  const { noun, name, label, values, set, query, of } = props
  const known = useKnown(of)
  const translate = useTranslate()
  const say = (id: string) => translate(optionKey(noun, name, id))
  return (
    <FilterMenu
      label={label}
      value={values[query]}
      words={values[query]?.split(',').map(say).join(', ')}
      options={known.map((id) => ({ id, label: say(id) }))}
      onChange={(value) => set({ [query]: value })}
    />
  )
}
