import type { OnlineMethod } from '@zal/api/methods'

/** Provider of a payment method in a club; undefined where none is connected. */
export type Online = (club: number, method: OnlineMethod) => OnlineProvider | undefined

/** One merchant account with a provider. Its keys never leave the adapter. */
export interface OnlineProvider {
  /** The sandbox takes no money: the desk simulates the customer. */
  isSandbox: boolean
  /** Payment URL for the customer. May call the provider; no transaction is open meanwhile (REL-17). */
  begin: (order: OnlineOrder) => Promise<string>
  /**
   * Handles a callback of the provider. Authenticates the callback before it uses the till, or reports it to
   * the till as unauthenticated. Throws only what the till throws.
   */
  hear: (call: OnlineCall, till: Till) => Promise<Response>
  /** Response that makes the provider retry, where no decision was possible. */
  fault: (call: OnlineCall) => Response
}

export interface OnlineOrder {
  /** Order number at the provider. */
  order: number
  club: number
  /** Whole units. */
  amount: number
  language: 'uz' | 'ru' | 'en'
}

/** A callback of a provider, within limits. */
export interface OnlineCall {
  /** The last segment of the path: `prepare`, `check`, …; empty where there is none. */
  step: string
  headers: Headers
  text: string
  now: Date
}

/** Operations that a provider may call. Amounts are whole units; each call is a separate transaction. */
export interface Till {
  /** Records a failed authentication; a source with too many has to wait. */
  stranger: () => Promise<void>
  /** Whether the order can be paid now: it is pending, the amount is right and the sale is possible. */
  check: (order: string, amount?: number) => Promise<OnlineFacts | Trouble>
  /** Records that the provider starts to take the money. Idempotent by id. */
  open: (begun: Begun) => Promise<OnlineTransaction | Trouble>
  /** Records that the money is taken and makes the sale. Idempotent by id. */
  perform: (id: string) => Promise<OnlineTransaction | Trouble>
  /** Records that the money is not taken, or is returned. */
  cancel: (id: string, reason?: number) => Promise<OnlineTransaction | Trouble>
  find: (id: string) => Promise<OnlineTransaction | Trouble>
  /** Transactions that the provider created between two moments of its own clock (ms), the earliest first. */
  between: (from: number, to: number) => Promise<OnlineTransaction[]>
}

export interface Begun {
  order: string
  id: string
  amount: number
  /** Clock of the provider, ms. */
  time: number
  /** Whether no other transaction may be open for the same order. */
  alone: boolean
}

export interface OnlineFacts {
  order: number
  amount: number
}

export interface OnlineTransaction extends OnlineFacts {
  /** Number on our side. */
  number: number
  /** Id on the side of the provider. */
  id: string
  state: 'created' | 'performed' | 'cancelled' | 'reversed'
  /** Clock of the provider, ms. */
  time: number
  reason: number | null
  /** ms; 0 where it has not happened. */
  created: number
  performed: number
  cancelled: number
}

/** Reason of a refusal. */
export type Trouble =
  /** There is no such order in this club with this method. */
  | 'no_order'
  | 'wrong_amount'
  /** It is already sold. */
  | 'paid'
  /** It was cancelled or has expired. */
  | 'closed'
  /** Another transaction is paying it. */
  | 'taken'
  /** The sale is no longer possible: no place is left, the member is frozen, … */
  | 'unsellable'
  | 'no_transaction'
  | 'cancelled'
  /** Sold and in use: the desk has to reverse it first. */
  | 'delivered'

/** Whether the till has refused, and why. */
export const isTrouble = (found: object | Trouble): found is Trouble => typeof found === 'string'

/** Default without any connected method. */
export const noOnline: Online = () => undefined
