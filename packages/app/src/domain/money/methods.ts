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
import type { Session } from '../../scaffold/session/index.ts'

type Country = Session['auth']['country']

/** Parts that are to be put right; what a provider has taken it has taken. */
export const paymentPartsFrom = (
  parts: readonly { payment_method: number; amount: number }[],
): readonly PaymentPart[] =>
  parts.map(({ payment_method: method, amount }) => ({
    method,
    amount,
    typed: true,
    ...(isOnline(method) && { fixed: true }),
  }))

/** The payment methods of a country, the usual ones first. */
export const inOrder = (country: Country) => [
  ...new Set<Method>([CASH, TERMINAL, CARD, ...methodsIn(country)]),
]

/** Those that bring real money. */
export const moneyIn = (country: Country) => inOrder(country).filter((id) => id !== DEPOSIT)

/** The payment methods of a country as accounts of the books. */
export const accountsIn = (country: Country) => inOrder(country).map((id) => methods[id])
