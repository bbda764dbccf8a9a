import { DEPOSIT, methods } from '@zal/api/methods'
import type { Who } from '../../core/context.ts'
import { sumsOf } from '../../core/shown.ts'
import type { ClubSettings } from '../../rules/clubSettings.ts'
import { barredBy, type Holder } from '../../rules/depositMay.ts'
import { sumOf, type LedgerLine, type Part } from '../../rules/money.ts'
import { onlineStays } from '../../rules/onlineStays.ts'
import { offered, once, sumTo } from '../../rules/parts.ts'
import { refuseField } from '../../rules/refuseField.ts'

/** Refuses members without a usable deposit; inactive members may still pay a debt. */
export function holder(holder: Holder, field = 'gym_customer') {
  const code = barredBy(holder)
  if (code) refuseField(code, field)
}

/**
 * Checks that the club has deposits, that every part has a different method that it takes, and that their sum
 * is the amount.
 */
export function parts(
  given: { amount: number; payment_types: Part[] },
  { settings, who, came = [] }: { settings: ClubSettings; who: Who; came?: Part[] },
) {
  const { amount, payment_types: split } = given
  for (const [at, { payment_method }] of split.entries()) {
    const field = `payment_types.${at}.payment_method`
    offered(payment_method, field, { settings, who, came })
    once(split, at, field)
  }
  onlineStays(came, split, 'payment_types')
  sumTo(split, amount, 'payment_types')
}

/** Checks that the balance covers the amount. Errors: 409 with the current balance. */
export function covered(amount: number, balance: number) {
  if (amount > balance) {
    refuseField('deposit_not_enough', 'amount', sumsOf({ balance: Math.max(balance, 0) }), 409, {
      balance,
    })
  }
}

/**
 * Ledger lines of a change by method (negative for less): the methods are debited, and the member's deposit
 * is credited as a liability of the club. Unchanged methods have no line.
 */
export function depositLines(split: readonly Part[], member: number): LedgerLine[] {
  const lines = split.map((part) => ({
    account: methods[part.payment_method],
    amount: part.amount,
  }))
  const deposit = { account: methods[DEPOSIT], amount: -sumOf(split), member }
  return [...lines, deposit].filter(({ amount }) => amount !== 0)
}

/** Difference of the amounts by method. */
export function difference(before: readonly Part[], after: readonly Part[]): Part[] {
  const known = new Set([...before, ...after].map((part) => part.payment_method))
  return [...known]
    .map((way) => ({ payment_method: way, amount: sumOf(after, way) - sumOf(before, way) }))
    .filter(({ amount }) => amount !== 0)
}
