import { CASH, DEPOSIT } from '@zal/api/methods'
import { businessLimits } from '@zal/api/limits'
import { addDays, discountOf, enteredIn, formatMoney, isDay, type PaymentPart } from '@zal/ui'
import { checkPaymentDate, sentDate } from '../../../domain/money/paymentDate.ts'
import { isShortReason } from '../../../domain/money/reason.ts'
import { isWholePart, sentParts } from '../../../domain/money/paymentParts.ts'
import type { BodyOf } from '../../../scaffold/api/index.ts'
import type { RuleContext } from '../../../scaffold/form/index.ts'
import type { WizardStep } from '../../../scaffold/wizard/index.ts'
import { isEntered, priceOf } from './changes.ts'
import type { Sale, SaleItem } from './sale.types.ts'

/** Price, discount and total, with the server's rounding. */
export function sumsOf({
  type,
  plan,
  items,
  discount,
}: Pick<Sale, 'type' | 'plan' | 'items' | 'discount'>) {
  const price = type === 3 ? priceOf(items) : (plan?.price ?? 0)
  const off = Math.min(discountOf(discount, price), price)
  return { price, off, total: price - off }
}

/** Whether the discount exceeds the price, so that the total is meaningless. */
export const isAbovePrice = ({ discount }: Pick<Sale, 'discount'>, price: number) =>
  discountOf(discount, price) > price

type Check = NonNullable<WizardStep<'payment', Sale>['check']>

/** Errors of the first step. */
export const checkDetails: Check = (sale, { translate, today, currency }) => {
  const { price, total } = sumsOf(sale)
  const discount = sale.discount.value ?? 0
  const isClass = sale.type === 2
  const isOnce = sale.type === 3
  const isPriced = isOnce ? price > 0 : sale.plan !== null
  return {
    customer: sale.customer || isOnce ? undefined : translate('payment:rules.customer'),
    items: isOnce && !sale.items.every(isWhole) ? translate('payment:rules.items') : undefined,
    plan:
      sale.plan || isOnce
        ? undefined
        : translate(isClass ? 'payment:rules.class' : 'payment:rules.plan'),
    time: isClass && sale.plan && !sale.time ? translate('payment:rules.time') : undefined,
    location: isClass || isOnce || sale.location ? undefined : translate('payment:rules.location'),
    discount:
      sale.discount.kind === 'percent' && discount > 100
        ? translate('payment:rules.percent')
        : isPriced && isAbovePrice(sale, price)
          ? translate('payment:rules.over')
          : undefined,
    discount_reason: wrongReason(sale, discount > 0, isPriced && total === 0, translate),
    ...checkPaymentDate(sale, { translate, today }),
    payments: isPriced && total > 0 ? wrongParts(sale, total, { translate, currency }) : undefined,
  }
}

/** Error of the discount reason: required, and of some letters where nothing is left to pay. */
function wrongReason(
  { discount_reason }: Sale,
  isDiscounted: boolean,
  isFree: boolean,
  translate: RuleContext['translate'],
) {
  if (!isDiscounted) return undefined
  const { length } = discount_reason.trim()
  if (length === 0) return translate('payment:rules.reason')
  const least = businessLimits.freeReasonLetters
  return isFree && length < least
    ? translate('payment:rules.reasonFree', { count: least })
    : undefined
}

type Said = Pick<RuleContext, 'translate' | 'currency'>

/** Error of the payment parts: each complete, and together equal to the discounted price. */
function wrongParts(
  { type, customer, payments }: Sale,
  total: number,
  { translate, currency }: Said,
) {
  const [main, ...extra] = payments
  const isPayable = (part: PaymentPart | undefined) =>
    isWholePart(part) && (part?.method !== DEPOSIT || customer !== null)
  if (extra.length > 0 && !main?.amount) return translate('payment:rules.partial')
  if (!extra.every(isPayable)) return translate('payment:rules.part')
  const entered = enteredIn(payments)
  if (entered !== total) {
    return translate(sumRule[type], {
      entered: formatMoney(entered),
      total: formatMoney(total, currency),
    })
  }
  return isPayable(main) ? undefined : translate('payment:rules.method')
}

const sumRule = {
  1: 'payment:rules.sum',
  2: 'payment:rules.sumClass',
  3: 'payment:rules.sumOnce',
} as const

/** Whether a service is complete. */
export function isWhole({ service, name, time, quantity, price }: SaleItem) {
  const isSaid = service === 5 ? name.trim() !== '' : service !== 2 || time !== null
  return isSaid && Boolean(quantity) && Boolean(price)
}

/** First possible start: some days before the payment, for a member who trained already. */
export const earliestStart = ({ payment_date }: Pick<Sale, 'payment_date'>, today: string) =>
  addDays(payment_date || today, -businessLimits.startBackDays)

/** Whether the membership starts before its payment, so that it needs a reason. */
export const startsEarly = (
  { start_date, payment_date }: Pick<Sale, 'start_date' | 'payment_date'>,
  today: string,
) => isDay(start_date) && start_date < (payment_date || today)

/** Errors of the start date: too early for the payment, or early without a reason. */
export const checkStart: Check = (sale, { translate, today }) => ({
  start_date:
    isDay(sale.start_date) && sale.start_date >= earliestStart(sale, today)
      ? undefined
      : translate('payment:rules.start'),
  start_reason:
    startsEarly(sale, today) && isShortReason(sale.start_reason ?? '')
      ? translate('domain:reason.date')
      : undefined,
})

/** Prefix of the approval of a second person among the confirmations of an attempt. */
export const APPROVAL = 'approval:'
export const approvalIn = (agreed: readonly string[]) =>
  agreed.find((each) => each.startsWith(APPROVAL))?.slice(APPROVAL.length)

/** Confirmations of this attempt. */
interface Confirmed {
  debt: boolean
  /** Token of a second person. */
  approval?: string
}

const confirmed = ({ debt, approval }: Confirmed) => ({ allow_debt: debt || undefined, approval })

/** The reason of a start before the payment. */
const startReason = (sale: Sale, today: string) =>
  startsEarly(sale, today) ? { start_reason: sale.start_reason?.trim() } : {}

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
    ...moneyOf(sale, today),
    ...startReason(sale, today),
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
