import { businessLimits } from '@zal/api/limits'
import { DateRangeField, daysBetween, formatDate, isDay, type DateRange } from '@zal/ui'
import { useState } from 'react'
import type { FilterControlProps, FilterKind, FilterValues } from './list.types.ts'
import { useSettings } from './who.ts'

/** First selectable year; no record is older. */
export const FIRST_YEAR = 2020
const FIRST_DAY = `${FIRST_YEAR}-01-01`

interface PeriodOptions {
  /** Query name of the first day. @default start_date */
  from?: string
  /** Query name of the last day. @default end_date */
  to?: string
  /**
   * Maximum length of the range in days, both ends included. @default the server's general limit
   */
  maxDays?: number
}

/** Filter by a range of past days, at most `maxDays` long. A preset selects the last week. */
export function period({
  from = 'start_date',
  to = 'end_date',
  maxDays = businessLimits.listDays,
}: PeriodOptions = {}): FilterKind {
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
    takes,
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
  // An incomplete range does not filter yet, but is kept while it is typed.
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

/** Two past days in order, within the maximum length. */
const isPeriod = (range: DateRange, { today, maxDays }: { today: string; maxDays: number }) =>
  isDay(range.from) &&
  isDay(range.to) &&
  range.from >= FIRST_DAY &&
  range.to <= today &&
  isRange(range, maxDays)

const isRange = ({ from, to }: DateRange, maxDays: number) =>
  from <= to && daysBetween(from, to) < maxDays
