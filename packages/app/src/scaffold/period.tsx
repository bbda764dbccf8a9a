import { DateRangeField, formatDate, type DateRange } from '@zal/ui'
import type { FilterControlProps, FilterKind, FilterValues } from './list.types.ts'
import { useSettings } from './who.ts'

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
        choose={(range) =>
          props.set({ [from]: range.from || undefined, [to]: range.to || undefined })
        }
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
    <DateRangeField
      label={label}
      hideLabel
      today={today}
      maxDays={maxDays}
      value={range}
      onChange={choose}
    />
  )
}
