import { DateRangeField, formatDate, SelectField, type DateRange } from '@zal/ui'
import type { FilterControlProps, FilterKind, FilterValues } from './list.types.ts'
import { optionKey, useSay } from './say.ts'
import { useSettings } from './who.ts'

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

const ALL = 'all'

function OptionsControl(props: FilterControlProps & { query: string; known: string[] }) {
  const { noun, name, label, values, set, query, known } = props
  const say = useSay()
  const offered = [
    { id: ALL, label: say('list.all') },
    ...known.map((id) => ({ id, label: say(optionKey(noun, name, id)) })),
  ]
  return (
    <SelectField
      label={label}
      hideLabel
      options={offered}
      value={values[query] ?? ALL}
      onChange={(value) => set({ [query]: value === ALL ? undefined : (value ?? undefined) })}
    />
  )
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/

/** A filter by the first and last day, at most `maxDays` apart. */
export function period({ from = 'start_date', to = 'end_date', maxDays = 60 } = {}): FilterKind {
  const read = (given: FilterValues) => {
    const [first, last] = [given[from] ?? '', given[to] ?? '']
    return dayPattern.test(first) && dayPattern.test(last) ? { from: first, to: last } : undefined
  }
  return {
    names: [from, to],
    Control: (props) => (
      <PeriodControl
        {...props}
        maxDays={maxDays}
        range={read(props.values) ?? { from: '', to: '' }}
        choose={(range) => props.set({ [from]: range.from || undefined, [to]: range.to || undefined })}
      />
    ),
    useDescription: (given) => {
      const range = read(given)
      return range && `${formatDate(range.from)} – ${formatDate(range.to)}`
    },
  }
}

interface PeriodControlProps extends FilterControlProps {
  maxDays: number
  range: DateRange
  choose(range: DateRange): void
}

function PeriodControl({ label, maxDays, range, choose }: PeriodControlProps) {
  const { today } = useSettings()
  return (
    <DateRangeField label={label} hideLabel today={today} maxDays={maxDays} value={range} onChange={choose} />
  )
}
