import { businessLimits } from '@zal/api/limits'
import { addDays, enteredIn, formatDate, formatMoney, type PaymentPart } from '@zal/ui'
import { comparedParts } from '../../gym/comparedParts.ts'
import { cameBy } from '../../gym/methods.ts'
import { isShortReason } from '../../gym/reason.ts'
import type { Body } from '../../scaffold/contract.ts'
import type { RuleTools } from '../../scaffold/form.types.ts'
import type { Payment } from './payment.data.ts'

/** Form values of a payment. */
export interface Edit {
  payment_date: string
  /** Reason of a changed date. */
  date_reason: string
  note: string
  payments: readonly PaymentPart[]
}

export const editOf = ({ payment_date, note, payments }: Payment): Edit => ({
  payment_date,
  date_reason: '',
  note,
  payments: cameBy(payments),
})

/** Fields that the conflict dialog compares. */
export const compared = {
  payment_date: { toSent: (day: string) => day, show: (day: string) => formatDate(day) },
  note: { toSent: (note: string) => note.trim() },
  payments: comparedParts,
}

/** Fields that differ from the payment. */
export function changesOf(values: Edit, payment: Payment): Partial<Edit> {
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
  { payment_date, date_reason, payments }: Edit,
  { total, payment_date: before }: Payment,
  { say, today, currency }: Pick<RuleTools, 'say' | 'today' | 'currency'>,
): { payment_date?: string; date_reason?: string; payments?: string } {
  const entered = enteredIn(payments)
  const sums = { entered: formatMoney(entered), total: formatMoney(total, currency) }
  return {
    payment_date: !payment_date
      ? say('payment:rules.date')
      : payment_date > today
        ? say('payment:rules.future')
        : undefined,
    date_reason:
      payment_date !== before && isShortReason(date_reason) ? say('gym:reason.date') : undefined,
    payments:
      entered !== total
        ? say('payment:edit.sum', sums)
        : payments.every(({ method, amount }) => method && amount)
          ? undefined
          : say('payment:rules.method'),
  }
}

type Sent = Body<'/management/payment/{id}/', 'patch'>
type Method = NonNullable<Sent['payments']>[number]['payment_method']

export const bodyOf = (
  { payments, ...rest }: Partial<Edit>,
  { version }: Pick<Payment, 'version'>,
): Sent => ({
  version,
  ...rest,
  ...(payments && {
    payments: payments.map(({ method, amount }) => ({
      // The field offers only methods of the contract.
      payment_method: (method ?? 0) as Method,
      amount: amount ?? 0,
    })),
  }),
})
