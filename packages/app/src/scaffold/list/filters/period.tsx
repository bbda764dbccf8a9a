import { businessLimits } from '@zal/api/limits'
import { DateRangeField, daysBetween, formatDate, isDay, type DateRange } from '@zal/ui'
import { useState } from 'react'
import type { FilterControlProps, FilterType, FilterValues } from '../list.types.ts'
import { useSettings } from '../../session/index.ts'

/** Nothing in a list is older. */
export const FIRST_YEAR = 2020
const FIRST_DAY = `${FIRST_YEAR}-01-01`

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
}: PeriodOptions = {}): FilterType {
  const takes = ({ [from]: first = '', [to]: last = '' }: FilterValues) => {
    const isDays = [first, last].every((day) => day === '' || (isDay(day) && day >= FIRST_DAY))
    const isTaken = isDays && (!first || !last || isRange({ from: first, to: last }, maxDays))
    return {
      [from]: isTaken ? first || undefined : undefined,
      [to]: isTaken ? last || undefined : undefined,
    }
  }
  const read = ({ [from]: first, [to]: last }: FilterValues) =>
    first && last ? { from: first, to: last } : undefined
  return {
    names: [from, to],
    parse: takes,
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
      min={FIRST_DAY}
      max={today}
      maxDays={maxDays}
      presets={['today', 'last7', 'last30', 'month', 'lastMonth']}
      value={written ?? range}
      onChange={change}
    />
  )
}

/** Two days in order that have been, not more than so many. */
const isPeriod = (range: DateRange, { today, maxDays }: { today: string; maxDays: number }) =>
  isDay(range.from) &&
  isDay(range.to) &&
  range.from >= FIRST_DAY &&
  range.to <= today &&
  isRange(range, maxDays)

const isRange = ({ from, to }: DateRange, maxDays: number) =>
  from <= to && daysBetween(from, to) < maxDays
