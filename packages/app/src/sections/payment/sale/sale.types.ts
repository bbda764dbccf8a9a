import type { Discount, PaymentPart } from '@zal/ui'
import type { PickedMember } from '../../../domain/member/MemberPicker.tsx'
import type { ClassTime, Plan, Service } from '../payment.data.ts'

/** What is sold: 1 package, 2 class, 3 services for one time. */
export type Kind = 1 | 2 | 3

/** What is known of a package or a class while it is being sold; a class has its blocks. */
export interface SalePlan extends Pick<Plan, 'id' | 'name' | 'price' | 'days'> {
  times?: readonly ClassTime[]
  /** Sold in every club. */
  is_global?: boolean
}

/** A service while it is being sold for one time; whole units. */
export interface SaleItem {
  service: Service
  /** What it is, where it is something else. */
  name: string
  /** The class in which a place is sold, with its blocks. */
  plan: SalePlan | null
  /** The block of the class, by its id. */
  time: number | null
  quantity: number | null
  price: number | null
}

/** A sale while it is being typed; whole units, days as YYYY-MM-DD. */
export interface Sale extends Record<string, unknown> {
  customer: PickedMember | null
  /** Id of the member whom the address named when the sale began. */
  named: number | null
  type: Kind
  plan: SalePlan | null
  /** The block of the class, by its id. */
  time: number | null
  location: number | null
  discount: Discount
  discount_reason: string
  /** Null is today, whenever the sale is opened again. */
  payment_date: string | null
  /** Of the payment that is entered anew: no other choice moves the day of the payment then. */
  day?: string
  /** Why it is paid on an earlier day than today. */
  date_reason?: string
  payments: readonly PaymentPart[]
  start_date: string
  /** What is sold for one time. */
  items: readonly SaleItem[]
  /** Whether a one-time payment lets in at once. */
  check_in: boolean
}
