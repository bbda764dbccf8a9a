import { FilterMenu } from './FilterMenu.tsx'
import type { FilterControlProps, FilterType, FilterValues } from '../list.types.ts'
import { useTranslate } from '../../i18n/index.ts'
import { type ReferenceSource, useReferenceOptions } from '../../query/index.ts'

const isId = /^[1-9]\d{0,14}$/
const isList = /^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,49}$/

interface Options {
  /**
   * An address may have several records, separated by commas, which the chip counts: `<noun>:several.<name>`. So it says of
   * one whose name is not among the references.
   */
  many?: boolean
  /** The references are those of the clubs that this filter names. */
  clubsOf?: string
}

/**
 * Filter by one record of a reference list.
 *
 * @example
 * filters: { plan_id: referenceFilter('plan_id', packages) }
 */
export function referenceFilter(
  name: string,
  source: ReferenceSource,
  { many = false, clubsOf }: Options = {},
): FilterType {
  const known = many ? isList : isId
  const sourceOf = (values: FilterValues): ReferenceSource => {
    const clubs = clubsOf && values[clubsOf]
    return clubs ? { ...source, query: { ...source.query, location: clubs } } : source
  }
  return {
    names: [name],
    parse: ({ [name]: id }) => ({ [name]: id && known.test(id) ? id : undefined }),
    Control: (props) => (
      <PickControl {...props} query={name} source={sourceOf(props.values)} many={many} />
    ),
    useDescription: (values, { noun, translate }) => {
      const chosen = values[name]
      const named = useReferenceOptions(chosen && isId.test(chosen) ? sourceOf(values) : undefined)
      if (!chosen) return undefined
      const words = many ? severalOf(translate, noun, name, chosen) : chosen
      return named.find(({ id }) => String(id) === chosen)?.label ?? words
    },
  }
}

/** Text of several records: "7 packages". */
const severalOf = (
  translate: (key: string, vars: { count: number }) => string,
  noun: string,
  name: string,
  ids: string,
) => translate(`${noun}:several.${name}`, { count: ids.split(',').length })

interface PickControlProps extends FilterControlProps {
  query: string
  source: ReferenceSource
  many: boolean
}

function PickControl(props: PickControlProps) {
  const { noun, label, values, set, query, source, many } = props
  const translate = useTranslate()
  const chosen = values[query]
  const known = useReferenceOptions(source).map(({ id, label: words }) => ({
    id: String(id),
    label: words,
  }))
  return (
    <FilterMenu
      label={label}
      value={chosen}
      words={many && chosen ? severalOf(translate, noun, query, chosen) : chosen}
      options={known}
      onChange={(value) => set({ [query]: value })}
    />
  )
}
