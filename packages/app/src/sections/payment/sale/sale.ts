import { businessLimits } from '@zal/api/limits'
import { CASH } from '@zal/api/methods'
import { addDays, discountOf, isDay, isDiscount, type DayRange } from '@zal/ui'
import { checkPaymentDate, sentDate } from '../../../domain/money/paymentDate.ts'
import { checkParts, sentParts } from '../../../domain/money/paymentParts.ts'
import { isShortReason } from '../../../domain/money/reason.ts'
import type { BodyOf } from '../../../scaffold/api/index.ts'
import type { RuleContext } from '../../../scaffold/form/index.ts'
import { isEntered, priceOf } from './changes.ts'
import type { Sale, SaleItem } from './sale.types.ts'

/** Price, discount and total, with the server's rounding; a discount that cannot be given takes nothing off. */
export function sumsOf({
  type,
  plan,
  items,
  discount,
}: Pick<Sale, 'type' | 'plan' | 'items' | 'discount'>) {
  const price = type === 3 ? priceOf(items) : (plan?.price ?? 0)
  const off = isDiscount(discount, price) ? discountOf(discount, price) : 0
  return { price, off, total: price - off }
}

/** Whether the price is known, so that it can be paid. */
export const isPriced = ({ type, plan, items }: Pick<Sale, 'type' | 'plan' | 'items'>) =>
  type === 3 ? priceOf(items) > 0 : plan !== null

type Rules = Pick<RuleContext, 'translate' | 'today' | 'currency'>
/** Error texts by field, in the order of the page; a part of the payment is `payments.0`. */
export type Wrong = Record<string, string | undefined>

/** Errors of the parts of the payment, once there is a sum to pay. */
export function wrongParts(sale: Sale, rules: Pick<Rules, 'translate' | 'currency'>) {
  const { total } = sumsOf(sale)
  if (!isPriced(sale) || total === 0) return undefined
  return checkParts(sale.payments, rules, { total, deposit: sale.customer !== null })
}

/** Errors of the page; `start` holds those of a start date that was set on it. */
export function checkDetails(
  sale: Sale,
  { translate, today, currency }: Rules,
  start: Wrong = {},
): Wrong {
  const { price, total } = sumsOf(sale)
  const { discount } = sale
  const isClass = sale.type === 2
  const isOnce = sale.type === 3
  const canBeGiven = isDiscount(discount, price)
  const wrong = wrongParts(sale, { translate, currency })
  return {
    customer: sale.customer || isOnce ? undefined : translate('payment:rules.customer'),
    plan:
      sale.plan || isOnce
        ? undefined
        : translate(isClass ? 'payment:rules.class' : 'payment:rules.plan'),
    time: isClass && sale.plan && !sale.time ? translate('payment:rules.time') : undefined,
    items: isOnce && !sale.items.every(isWhole) ? translate('payment:rules.items') : undefined,
    discount:
      canBeGiven || (discount.kind === 'amount' && !isPriced(sale))
        ? undefined
        : translate(discount.kind === 'percent' ? 'payment:rules.percent' : 'payment:rules.over'),
    discount_reason:
      canBeGiven && discount.value
        ? wrongReason(sale.discount_reason, isPriced(sale) && total === 0, translate)
        : undefined,
    ...start,
    ...checkPaymentDate(sale, { translate, today }),
    ...Object.fromEntries(
      (wrong?.parts ?? []).map((part, at) => [`payments.${at}`, part?.method ?? part?.amount]),
    ),
    payments: wrong?.sum,
  }
}

/** Error of the reason of a discount: required, and of some letters where nothing is left to pay. */
function wrongReason(reason: string, isFree: boolean, translate: Rules['translate']) {
  const { length } = reason.trim()
  if (length === 0) return translate('payment:rules.reason')
  const count = businessLimits.freeReasonLetters
  return isFree && length < count ? translate('payment:rules.reasonFree', { count }) : undefined
}

/** Whether a service is complete. */
export function isWhole({ service, name, time, quantity, price }: SaleItem) {
  const isSaid = service === 5 ? name.trim() !== '' : service !== 2 || time !== null
  return isSaid && Boolean(quantity) && Boolean(price)
}

