import { businessLimits } from '@zal/api/limits'
import type { Principal } from '../core/auth/principal.ts'
import { allows } from '../core/auth/permissions.ts'
import { addDays } from './membershipDates.ts'
import { reasonIn } from './reason.ts'
import { failField } from './failField.ts'

interface Dated {
  payment_date: string
  date_reason?: string | null
}

/**
 * Checks a payment date: not in the future of the club, and in the past only with the permission, with a
 * reason and within the limit. Returns the reason, or null where the day is today.
 */
export function checkPaymentDate(
  { payment_date, date_reason }: Dated,
  today: string,
  principal: Principal,
) {
  if (payment_date > today) failField('date_in_future', 'payment_date', { today })
  if (payment_date === today) return null
  checkMayBackdate(today, principal)
  const oldest = addDays(today, 1 - businessLimits.backdateDays)
  if (payment_date < oldest) failField('date_too_old', 'payment_date', { oldest })
  if (!date_reason?.trim()) failField('date_reason_required', 'date_reason')
  return reasonIn(date_reason, 'date_reason')
}

/** Whether this person may enter money on other days than today. */
export const mayBackdate = ({ permissions }: Pick<Principal, 'permissions'>) =>
  allows(permissions, ['payment', 'register', 'backdate'])

/** Errors: 403 `backdate_not_allowed` where this person may enter money only on today. */
export function checkMayBackdate(
  today: string,
  principal: Pick<Principal, 'permissions'>,
  field = 'payment_date',
) {
  if (mayBackdate(principal)) return
  failField('backdate_not_allowed', field, { today }, 403)
}
