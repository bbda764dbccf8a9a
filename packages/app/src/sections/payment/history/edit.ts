import { businessLimits } from '@zal/api/limits'
import { addDays, formatDate, type PaymentPart } from '@zal/ui'
import { checkDate } from '../../../domain/money/paymentDate.ts'
import {
  checkParts,
  comparedParts,
  paymentPartsFrom,
  sentParts,
  type WrongParts,
} from '../../../domain/money/paymentParts.ts'
import { isShortReason } from '../../../domain/money/reason.ts'
import type { BodyOf } from '../../../scaffold/api/index.ts'
import type { RuleContext } from '../../../scaffold/form/index.ts'
import type { Payment } from '../payment.data.ts'

/** Form values of a payment. */
export interface PaymentEdit {
  payment_date: string
  /** Reason of a changed date. */
  date_reason: string
  note: string
  payments: readonly PaymentPart[]
}

export const editOf = ({ payment_date, note, payments }: Payment): PaymentEdit => ({
  payment_date,
  date_reason: '',
  note,
  payments: paymentPartsFrom(payments),
})

/** Fields that the conflict dialog compares. */
export const compared = {
  payment_date: { serialize: (day: string) => day, format: (day: string) => formatDate(day) },
  note: { serialize: (note: string) => note.trim() },
  payments: comparedParts,
}

/** Fields that differ from the payment. */
export function changesOf(values: PaymentEdit, payment: Payment): Partial<PaymentEdit> {
  const before = editOf(payment)
  return {
    ...(values.payment_date !== before.payment_date && {
      payment_date: values.payment_date,
      date_reason: values.date_reason.trim(),
    }),
    ...(values.note.trim() !== before.note && { note: values.note.trim() }),
    ...(written(values.payments) !== written(before.payments) && { payments: values.payments }),
  }
}

const written = (parts: readonly PaymentPart[]) =>
  parts.map(({ method, amount }) => `${method}:${amount}`).join()

/** Selectable payment dates: within the backdating limit and not after the start. */
export function dateBounds({ subscription }: Payment, today: string) {
  const starts = subscription?.start_date ?? today
  return {
    min: addDays(today, 1 - businessLimits.backdateDays),
    max: starts < today ? starts : today,
  }
}

/** Error texts by field. */
export function checkEdit(
  { payment_date, date_reason, payments }: PaymentEdit,
  { total, payment_date: before }: Payment,
  { translate, today, currency }: Pick<RuleContext, 'translate' | 'today' | 'currency'>,
): { payment_date?: string; date_reason?: string; payments?: WrongParts } {
  return {
    payment_date: checkDate(payment_date, { translate, today }),
    date_reason:
      payment_date !== before && isShortReason(date_reason)
        ? translate('domain:reason.date')
        : undefined,
    payments: checkParts(payments, { translate, currency }, { total }),
  }
}

type Sent = BodyOf<'/management/payment/{id}/', 'patch'>
type Method = NonNullable<Sent['payments']>[number]['payment_method']

export const editBody = (
  { payments, ...rest }: Partial<PaymentEdit>,
  { version }: Pick<Payment, 'version'>,
): Sent => ({
  version,
  ...rest,
  ...(payments && { payments: sentParts<Method>(payments) }),
})
