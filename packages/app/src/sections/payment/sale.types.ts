import type { Discount, PaymentPart } from '@zal/ui'
import type { Picked } from '../../gym/MemberPicker.tsx'
import type { ClassTime, Plan } from './payment.data.ts'

/** What is sold: 1 package, 2 class. */
export type Kind = 1 | 2

/** What is known of a package or a class while it is being sold; a class has its blocks. */
export interface SalePlan extends Pick<Plan, 'id' | 'name' | 'price' | 'days'> {
  times?: readonly ClassTime[]
}

/** A sale while it is being typed; whole units, days as YYYY-MM-DD. */
export interface Sale extends Record<string, unknown> {
  customer: Picked | null
  type: Kind
  plan: SalePlan | null
  /** The block of the class, by its id. */
  time: number | null
  location: number | null
  discount: Discount
  discount_reason: string
  payment_date: string
  payments: readonly PaymentPart[]
  start_date: string
}
