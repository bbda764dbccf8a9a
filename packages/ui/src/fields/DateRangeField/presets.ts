import { addDays, type Day, monthStart, weekStart } from '../../parse/day.ts'
import type { DateRange } from './range.ts'

/** Names of the preset ranges. */
export type PresetName = 'today' | 'yesterday' | 'week' | 'last7' | 'last30' | 'month' | 'lastMonth'

/** A preset range relative to a day; weeks start on Monday. */
export function presetRange(name: PresetName, today: Day): DateRange {
  const lastMonthEnd = addDays(monthStart(today), -1)
  const ranges: Record<PresetName, DateRange> = {
    today: { from: today, to: today },
    yesterday: { from: addDays(today, -1), to: addDays(today, -1) },
    week: { from: weekStart(today), to: today },
    last7: { from: addDays(today, -6), to: today },
    last30: { from: addDays(today, -29), to: today },
    month: { from: monthStart(today), to: today },
    lastMonth: { from: monthStart(lastMonthEnd), to: lastMonthEnd },
  }
  return ranges[name]
}
