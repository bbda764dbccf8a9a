import { isDay } from '@zal/ui'
import type { RuleContext } from '../../scaffold/form/index.ts'
import { isShortReason } from './reason.ts'

/** Date of a new money document in the values of its form. */
export interface PaymentDate {
  /** Null means today, also when the draft is opened on a later day. */
  payment_date: string | null
  /** Reason for a date before today. */
  date_reason?: string
}

/** Whether the date is before today, so that it needs a reason. */
export const isBackdated = ({ payment_date }: PaymentDate, today: string) =>
  payment_date !== null && payment_date !== '' && payment_date < today

type Rules = Pick<RuleContext, 'translate' | 'today'>

/** Error text of a payment date. */
export function checkDate(day: string, { translate, today }: Rules): string | undefined {
  if (!isDay(day)) return translate('gym:paymentDate.missing')
  return day > today ? translate('gym:paymentDate.future') : undefined
}

/** Error texts by field. */
export const checkPaymentDate = (value: PaymentDate, rules: Rules) => ({
  payment_date: checkDate(value.payment_date ?? rules.today, rules),
  date_reason:
    isBackdated(value, rules.today) && isShortReason(value.date_reason ?? '')
      ? rules.translate('gym:reason.date')
      : undefined,
})

/** Fields of the request body. */
export const sentDate = ({ payment_date, date_reason }: PaymentDate, today: string) => ({
  payment_date: payment_date ?? today,
  date_reason: date_reason?.trim() || undefined,
})
