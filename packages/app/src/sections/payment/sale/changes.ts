import { isDay, wholePayment, type Discount } from '@zal/ui'
import type { PickedMember } from '../../../domain/member/MemberPicker.tsx'
import type { ClassTime } from '../payment.data.ts'
import type { Kind, Sale, SaleItem, SalePlan } from './sale.types.ts'

/** Name of the draft and of the key of the attempt. */
export const saleForm = 'payment.wizard'

export const noDiscount: Discount = { kind: 'percent', value: null }

const nothingChosen = {
  plan: null,
  time: null,
  location: null,
  start_date: '',
  start_by_hand: false,
}

export const newItem = (price: number | null = null): SaleItem => ({
  service: 1,
  name: '',
  plan: null,
  time: null,
  quantity: 1,
  price,
})

/** A sale without choices, for the member of the address if it names one. */
export const newSale = (named: PickedMember | null): Sale => ({
  customer: named,
  named: named?.id ?? null,
  items: [newItem()],
  check_in: true,
  type: 1,
  discount: noDiscount,
  discount_reason: '',
  payment_date: null,
  payments: [{ method: null, amount: null }],
  ...nothingChosen,
})

/**
 * Change of customer: resets the previous choices, except for a guest whose services were already
 * chosen.
 */
export const withCustomer = (customer: PickedMember | null, before?: Sale): Partial<Sale> =>
  before?.type === 3 && !before.customer
    ? { customer }
    : { customer, type: 1, items: [newItem()], ...nothingChosen }

/** Change of kind: resets the item and the discount. */
export const withType = (type: Kind): Partial<Sale> => ({
  type,
  items: [newItem()],
  check_in: true,
  discount: noDiscount,
  discount_reason: '',
  ...nothingChosen,
})

/** Change of services or prices; the payment part is prefilled when the price was 0 before. */
export function withItems(
  sale: Sale,
  items: readonly SaleItem[],
  method: number | null,
): Partial<Sale> {
  const price = priceOf(items)
  const begins = priceOf(sale.items) === 0 && price > 0
  const first = sale.payments[0]?.method ?? method
  return begins ? { items, payments: wholePayment(price, first) } : { items }
}

export const priceOf = (items: readonly SaleItem[]) =>
  items.reduce((sum, { quantity, price }) => sum + (quantity ?? 0) * (price ?? 0), 0)

/** Whether the service includes entry, so that it can be checked in. */
export const isEntered = ({ service }: SaleItem) => service <= 3

interface Chosen {
  club: number
  /** Default method of the first part. */
  method: number | null
}

/**
 * Change of plan: resets to a single payment of the full price, dated today (or the original date
 * of a re-entered payment), without a start date.
 */
export function withPlan(sale: Sale, plan: SalePlan | null, by: Chosen): Partial<Sale> {
  const method = sale.payments[0]?.method ?? by.method
  return {
    plan,
    time: onlyTime(plan),
    location: sale.location ?? by.club,
    payment_date: sale.day ?? null,
    date_reason: sale.day ? sale.date_reason : '',
    start_date: '',
    start_by_hand: false,
    payments: wholePayment(plan?.price ?? 0, method),
    discount: noDiscount,
    discount_reason: '',
  }
}

/** Clears a start date of a restored draft that has passed. */
export const withoutPast = (sale: Sale, today: string): Sale =>
  isDay(sale.start_date) && sale.start_date < today
    ? { ...sale, start_date: '', start_by_hand: false }
    : sale

/** Change of club: resets the plan unless it is global. */
export const withLocation = (sale: Sale, location: number | null, by: Chosen): Partial<Sale> =>
  !sale.plan || sale.plan.is_global ? { location } : { ...withPlan(sale, null, by), location }

export const isFull = ({ remaining_slots }: ClassTime) =>
  remaining_slots !== null && remaining_slots <= 0

/** The only block of a class is preselected. */
function onlyTime(plan: SalePlan | null): number | null {
  const [first, ...others] = plan?.times ?? []
  return first && others.length === 0 && !isFull(first) ? first.id : null
}
