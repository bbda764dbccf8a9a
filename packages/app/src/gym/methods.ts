import {
  CARD,
  CASH,
  DEPOSIT,
  isOnline,
  methods,
  methodsIn,
  TERMINAL,
  type Method,
} from '@zal/api/methods'
import type { PaymentPart } from '@zal/ui'
import type { Session } from '../scaffold/who.ts'

type Country = Session['auth']['country']

/** Payment parts of a form that edits a payment; parts taken by an online provider are fixed. */
export const cameBy = (
  parts: readonly { payment_method: number; amount: number }[],
): readonly PaymentPart[] =>
  parts.map(({ payment_method: method, amount }) => ({
    method,
    amount,
    typed: true,
    ...(isOnline(method) && { fixed: true }),
  }))

/** Payment methods of a country, the common ones first. */
export const inOrder = (country: Country) => [
  ...new Set<Method>([CASH, TERMINAL, CARD, ...methodsIn(country)]),
]

/** Payment methods that bring new money: all but the deposit. */
export const moneyIn = (country: Country) => inOrder(country).filter((id) => id !== DEPOSIT)

/** Ledger accounts of a country's payment methods. */
export const accountsIn = (country: Country) => inOrder(country).map((id) => methods[id])
