import { wholePayment, type Discount } from '@zal/ui'
import type { Picked } from '../../gym/MemberPicker.tsx'
import type { ClassTime } from './payment.data.ts'
import type { Kind, Sale, SalePlan } from './sale.types.ts'

export const noDiscount: Discount = { kind: 'percent', value: null }

const nothingChosen = { plan: null, time: null, location: null, start_date: '' }

/** Somebody else buys: what was chosen for the one before is forgotten. */
export const withCustomer = (customer: Picked | null): Partial<Sale> => ({
  customer,
  type: 1,
  ...nothingChosen,
})

/** Something of the other kind is bought. */
export const withType = (type: Kind): Partial<Sale> => ({ type, ...nothingChosen })

interface Chosen {
  today: string
  club: number
  /** By what the first part is paid when nothing was said yet. */
  method: number | null
}

/** Something else is bought: paid today, as a whole, at its full price, starting on a day still to be chosen. */
export function withPlan(sale: Sale, plan: SalePlan | null, by: Chosen): Partial<Sale> {
  const method = sale.payments[0]?.method ?? by.method
  return {
    plan,
    time: onlyTime(plan),
    location: sale.location ?? by.club,
    payment_date: by.today,
    start_date: '',
    payments: wholePayment(plan?.price ?? 0, method),
    discount: noDiscount,
    discount_reason: '',
  }
}

export const isFull = ({ remaining_slots }: ClassTime) =>
  remaining_slots !== null && remaining_slots <= 0

/** Where there is one block only, nobody has to be asked. */
function onlyTime(plan: SalePlan | null): number | null {
  const [first, ...others] = plan?.times ?? []
  return first && others.length === 0 && !isFull(first) ? first.id : null
}
