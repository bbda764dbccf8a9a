import { CARD, CASH, DEPOSIT, methods, methodsIn, TERMINAL, type Method } from '@zal/api/methods'
import type { Session } from '../../scaffold/session/index.ts'

type Country = Session['auth']['country']

/** Payment methods of a country, the common ones first. */
export const inOrder = (country: Country) => [
  ...new Set<Method>([CASH, TERMINAL, CARD, ...methodsIn(country)]),
]

/** Payment methods that bring new money: all but the deposit. */
export const moneyIn = (country: Country) => inOrder(country).filter((id) => id !== DEPOSIT)

/** Ledger accounts of a country's payment methods. */
export const accountsIn = (country: Country) => inOrder(country).map((id) => methods[id])
