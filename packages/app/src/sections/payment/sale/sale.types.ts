import type { Discount, PaymentPart } from '@zal/ui'
import type { PickedMember } from '../../../domain/member/MemberPicker.tsx'
import type { PaymentDate } from '../../../domain/money/paymentDate.ts'
import type { ClassTime, Plan, Service } from '../payment.data.ts'

/** Item kind: 1 package, 2 class, 3 one-time services. */
export type Kind = 1 | 2 | 3

/** A package or class in a sale; a class has its blocks. */
export interface SalePlan extends Pick<Plan, 'id' | 'name' | 'price' | 'days'> {
  /** Null for no limit. */
  visit?: number | null
  times?: readonly ClassTime[]
  /** Valid in every club. */
  is_global?: boolean
}

/** A service of a one-time payment; prices in whole units. */
export interface SaleItem {
  service: Service
  /** Name of a custom service. */
  name: string
  /** Class of a class visit, with its blocks. */
  plan: SalePlan | null
  /** Id of the class block. */
  time: number | null
  quantity: number | null
  price: number | null
}

/** Confirmations of the seller for one attempt to send a sale. */
export interface Agreed {
  /** The balance may go below zero. */
  debt: boolean
  /** The member may enter in spite of a warning. */
  door: boolean
  /** Token of the approval of a second person. */
  approval?: string
}

/** Form values of a sale; amounts in whole units, days as YYYY-MM-DD. */
export interface Sale extends PaymentDate, Record<string, unknown> {
  customer: PickedMember | null
  /** Id of the member in the URL when the sale began. */
  named: number | null
  type: Kind
  plan: SalePlan | null
  /** Id of the class block. */
  time: number | null
  location: number | null
  discount: Discount
  discount_reason: string
  /** Original date of a re-entered payment; later choices do not change the payment date. */
  day?: string
  payments: readonly PaymentPart[]
  /** Empty for the default. */
  start_date: string
  /** Reason of a start before the payment, of a member who trained already. */
  start_reason?: string
  /** The seller set the date on the page, so that the dialog does not ask for it. */
  start_by_hand?: boolean
  /** Items of a one-time payment. */
  items: readonly SaleItem[]
  /** Whether a one-time payment checks in at once. */
  check_in: boolean
}
