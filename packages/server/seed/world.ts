import type { Method } from '@zal/api/methods'
import type { Part } from '../src/domain/money.ts'
import type { Day, Moment } from './days.ts'
import type { Ending } from './people/people.ts'
import type { Name } from './people/names/names.ts'

/** Model of a merchant while its history is generated; ids are assigned on insertion. */
export interface World {
  merchant: number
  /** One club of generated data beside the clubs of an existing merchant. */
  isSample: boolean
  country: 'UZB' | 'KGZ'
  currency: 'UZS' | 'KGS'
  /** Offset from UTC in minutes. */
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

/** Where a club is and when it is open. */
export interface ClubPlace {
  /** Key of the gazetteer. */
  city: string
  /** District. */
  county: string
  postal_code: string
  latitude: number
  longitude: number
  hours: { week_day: number; opens: string; closes: string }[]
}

export interface Club extends ClubPlace {
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
  /** Total days that it may be frozen; null is unlimited. */
  freezeDays: number | null
  /** Maximum number of freezes. */
  freezeTimes: number | null
  isGlobal: boolean
  isActive: boolean
  inApp: boolean
  description: string
  /** Weight of a random choice; 0 is chosen by name only. */
  weight: number
  /** Holders on each day since the club opened, where places are limited. */
  holders: Int16Array | null
  /** The block of a class; null for a package. */
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
  /** All of its places are sold. */
  isPopular: boolean
  /** It has no sales yet. */
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
  /** Rhythm of visits: weekdays, usual minute, and probability to keep them. */
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
  /**
   * First day available to another plan: the day after the end, or the start of the next plan once the visits
   * are used up.
   */
  free: Day
  freezes: Freeze[]
  discount: { percent: number | null; amount: number; reason: string | null }
  parts: Part[]
  reversal?: Reversal
}

/** One-time services. */
export interface Once {
  payment: number
  invoice: number
  /** Null for an anonymous sale. */
  member: Member | null
  club: Club
  seller: Worker
  at: Moment
  items: OnceItem[]
  parts: Part[]
}

/** 1 visit, 3 personal training, 4 locker, 5 a named service. */
export interface OnceItem {
  service: 1 | 3 | 4 | 5
  name: string | null
  quantity: number
  price: number
}

/** Returned money: by a void, or by a refund. */
export interface Reversal {
  kind: 'void' | 'refund' | 'partial_refund'
  /** Null for the original methods of a void. */
  method: Method | null
  amount: number
  /** One of the reasons of a void. */
  reasonId: number | null
  reason: string
  at: Moment
  worker: Worker
}

/** Frozen days: the start inclusive, the end exclusive. */
export interface Freeze {
  start: Day
  end: Day
  notes: string
  /** The scheduled end, where the member ended it early. */
  planned?: Day
  /** The day of the request. @default the start */
  asked?: Day
}

/** A replenishment of a member's deposit, by one method or several; or a return, with its reason. */
export interface Deposit {
  member: Member
  club: Club
  worker: Worker
  at: Moment
  /** Positive for a replenishment, negative for a return. */
  parts: Part[]
  reason: string | null
  /** Its ledger transaction, once it is inserted. */
  id?: number
}

/** Visits by column, since a large seed has millions of them. */
export interface Visits {
  at: Moment[]
  sale: Sale[]
  club: number[]
  worker: number[]
  amount: number[]
  /** Index of the visit that this one reverses, or -1. */
  reverses: number[]
}
