import { daysBetween } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useSettings } from '../../../scaffold/session/index.ts'
import type { Payment } from '../payment.data.ts'

const running: readonly string[] = ['paid', 'active', 'freeze']

/**
 * Remaining days of the membership that a void or refund would end; nothing where none are left.
 */
export function DaysLeft({ of: { subscription } }: { of: Pick<Payment, 'subscription'> }) {
  const { t } = useTranslation(['payment', 'domain'])
  const { today } = useSettings()
  if (!subscription || !running.includes(subscription.status)) return null
  const { type, plan, start_date, end_date } = subscription
  const count = daysBetween(start_date > today ? start_date : today, end_date) + 1
  if (count < 1) return null
  const words = type === 2 ? 'start.remainingClass' : 'start.remaining'
  return <p>{t(words, { plan: plan.name, days: t('domain:days', { count }) })}</p>
}
