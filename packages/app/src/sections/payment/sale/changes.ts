import { isDay, wholePayment, type Discount } from '@zal/ui'
import type { PickedMember } from '../../../domain/member/MemberPicker.tsx'
import type { ClassTime } from '../payment.data.ts'
import type { Kind, Sale, SaleItem, SalePlan } from './sale.types.ts'

export const noDiscount: Discount = { kind: 'percent', value: null }

const nothingChosen = {
  plan: null,
  time: null,
  location: null,
  start_date: '',
}

export const newItem = (price: number | null = null): SaleItem => ({
  service: 1,
  name: '',
  plan: null,
  time: null,
  quantity: 1,
  price,
})

/**
 * Somebody else buys: what was chosen for the one before is forgotten. Who is named after the services were chosen is
 * nobody else.
 */
export const withCustomer = (customer: PickedMember | null, before?: Sale): Partial<Sale> =>
  before?.type === 3 && !before.customer
    ? { customer }
    : { customer, type: 1, items: [newItem()], ...nothingChosen }

/** Something of the other kind is bought. */
export const withType = (type: Kind): Partial<Sale> => ({
  type,
  items: [newItem()],
  check_in: true,
  discount: noDiscount,
  discount_reason: '',
  ...nothingChosen,
})

/** Other services, or other prices; what is to be paid begins anew where nothing was to be paid before. */
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

/** Whether somebody comes in for it, so that it can be checked in. */
export const isEntered = ({ service }: SaleItem) => service <= 3

interface Chosen {
  club: number
  /** By what the first part is paid when nothing was said yet. */
  method: number | null
}

/** Something else is bought: paid today (or when it was, where it is entered anew), as a whole, at its full price, starting on a day still to be chosen. */
export function withPlan(sale: Sale, plan: SalePlan | null, by: Chosen): Partial<Sale> {
  const method = sale.payments[0]?.method ?? by.method
  return {
    plan,
    time: onlyTime(plan),
    location: sale.location ?? by.club,
    payment_date: sale.day ?? null,
    date_reason: sale.day ? sale.date_reason : '',
    start_date: '',
    payments: wholePayment(plan?.price ?? 0, method),
    discount: noDiscount,
    discount_reason: '',
  }
}

/** A sale that was left: a start that has passed meanwhile is chosen anew. */
export const withoutPast = (sale: Sale, today: string): Sale =>
  isDay(sale.start_date) && sale.start_date < today ? { ...sale, start_date: '' } : sale

/** The membership is for another club, which sells other packages; a global one is sold in all of them. */
export const withLocation = (sale: Sale, location: number | null, by: Chosen): Partial<Sale> =>
  !sale.plan || sale.plan.is_global ? { location } : { ...withPlan(sale, null, by), location }

export const isFull = ({ remaining_slots }: ClassTime) =>
  remaining_slots !== null && remaining_slots <= 0

/** Where there is one block only, nobody has to be asked. */
function onlyTime(plan: SalePlan | null): number | null {
  const [first, ...others] = plan?.times ?? []
  return first && others.length === 0 && !isFull(first) ? first.id : null
}
