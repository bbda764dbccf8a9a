import { DateRangeField, SelectField } from '@zal/ui'
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
    describe: (given, { noun, name: words, say }) => {
      const value = given[name]
      return value && known.includes(value) ? say(optionKey(noun, words, value)) : undefined
    },
  }
}

const ALL = ''

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
      onChange={(value) => set({ [query]: value || undefined })}
    />
  )
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/

/** A filter by the first and last day, at most `maxDays` apart. */
export function period({ from = 'start_date', to = 'end_date', maxDays = 60 } = {}): FilterKind {
  const read = (given: Record<string, string | undefined>) => {
    const [start, end] = [given[from], given[to]]
    return start && end && dayPattern.test(start) && dayPattern.test(end) ? { start, end } : undefined
  }
  return {
    names: [from, to],
    Control: ({ label, values, set }) => (
      <DateRangeField
        label={label}
        hideLabel
        maxDays={maxDays}
        value={read(values) ?? null}
        onChange={(range) => set({ [from]: range?.start, [to]: range?.end })}
      />
    ),
    describe: (given) => {
      const range = read(given)
      return range && `${written(range.start)} – ${written(range.end)}`
    },
  }
}

const written = (day: string) => day.split('-').toReversed().join('/')
