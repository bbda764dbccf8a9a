import type { OnlineMethod } from '@zal/api/methods'

/** Which provider stands behind a method of a club; undefined where none is connected. */
export type Online = (club: number, method: OnlineMethod) => OnlineProvider | undefined

/** One merchant account with a provider. Its keys never leave the adapter. */
export interface OnlineProvider {
  /** The sandbox takes no money: the desk says what the customer did. */
  isSandbox: boolean
  /** Where the customer pays. May ask the provider; no transaction of ours is open meanwhile (REL-17). */
  begin: (order: OnlineOrder) => Promise<string>
  /**
   * Answers a call of the provider. It proves by the call itself that it is the provider before it asks the till
   * anything, or tells the till that it is a stranger. Throws only what the till throws.
   */
  hear: (call: OnlineCall, till: ProviderCallbacks) => Promise<Response>
  /** What the provider hears where we could not decide and it has to ask again. */
  fault: (call: OnlineCall) => Response
}

export interface OnlineOrder {
  /** What the provider names it by. */
  order: number
  club: number
  /** Whole units. */
  amount: number
  language: 'uz' | 'ru' | 'en'
}

/** A call of a provider, within limits. */
export interface OnlineCall {
  /** The last part of the address: `prepare`, `check`, …; empty where there is none. */
  step: string
  headers: Headers
  text: string
  now: Date
}

/** What a provider may ask of us. Amounts are whole units; each question is a transaction of its own. */
export interface ProviderCallbacks {
  /** Notes that whoever calls could not prove to be the provider; from where it was wrong too often it has to wait. */
  stranger: () => Promise<void>
  /** Whether the order could be paid now: it waits, the amount is right and the sale could be made. */
  check: (order: string, amount?: number) => Promise<OnlineFacts | CallbackError>
  /** Notes that the provider begins to take the money. The same id again is the same transaction. */
  open: (begun: StartedTransaction) => Promise<OnlineTransaction | CallbackError>
  /** The money is taken: sells, once. The same id again is the same answer. */
  perform: (id: string) => Promise<OnlineTransaction | CallbackError>
  /** The money is not taken, or goes back. */
  cancel: (id: string, reason?: number) => Promise<OnlineTransaction | CallbackError>
  find: (id: string) => Promise<OnlineTransaction | CallbackError>
  /** What the provider began between two moments of its own clock, ms, the earliest first. */
  between: (from: number, to: number) => Promise<OnlineTransaction[]>
}

export interface StartedTransaction {
  order: string
  id: string
  amount: number
  /** The provider's own clock, ms. */
  time: number
  /** Whether nobody else may be paying the same order. */
  alone: boolean
}

export interface OnlineFacts {
  order: number
  amount: number
}

export interface OnlineTransaction extends OnlineFacts {
  /** Ours. */
  number: number
  /** The provider's. */
  id: string
  state: 'created' | 'performed' | 'cancelled' | 'reversed'
  /** The provider's own clock, ms. */
  time: number
  reason: number | null
  /** ms; 0 where it has not happened. */
  created: number
  performed: number
  cancelled: number
}

/** Why not. */
export type CallbackError =
  /** There is no such order in this club with this method. */
  | 'no_order'
  | 'wrong_amount'
  /** It is sold already. */
  | 'paid'
  /** It was called off, or its time is up. */
  | 'closed'
  /** Somebody else pays it at this moment. */
  | 'taken'
  /** The sale could not be made any more: no place is left, the member is frozen, … */
  | 'unsellable'
  | 'no_transaction'
  | 'cancelled'
  /** Sold and handed over: the desk has to take it back first. */
  | 'delivered'

/** Whether a provider was told no, and why. */
export const isCallbackError = (found: object | CallbackError): found is CallbackError =>
  typeof found === 'string'

/** No method is connected anywhere. */
export const noOnline: Online = () => undefined
