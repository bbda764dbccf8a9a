import { businessLimits } from '@zal/api/limits'
import { DateRangeField, daysBetween, formatDate, isDay, type DateRange } from '@zal/ui'
import { useState } from 'react'
import type { FilterControlProps, FilterKind, FilterValues } from './list.types.ts'
import { useSettings } from './who.ts'

const dayPattern = /^\d{4}-\d{2}-\d{2}$/

interface PeriodOptions {
  /** Name of the first day in the query. @default start_date */
  from?: string
  /** Name of the last day. @default end_date */
  to?: string
  /** Days that a list may span, both ends counted. @default what the server allows everywhere */
  maxDays?: number
}

/** A filter by the first and last day of what has been, at most `maxDays` apart. The last week is one press away. */
export function period({
  from = 'start_date',
  to = 'end_date',
  maxDays = businessLimits.listDays,
}: PeriodOptions = {}): FilterKind {
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
  // What is still being written filters nothing, and is not lost meanwhile.
  const [written, setWritten] = useState<DateRange>()
  const change = (next: DateRange) => {
    const isChosen = isPeriod(next, { today, maxDays }) || (next.from === '' && next.to === '')
    setWritten(isChosen ? undefined : next)
    if (isChosen) choose(next)
  }
  return (
    <DateRangeField
      label={label}
      hideLabel
      today={today}
      max={today}
      maxDays={maxDays}
      presets={['today', 'last7', 'last30', 'month', 'lastMonth']}
      value={written ?? range}
      onChange={change}
    />
  )
}

/** Two days in order that have been, not more than so many. */
const isPeriod = (
  { from, to }: DateRange,
  { today, maxDays }: { today: string; maxDays: number },
) => isDay(from) && isDay(to) && from <= to && to <= today && daysBetween(from, to) < maxDays
