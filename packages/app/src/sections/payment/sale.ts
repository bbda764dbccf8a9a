import { discountOf, enteredIn, formatMoney } from '@zal/ui'
import type { Body } from '../../scaffold/contract.ts'
import type { WizardStep } from '../../scaffold/wizard.types.ts'
import type { Sale } from './sale.types.ts'

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
  const isClass = sale.type === 2
  return {
    customer: sale.customer ? undefined : say('payment:rules.customer'),
    plan: sale.plan ? undefined : say(isClass ? 'payment:rules.class' : 'payment:rules.plan'),
    time: isClass && sale.plan && !sale.time ? say('payment:rules.time') : undefined,
    location: isClass || sale.location ? undefined : say('payment:rules.location'),
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
          ? say(isClass ? 'payment:rules.sumClass' : 'payment:rules.sum', {
              entered: formatMoney(entered),
              total: formatMoney(total),
            })
          : sale.payments.every(({ method, amount }) => method && amount)
            ? undefined
            : say('payment:rules.method'),
  }
}

export const checkStart: Check = (sale, { say }) => ({
  start_date: /^\d{4}-\d{2}-\d{2}$/.test(sale.start_date) ? undefined : say('payment:rules.start'),
})

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
    subscription: subscriptionOf(sale),
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

/** A class is sold where it takes place. */
const subscriptionOf = ({ type, plan, time, location }: Sale) =>
  type === 2
    ? { type, plan: plan?.id ?? 0, class_time: time }
    : { type, plan: plan?.id ?? 0, club: location }

type Method = Body<'/management/payment/', 'post'>['payment_method']

// The field offers the club's methods only.
const methodOf = (id: number | null) => (id ?? cash) as Method
