import { moneyParams } from '../../core/i18n/formatParams.ts'
import { failField } from '../../domain/failField.ts'
import { sumOf, type Part } from '../../domain/money.ts'
import { barredBy, type Holder } from '../../queries/depositActions.ts'

/** Refuses members without a usable deposit; inactive members may still pay a debt. */
export function holder(holder: Holder, field = 'gym_customer') {
  const code = barredBy(holder)
  if (code) failField(code, field)
}

/** Checks that the balance covers the amount. Errors: 409 with the current balance. */
export function covered(amount: number, balance: number) {
  if (amount > balance) {
    failField('deposit_not_enough', 'amount', moneyParams({ balance: Math.max(balance, 0) }), 409, {
      balance,
    })
  }
}

/** Difference of the amounts by method. */
export function difference(before: readonly Part[], after: readonly Part[]): Part[] {
  const known = new Set([...before, ...after].map((part) => part.payment_method))
  return [...known]
    .map((way) => ({ payment_method: way, amount: sumOf(after, way) - sumOf(before, way) }))
    .filter(({ amount }) => amount !== 0)
}
