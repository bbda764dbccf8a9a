import type { Body, Principal } from '../../../core/operation/context.ts'
import type { Charge } from '../../../domain/charge.ts'
import type { ClubSettings } from '../../../domain/clubSettings.ts'
import type { Days } from '../../../domain/membershipDates.ts'

export type SaleBody = Body<'createPayment'>

export interface Buyer {
  id: number
  club: number
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

/** A membership with the days that it occupies. */
export interface Held extends Days {
  id: number
  name: string
  is_exhausted: boolean
}

export interface Facts {
  /** Id that the payment will get, known before the insert so that dependent rows can refer to it. */
  payment: number
  held: Held[]
  frozen_until: string | null
  balance: number
  /** Holders of a place of the package or of the block of the class. */
  holders: number
  /** Whether the current day of the club is closed. */
  is_closed: boolean
  settings: ClubSettings
}

export interface Selling {
  body: SaleBody
  plan: Plan
  charge: Charge
  span: Days
  location: number
  member: number
  principal: Principal
  today: string
  now: Date
}

/** A sale with the ids of its rows. */
export interface Sold extends Selling {
  payment: number
  membership: number
}
