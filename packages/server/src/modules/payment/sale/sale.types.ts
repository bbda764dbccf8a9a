import type { Body, Principal } from '../../../core/operation/context.ts'
import type { ClubSettings } from '../../../domain/clubSettings.ts'
import type { Days } from '../../../domain/membershipDates.ts'

export type SaleBody = Body<'createPayment'>

export interface Buyer {
  id: number
  club: number
  club_name: string
  status: string
  read_only: boolean
  is_global: boolean
}

export interface Plan {
  id: number
  name: string
  price: number
  days: number
  visits: number | null
  slot: number | null
  is_active: boolean
  is_global: boolean
}

/** The days that a membership holds against others. */
export interface Held extends Days {
  id: number
  name: string
  is_exhausted: boolean
}

export interface Facts {
  /** The id that the payment gets, so that what belongs to it need not wait for it. */
  payment: number
  held: Held[]
  frozen_until: string | null
  balance: number
  /** How many hold a place of the package, or of the block of the class. */
  holders: number
  /** The books of the club's day are. */
  is_closed: boolean
  settings: ClubSettings
}

/** What a sale costs, in whole units. */
export interface Charge {
  subtotal: number
  discount: number
  /** Why it is cheaper; null where it is not. */
  reason: string | null
  total: number
}

export interface Selling {
  body: SaleBody
  plan: Plan
  charge: Charge
  span: Days
  location: number
  member: number
  who: Principal
  today: string
  now: Date
}

/** With the ids of its rows. */
export interface Sold extends Selling {
  payment: number
  membership: number
}
