import type { components } from './schema.d.ts'

// Made from the contract by `npm run contract`.

/** A payment method by the contract's number. */
export type Method = components['schemas']['PaymentMethod']
/** A method whose money a provider takes. */
export type OnlineMethod = components['schemas']['OnlineMethod']

/** Payment methods by the contract's number, each with the ledger account that its money goes to. */
export const methods = {
  1: 'card',
  2: 'terminal',
  3: 'cash',
  4: 'transaction',
  5: 'deposit',
  6: 'click',
  7: 'payme',
  8: 'uzum',
} as const satisfies Record<Method, string>

export const CARD = 1 as const
export const TERMINAL = 2 as const
export const CASH = 3 as const
export const DEPOSIT = 5 as const

/** Online methods: a provider takes the money. */
export const onlineMethods: readonly OnlineMethod[] = [6, 7, 8]

/** Whether a provider takes the money. */
export const isOnline = (method: number) => onlineMethods.some((each) => each === method)

const byCountry: Record<'UZB' | 'KGZ', Method[]> = {
  UZB: [1, 2, 3, 4, 5, 6, 7, 8],
  KGZ: [1, 2, 3, 4, 5],
}

/** Methods available in a country; a club's settings narrow them further. */
export const methodsIn = (country: keyof typeof byCountry): Method[] => [...byCountry[country]]
