import { discountOf, enteredIn, formatMoney, type Discount, type PaymentPart } from '@zal/ui'
import type { Body } from '../../scaffold/contract.ts'
import type { WizardStep } from '../../scaffold/wizard.types.ts'
import type { Picked } from '../../gym/MemberPicker.tsx'
import type { Held, Plan } from './payment.data.ts'

/** What is known of a package while it is being sold. */
export type SalePlan = Pick<Plan, 'id' | 'name' | 'price' | 'days'>

/** A sale while it is being typed; whole units, days as YYYY-MM-DD. */
export interface Sale extends Record<string, unknown> {
  customer: Picked | null
  plan: SalePlan | null
  location: number | null
  discount: Discount
  discount_reason: string
  payment_date: string
  payments: readonly PaymentPart[]
  start_date: string
}

export const noDiscount: Discount = { kind: 'percent', value: null }

/** Price, discount and what is to be paid, by the server's own rounding. */
export function sumsOf({ plan, discount }: Pick<Sale, 'plan' | 'discount'>) {
  const price = plan?.price ?? 0
  const off = Math.min(discountOf(discount, price), price)
  return { price, off, total: price - off }
}

type Check = NonNullable<WizardStep<'payment', Sale>['check']>

/** What is missing before the start can be chosen. */
export const checkDetails: Check = (sale, { say, today }) => {
  const { price, total } = sumsOf(sale)
  const discount = sale.discount.value ?? 0
  const entered = enteredIn(sale.payments)
  return {
    customer: sale.customer ? undefined : say('payment:rules.customer'),
    plan: sale.plan ? undefined : say('payment:rules.plan'),
    location: sale.location ? undefined : say('payment:rules.location'),
    discount:
      sale.discount.kind === 'percent' && discount > 100
        ? say('payment:rules.percent')
        : sale.plan && discountOf(sale.discount, price) > price
          ? say('payment:rules.over')
          : undefined,
    discount_reason:
      discount > 0 && !sale.discount_reason.trim() ? say('payment:rules.reason') : undefined,
    payment_date: !sale.payment_date
      ? say('payment:rules.date')
      : sale.payment_date > today
        ? say('payment:rules.future')
        : undefined,
    payments:
      !sale.plan || total === 0
        ? undefined
        : entered !== total
          ? say('payment:rules.sum', { entered: formatMoney(entered), total: formatMoney(total) })
          : sale.payments.every(({ method, amount }) => method && amount)
            ? undefined
            : say('payment:rules.method'),
  }
}

export const checkStart: Check = (sale, { say }) => ({
  start_date: /^\d{4}-\d{2}-\d{2}$/.test(sale.start_date) ? undefined : say('payment:rules.start'),
})

/** The days that other packages take; a package of one day may share them. */
export const takenDays = (held: Held, plan: SalePlan | null) =>
  plan && plan.days > 1
    ? held.memberships
        .filter(({ type, days, remaining_days }) => type === 1 && days > 1 && remaining_days > 0)
        .map(({ start_date, end_date }) => ({ from: start_date, to: end_date }))
    : []

const cash = 3

/** The sale as the contract wants it. */
export function bodyOf(sale: Sale, allowDebt: boolean): Body<'/management/payment/', 'post'> {
  const { price, off, total } = sumsOf(sale)
  const parts =
    total === 0
      ? []
      : sale.payments.map(({ method, amount }) => ({
          payment_method: methodOf(method),
          amount: amount ?? 0,
        }))
  return {
    customer: sale.customer?.id ?? 0,
    subscription: { type: 1, plan: sale.plan?.id ?? 0, club: sale.location },
    subtotal: price,
    total,
    discount_value: sale.discount.kind === 'percent' ? sale.discount.value : null,
    discount_amount: sale.discount.kind === 'amount' ? sale.discount.value : null,
    discount_reason: off > 0 ? sale.discount_reason.trim() : null,
    payment_method: parts[0]?.payment_method ?? cash,
    payments: parts,
    payment_date: sale.payment_date,
    start_date: sale.start_date,
    allow_debt: allowDebt || undefined,
  }
}

type Method = Body<'/management/payment/', 'post'>['payment_method']

// The field offers the club's methods only.
const methodOf = (id: number | null) => (id ?? cash) as Method

/** Last day of a plan that starts on a day and is valid for some days. */
export function lastDay(start: string, days: number): string {
  const end = new Date(`${start}T00:00:00Z`)
  end.setUTCDate(end.getUTCDate() + days - 1)
  return end.toISOString().slice(0, 10)
}
