import { businessLimits } from '@zal/api/limits'
import { addDays, daysBetween, isDay, monthOf, yearOf } from '@zal/ui'
import type { ReportOptions, ReportScope, WholePeriod } from './report.types.ts'

/** Most days of a custom range. */
export const MOST_DAYS = businessLimits.listDays

/** Days of the presets, today included; the first one is the default. */
export const dayPresets = [7, 30, 60] as const

/** Presets of whole months. */
export const wholePeriods: readonly WholePeriod[] = ['quarter', 'year']

export type Preset = (typeof dayPresets)[number] | WholePeriod

interface Place {
  /** Today in the club. */
  today: string
  /** Id of the club of this tab. */
  club: number
  /** Ids of the clubs that the person may choose. */
  choices: readonly number[]
  /** Days that the report lets choose. @default 'months' */
  choice?: ReportOptions['period']
}

/** Days and clubs of an address; values that cannot be are left out, and the default takes their place. */
export function scopeIn(
  query: URLSearchParams,
  { today, club, choices, choice = 'months' }: Place,
): ReportScope {
  const asked = (query.get('location') ?? '').split(',').map(Number)
  const known = asked.filter((id, index) => choices.includes(id) && asked.indexOf(id) === index)
  const clubs = known.length > 0 ? known.toSorted((one, other) => one - other) : [club]
  const location = clubs.join(',')
  const isOwnClub = location === String(club)
  const period = wholePeriods.find((one) => one === query.get('period'))
  if (choice === 'months' && period) {
    const month = period === 'year' ? 1 : firstOfQuarter(monthOf(today))
    const from = `${yearOf(today)}-${String(month).padStart(2, '0')}-01`
    return { from, to: today, period, today, clubs, isOwnClub, query: { period, location } }
  }
  const { from, to } =
    choice === 'today'
      ? { from: today, to: today }
      : choice === 'month'
        ? { from: `${today.slice(0, 7)}-01`, to: today }
        : daysIn(query, today)
  const days = { start_date: from, end_date: to }
  return { from, to, today, clubs, isOwnClub, query: { ...days, location } }
}

const firstOfQuarter = (month: number) => month - ((month - 1) % 3)

/** The days of an address, or the last seven up to today, which move on at midnight. */
function daysIn(query: URLSearchParams, today: string) {
  const from = query.get('start_date') ?? ''
  const to = query.get('end_date') ?? ''
  const isRange = isDay(from) && isDay(to) && from <= to && to <= today
  if (isRange && daysBetween(from, to) < MOST_DAYS) return { from, to }
  return { from: addDays(today, 1 - dayPresets[0]), to: today }
}

/** The preset of a scope; undefined for a range of one's own. */
export function presetOf({ from, to, today, period }: ReportScope): Preset | undefined {
  if (period) return period
  return to === today ? dayPresets.find((days) => from === addDays(today, 1 - days)) : undefined
}

/** Search params of a preset: the default has none, so that it moves on with the day. */
export function paramsOfPreset(preset: Preset, today: string): DayParams {
  if (preset === dayPresets[0]) return noDays
  if (typeof preset === 'string') return { ...noDays, period: preset }
  return { ...noDays, start_date: addDays(today, 1 - preset), end_date: today }
}

/** Search params of the days; undefined removes one. */
export interface DayParams {
  period?: string
  start_date?: string
  end_date?: string
}

const noDays: DayParams = { period: undefined, start_date: undefined, end_date: undefined }

/** Search params of a range of one's own. */
export const paramsOfRange = (from: string, to: string): DayParams => ({
  ...noDays,
  start_date: from,
  end_date: to,
})
