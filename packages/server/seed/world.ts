import type { Method } from '@zal/api/methods'
import type { Part } from '../src/domain/money.ts'
import type { Day, Moment } from './days.ts'
import type { Ending } from './people/people.ts'
import type { Name } from './people/names/names.ts'

/** The people and things of a merchant while its story is being made up; ids are given when they are written. */
export interface World {
  merchant: number
  country: 'UZB' | 'KGZ'
  currency: 'UZS' | 'KGS'
  /** Minutes ahead of UTC. */
  zone: number
  today: Day
  now: Moment
  /** The first day of the history. */
  opened: Day
  clubs: Club[]
  staff: Worker[]
  members: Member[]
  sales: Sale[]
  deposits: Deposit[]
  once: Once[]
  visits: Visits
}

export interface Club {
  id: number
  name: string
  address_line: string
  phone: string
  rooms: Room[]
  plans: Plan[]
  classes: ClassOfClub[]
  staff: Worker[]
}

export interface Room {
  id: number
  name: string
}

export interface Worker extends Name {
  id: number
  email: string
  role: 'owner' | 'director' | 'manager' | 'trainer' | 'restricted_user' | 'partner'
  phone: string
  language: 'uz' | 'ru' | 'en'
  /** Indexes of the merchant's clubs. */
  clubs: number[]
}

export interface Plan {
  id: number
  key: string
  name: string
  price: number
  days: number
  visits: number | null
  /** Minutes of the day, or null for all day. */
  hours: [from: number, to: number] | null
  weekDays: number[]
  trainer: Worker | null
  room: Room | null
  slot: number | null
  /** Days that it may be frozen in all; null is without limit. */
  freezeDays: number | null
  /** How often. */
  freezeTimes: number | null
  isGlobal: boolean
  isActive: boolean
  inApp: boolean
  description: string
  /** How often it is bought; 0 is only by name. */
  weight: number
  /** Holders on each day since the club opened, where places are limited. */
  holders: Int16Array | null
  /** The block of a class that this is; null is a package. */
  block: { id: number; trainers: Worker[] } | null
}

/** A class; each of its blocks is sold like a package with hours. The id of such a plan is that of the class. */
export interface ClassOfClub {
  id: number
  name: string
  price: number
  days: number
  visits: number | null
  description: string
  isActive: boolean
  /** Every place of it is taken. */
  isPopular: boolean
  /** Nobody has bought it yet. */
  isNew: boolean
  blocks: Plan[]
}

export interface Member extends Name {
  id: number
  club: Club
  ending: Ending
  phone: string
  birth: Day | null
  createdAt: Moment
  /** The rhythm of visits: how often they keep it, on which days and around which minute. */
  habit: { weekDays: number[]; minute: number; zeal: number }
  isKnown: boolean
}

/** A membership with its payment. */
export interface Sale {
  id: number
  payment: number
  invoice: number
  member: Member
  club: Club
  plan: Plan
  seller: Worker
  at: Moment
  start: Day
  /** Last day. */
  end: Day
  /** First day that another plan may take: the day after the end, or the start of the next plan once the visits are used up. */
  free: Day
  freezes: Freeze[]
  discount: { percent: number | null; amount: number; reason: string | null }
  parts: Part[]
  reversal?: Reversal
}

/** Services that were paid for once. */
export interface Once {
  payment: number
  invoice: number
  /** Null is somebody who was not named. */
  member: Member | null
  club: Club
  seller: Worker
  at: Moment
  items: OnceItem[]
  parts: Part[]
}

/** 1 visit, 3 personal training, 4 locker, 5 something else, which has a name. */
export interface OnceItem {
  service: 1 | 3 | 4 | 5
  name: string | null
  quantity: number
  price: number
}

/** Money that went back: all of it by a void, or by a refund. */
export interface Reversal {
  kind: 'void' | 'refund' | 'partial_refund'
  /** Null is by the ways it came. */
  method: Method | null
  amount: number
  /** One of the reasons of a void. */
  reasonId: number | null
  reason: string
  at: Moment
  worker: Worker
}

/** Days that rest: from the start up to but not including the end. */
export interface Freeze {
  start: Day
  end: Day
  notes: string
  /** The end that was asked for, where the member came back before it. */
  planned?: Day
  /** The day on which it was asked for. @default the start */
  asked?: Day
}

/** Money put on a member's deposit, by one method or several; or money of it that was given back, with the reason. */
export interface Deposit {
  member: Member
  club: Club
  worker: Worker
  at: Moment
  /** More is positive; what was given back is negative. */
  parts: Part[]
  reason: string | null
  /** Its ledger transaction, once it is written. */
  id?: number
}

/** Visits column by column: there are millions of them in a large seed. */
export interface Visits {
  at: Moment[]
  sale: Sale[]
  club: number[]
  worker: number[]
  amount: number[]
  /** Index of the visit that this one takes back, or -1. */
  reverses: number[]
}
