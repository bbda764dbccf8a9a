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
 * Not in the future of the club, and dated back only with the permission, with a reason and not too far. Answers the
 * reason, or null where the day is today.
 */
export function dated({ payment_date, date_reason }: Dated, today: string, who: Who) {
  const field = 'payment_date'
  if (payment_date > today) refuseField('date_in_future', field, { today })
  if (payment_date === today) return null
  if (!allows(who.permissions, ['payment', 'register', 'backdate'])) {
    refuseField('backdate_not_allowed', field, { today }, 403)
  }
  const oldest = addDays(today, 1 - businessLimits.backdateDays)
  if (payment_date < oldest) refuseField('date_too_old', field, { oldest })
  if (!date_reason?.trim()) refuseField('date_reason_required', 'date_reason')
  return reasonIn(date_reason, 'date_reason')
}
