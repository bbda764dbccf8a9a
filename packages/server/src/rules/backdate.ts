import { businessLimits } from '@zal/api/limits'
import type { Who } from '../core/context.ts'
import { allows } from '../core/permissions.ts'
import { addDays } from './membershipDates.ts'
import { reasonIn } from './reason.ts'
import { refuseField } from './refuseField.ts'

interface Dated {
  payment_date: string
  date_reason?: string | null
}

/**
 * Checks a payment date: not in the future of the club, and in the past only with the permission, with a
 * reason and within the limit. Returns the reason, or null where the day is today.
 */
export function dated({ payment_date, date_reason }: Dated, today: string, who: Who) {
  if (payment_date > today) refuseField('date_in_future', 'payment_date', { today })
  if (payment_date === today) return null
  mayDate(today, who)
  const oldest = addDays(today, 1 - businessLimits.backdateDays)
  if (payment_date < oldest) refuseField('date_too_old', 'payment_date', { oldest })
  if (!date_reason?.trim()) refuseField('date_reason_required', 'date_reason')
  return reasonIn(date_reason, 'date_reason')
}

/** Whether this person may enter money on other days than today. */
export const mayBackdate = ({ permissions }: Pick<Who, 'permissions'>) =>
  allows(permissions, ['payment', 'register', 'backdate'])

/** Errors: 403 `backdate_not_allowed` where this person may enter money only on today. */
export function mayDate(today: string, who: Pick<Who, 'permissions'>) {
  if (mayBackdate(who)) return
  refuseField('backdate_not_allowed', 'payment_date', { today }, 403)
}