type Start = Pick<Sale, 'type' | 'start_date' | 'start_reason' | 'payment_date'>

/** First possible start: some days before the payment, for a member who trained already. */
export const earliestStart = ({ payment_date }: Pick<Sale, 'payment_date'>, today: string) =>
  addDays(payment_date || today, -businessLimits.startBackDays)

/** Whether the membership starts before its payment, so that it needs a reason. */
export const startsEarly = (
  { start_date, payment_date }: Pick<Sale, 'start_date' | 'payment_date'>,
  today: string,
) => isDay(start_date) && start_date < (payment_date || today)

/** Errors of a start date: of the day itself, or an early one without a reason. */
export const checkStart = (
  sale: Start,
  taken: readonly DayRange[],
  rules: Pick<Rules, 'translate' | 'today'>,
): Wrong => ({
  start_date: wrongDay(sale, taken, rules),
  start_reason:
    startsEarly(sale, rules.today) && isShortReason(sale.start_reason ?? '')
      ? rules.translate('domain:reason.date')
      : undefined,
})

/** Error of a start date: none, one too early for the payment, or a day of another membership. */
function wrongDay(
  { start_date, type, payment_date }: Start,
  taken: readonly DayRange[],
  { translate, today }: Pick<Rules, 'translate' | 'today'>,
): string | undefined {
  if (!isDay(start_date) || start_date < earliestStart({ payment_date }, today))
    return translate('payment:rules.start')
  const isTaken = taken.some(({ from, to }) => start_date >= from && start_date <= to)
  if (!isTaken) return undefined
  return translate(type === 2 ? 'payment:rules.takenClass' : 'payment:rules.taken')
}

/** Confirmations of this attempt. */
interface Confirmed {
  debt: boolean
  /** Token of the approval of a second person. */
  approval?: string
}

const confirmed = ({ debt, approval }: Confirmed) => ({ allow_debt: debt || undefined, approval })

/** Request body of a sale. */
export function saleBody(
  sale: Sale,
  today: string,
  goesOn: Confirmed,
): BodyOf<'/management/payment/', 'post'> {
  return {
    customer: sale.customer?.id ?? 0,
    subscription: subscriptionOf(sale),
    start_date: sale.start_date,
    start_reason: startsEarly(sale, today) ? sale.start_reason?.trim() : undefined,
    ...moneyOf(sale, today),
    ...confirmed(goesOn),
  }
}

/** Request body of a one-time payment. */
export function oneTimeBody(
  sale: Sale,
  today: string,
  goesOn: Confirmed & {
    door: boolean
    /** Whether the user may check in. */
    enters: boolean
  },
): BodyOf<'/management/one-time-payment/', 'post'> {
  return {
    customer: sale.customer?.id ?? null,
    items: sale.items.map(({ service, name, time, quantity, price }) => ({
      service,
      name: service === 5 ? name.trim() : undefined,
      class_time: service === 2 ? time : undefined,
      quantity: quantity ?? 0,
      price: price ?? 0,
    })),
    ...moneyOf(sale, today),
    check_in: goesOn.enters && sale.check_in && sale.items.some(isEntered),
    confirm: goesOn.door || undefined,
    ...confirmed(goesOn),
  }
}

function moneyOf(sale: Sale, today: string) {
  const { price, off, total } = sumsOf(sale)
  const parts = total === 0 ? [] : sentParts<Method>(sale.payments)
  return {
    subtotal: price,
    total,
    discount_value: sale.discount.kind === 'percent' ? sale.discount.value : null,
    discount_amount: sale.discount.kind === 'amount' ? sale.discount.value : null,
    discount_reason: off > 0 ? sale.discount_reason.trim() : null,
    payment_method: parts[0]?.payment_method ?? CASH,
    payments: parts,
    ...sentDate(sale, today),
  }
}

/** Request part of the plan; a class is sold in its own club. */
const subscriptionOf = ({ type, plan, time, location }: Sale) =>
  type === 2
    ? { type, plan: plan?.id ?? 0, class_time: time }
    : { type: 1 as const, plan: plan?.id ?? 0, club: location }

type Method = BodyOf<'/management/payment/', 'post'>['payment_method']
