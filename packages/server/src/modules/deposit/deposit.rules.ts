import { DEPOSIT, methods } from '@zal/api/methods'
import type { Principal } from '../../core/operation/context.ts'
import { moneyParams } from '../../core/i18n/formatParams.ts'
import type { ClubSettings } from '../../domain/clubSettings.ts'
import { barredBy, type Holder } from '../../queries/depositActions.ts'
import { sumOf, type LedgerLine, type Part } from '../../domain/money.ts'
import { checkOnlinePartsUnchanged } from '../../domain/onlineParts.ts'
import {
  checkMethodAvailable,
  checkNoDuplicateMethod,
  checkSum,
} from '../../domain/paymentParts.ts'
import { failField } from '../../domain/failField.ts'

/** Refuses members without a usable deposit; inactive members may still pay a debt. */
export function holder(holder: Holder, field = 'gym_customer') {
  const code = barredBy(holder)
  if (code) failField(code, field)
}

/**
 * Checks that the club has deposits, that every part has a different method that it takes, and that their sum
 * is the amount.
 */
export function parts(
  given: { amount: number; payment_types: Part[] },
  { settings, who, came = [] }: { settings: ClubSettings; who: Principal; came?: Part[] },
) {
  const { amount, payment_types: split } = given
  for (const [at, { payment_method }] of split.entries()) {
    const field = `payment_types.${at}.payment_method`
    checkMethodAvailable(payment_method, field, { settings, who, came })
    checkNoDuplicateMethod(split, at, field)
  }
  checkOnlinePartsUnchanged(came, split, 'payment_types')
  checkSum(split, amount, 'payment_types')
}

/** Checks that the balance covers the amount. Errors: 409 with the current balance. */
export function covered(amount: number, balance: number) {
  if (amount > balance) {
    failField('deposit_not_enough', 'amount', moneyParams({ balance: Math.max(balance, 0) }), 409, {
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
