import { businessLimits } from '@zal/api/limits'
import { daysBetween } from './membershipDates.ts'
import { failField } from './failField.ts'

/**
 * Validates the days of a filter: both ends in order, and no longer than the picker allows, counted
 * inclusively.
 */
export function dateRange({ start_date, end_date }: { start_date?: string; end_date?: string }) {
  if (!start_date || !end_date) return
  if (end_date < start_date) failField('date_range_reversed', 'end_date')
  const days = businessLimits.listDays
  if (daysBetween(start_date, end_date) >= days) {
    failField('date_range_too_long', 'end_date', { days })
  }
}

interface Named {
  q?: string
  period?: 'today' | 'month' | 'all'
  start_date?: string
  end_date?: string
}

/** Days of a filter: the dates as given, else those of the named period unless there is a search. */
export function daysAsked({ q, period, start_date: from, end_date: to }: Named, today: string) {
  if (from || to || q?.trim() || !period || period === 'all') return { from, to }
  return { from: period === 'month' ? `${today.slice(0, 8)}01` : today, to: today }
}
