import type { PaymentPart } from '@zal/ui'
import type { Session } from '../scaffold/who.ts'

type Country = Session['auth']['country']

/** Pays from what the member has with the club. */
export const DEPOSIT = 5

/** Money that a provider takes: Click, Payme, Uzum. */
export const isOnline = (method: number) => method >= 6

/** Parts that are to be put right; what a provider has taken it has taken. */
export const cameBy = (
  parts: readonly { payment_method: number; amount: number }[],
): readonly PaymentPart[] =>
  parts.map(({ payment_method: method, amount }) => ({
    method,
    amount,
    typed: true,
    ...(isOnline(method) && { fixed: true }),
  }))

/** What the books call each payment method, by its number. */
const accounts = {
  1: 'card',
  2: 'terminal',
  3: 'cash',
  4: 'transaction',
  5: 'deposit',
  6: 'click',
  7: 'payme',
  8: 'uzum',
} as const

const everywhere = [3, 2, 1, 4, DEPOSIT] as const
const online = [6, 7, 8] as const

/** The payment methods of a country, the usual ones first; the online ones are of Uzbekistan. */
export const methodsIn = (country: Country) =>
  country === 'UZB' ? [...everywhere, ...online] : [...everywhere]

/** Those that bring real money. */
export const moneyIn = (country: Country) => methodsIn(country).filter((id) => id !== DEPOSIT)

/** The payment methods of a country as accounts of the books. */
export const accountsIn = (country: Country) => methodsIn(country).map((id) => accounts[id])
