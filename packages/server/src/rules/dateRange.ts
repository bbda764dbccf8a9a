import { businessLimits } from '@zal/api/limits'
import { daysBetween } from './membershipDates.ts'
import { refuseField } from './refuseField.ts'

/**
 * Validates the days of a filter: both ends in order, and no longer than the picker allows, counted
 * inclusively.
 */
export function dateRange({ start_date, end_date }: { start_date?: string; end_date?: string }) {
  if (!start_date || !end_date) return
  if (end_date < start_date) refuseField('date_range_reversed', 'end_date')
  const days = businessLimits.listDays
  if (daysBetween(start_date, end_date) >= days) {
    refuseField('date_range_too_long', 'end_date', { days })
  }
}
