import { businessLimits } from '@zal/api/limits'
import {
  Button,
  CalendarIcon,
  DateRangeField,
  daysBetween,
  FilterPill,
  formatDate,
  Inline,
  isDay,
  Popover,
  presetRange,
  Stack,
  useUi,
  type DateRange,
} from '@zal/ui'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { FilterControlProps, FilterType, FilterValues } from '../list.types.ts'
import { SEARCH_FROM } from '../listParams.ts'
import { useTranslate } from '../../i18n/index.ts'
import { useSettings } from '../../session/index.ts'

/** First selectable year; no record is older. */
export const FIRST_YEAR = 2020
const FIRST_DAY = `${FIRST_YEAR}-01-01`

/** Periods that the server resolves to days. */
type NamedPeriod = 'today' | 'month' | 'all'
const PERIOD = 'period'

interface PeriodOptions {
  /** Query name of the first day. @default start_date */
  from?: string
  /** Query name of the last day. @default end_date */
  to?: string
  /**
   * Maximum length of the range in days, both ends included. @default the server's general limit
   */
  maxDays?: number
  /**
   * Period of an address that names no days, where the list also has `period=today|month|all`.
   * @default all days
   */
  first?: NamedPeriod
}

/**
 * Filter by a range of days, at most `maxDays` long. A range that cannot be is kept: the server
 * refuses it, and the chip says why. A search looks through all days of a named period.
 */
export function period({
  from = 'start_date',
  to = 'end_date',
  maxDays = businessLimits.listDays,
  first,
}: PeriodOptions = {}): FilterType {
  const read = ({ [from]: start, [to]: end }: FilterValues) =>
    start && end ? { from: start, to: end } : undefined
  return {
    names: first ? [from, to, PERIOD] : [from, to],
    reads: first && ['year', 'month'],
    off: first && { [PERIOD]: 'all' },
    parse: ({ [from]: start, [to]: end, [PERIOD]: named, year, month }) => ({
      [from]: start || undefined,
      [to]: end || undefined,
      ...(first && {
        [PERIOD]: start || end ? undefined : (nameIn(named) ?? (year || month ? 'all' : first)),
      }),
    }),
    Control: (props) => (
      <PeriodControl
        {...props}
        maxDays={maxDays}
        range={read(props.values) ?? { from: '', to: '' }}
        choose={(range) =>
          props.set({
            [from]: range.from || undefined,
            [to]: range.to || undefined,
            ...(first && { [PERIOD]: range.from || range.to ? undefined : 'all' }),
          })
        }
      />
    ),
    useDescription: (given) => usePeriodText(read(given), given[PERIOD], maxDays),
  }
}

/** Words of a period, with the fault of a range that the server refuses; undefined for all days. */
function usePeriodText(range: DateRange | undefined, period: string | undefined, maxDays: number) {
  const translate = useTranslate()
  const searches = useListSearch()
  const named = nameIn(period)
  if (named) return named === 'all' ? undefined : translate(periodKey(named, searches))
  if (!range) return undefined
  const words = rangeText(range)
  const wrong = faultOf(range, maxDays)
  return wrong ? `${words} · ${translate(`list.period.${wrong}`, { days: maxDays })}` : words
}

const nameIn = (text: string | undefined) =>
  (['today', 'month', 'all'] as const).find((name) => name === text)

/** A search widens the period to all dates; clearing it brings the period back. */
const periodKey = (named: NamedPeriod, searches: boolean) =>
  `list.period.${searches ? 'all' : named}` as const

/** Whether the list is searched. */
function useListSearch(): boolean {
  const [query] = useSearchParams()
  return (query.get('q') ?? '').trim().length >= SEARCH_FROM
}

const dayIn = (text: string) => (isDay(text) ? formatDate(text) : text)

/** Why the server refuses a range; undefined for a sound one. */
function faultOf(range: DateRange, maxDays: number) {
  if (!isDay(range.from) || !isDay(range.to)) return 'impossible'
  if (range.from > range.to) return 'backwards'
  return isRange(range, maxDays) ? undefined : 'tooLong'
}

interface PeriodControlProps extends FilterControlProps {
  maxDays: number
  range: DateRange
  choose(range: DateRange): void
}

function PeriodControl({ label, values, maxDays, range, choose }: PeriodControlProps) {
  const { today } = useSettings()
  const value = usePeriodText(range.from ? range : undefined, values[PERIOD], maxDays)
  // An incomplete range does not filter yet, but is kept while it is typed.
  const [written, setWritten] = useState<DateRange>()
  const change = (next: DateRange) => {
    const isChosen = isPeriod(next, { today, maxDays }) || (next.from === '' && next.to === '')
    setWritten(isChosen ? undefined : next)
    if (isChosen) choose(next)
  }
  return (
    <FilterPill
      label={label}
      value={value}
      icon={CalendarIcon}
      onClear={() => choose({ from: '', to: '' })}
    >
      {(trigger) => (
        <Popover label={label} placement="bottom start" trigger={trigger}>
          {(close) => (
            <Stack>
              <Presets
                choose={(next) => {
                  close()
                  change(next)
                }}
              />
              <DateRangeField
                label={label}
                hideLabel
                today={today}
                min={FIRST_DAY}
                max={today}
                maxDays={maxDays}
                value={written ?? range}
                onChange={change}
              />
            </Stack>
          )}
        </Popover>
      )}
    </FilterPill>
  )
}

const presets = ['today', 'last7', 'last30', 'month', 'lastMonth'] as const

function Presets({ choose }: { choose(range: DateRange): void }) {
  const { today } = useSettings()
  const { fields } = useUi().words
  return (
    <Inline gap="tight" wrap>
      {presets.map((name) => (
        <Button
          key={name}
          tone="outline"
          size="xs"
          onClick={() => choose(presetRange(name, today))}
        >
          {fields.presets[name]}
        </Button>
      ))}
    </Inline>
  )
}

/** A day, or both ends. */
const rangeText = ({ from, to }: DateRange) =>
  from === to ? dayIn(from) : `${dayIn(from)} – ${dayIn(to)}`

/** Two past days in order, within the maximum length. */
const isPeriod = (range: DateRange, { today, maxDays }: { today: string; maxDays: number }) =>
  isDay(range.from) &&
  isDay(range.to) &&
  range.from >= FIRST_DAY &&
  range.to <= today &&
  isRange(range, maxDays)

const isRange = ({ from, to }: DateRange, maxDays: number) =>
  from <= to && daysBetween(from, to) < maxDays
