import { DEPOSIT, isOnline, methods, methodsIn, type Method } from '@zal/api/methods'
import type { Who } from '../../core/context.ts'
import { refuse } from '../../core/errors.ts'
import type { ClubSettings } from '../../rules/clubSettings.ts'
import { sumOf, type LedgerLine, type Part } from '../../rules/money.ts'
import { onlineStays } from '../../rules/onlineStays.ts'
import { refuseField } from '../../rules/refuseField.ts'
import { shown } from '../../rules/shown.ts'
import type { Holder } from './deposit.store.ts'

/** Who has left may still pay a debt; who is not a member yet has no deposit. */
export function holder({ read_only, status }: Holder, field = 'gym_customer') {
  if (read_only) refuseField('member_read_only', field)
  if (status === 'draft') refuseField('member_inactive', field)
}

/** The club keeps deposits, every part is by another method that it takes, and together they are the amount. */
export function parts(
  given: { amount: number; payment_types: Part[] },
  { settings, who, came = [] }: { settings: ClubSettings; who: Who; came?: Part[] },
) {
  const { amount, payment_types: split } = given
  const before = came.map((part) => part.payment_method)
  for (const [at, { payment_method }] of split.entries()) {
    const field = `payment_types.${at}.payment_method`
    method(payment_method, field, { settings, who, before })
    if (split.findIndex((part) => part.payment_method === payment_method) < at) {
      refuseField('method_twice', field)
    }
  }
  onlineStays(came, split, 'payment_types')
  const entered = sumOf(split)
  if (entered === amount) return
  const vars = shown({
    entered,
    total: amount,
    left: amount - entered,
    over: entered - amount,
  })
  const code = entered < amount ? 'amount_short' : 'amount_over'
  refuse('amount_mismatch', { vars, fields: { payment_types: [code, vars] } })
}

/** One of the club's methods that bring or take real money, or one by which it has come already. */
export function method(
  given: Method,
  field: string,
  { settings, who, before = [] }: { settings: ClubSettings; who: Who; before?: Method[] },
) {
  if (before.includes(given)) return
  if (isOnline(given)) refuseField('provider_unavailable', field)
  const offered = methodsIn(who.country).includes(given) && settings.payment_methods.includes(given)
  if (given === DEPOSIT || !offered) refuseField('method_not_allowed', field)
}

/** Takes from a deposit what is there, and no more. Errors: 409 with the balance as it is. */
export function covered(amount: number, balance: number) {
  if (amount > balance) {
    refuseField('deposit_not_enough', 'amount', { balance: Math.max(balance, 0) }, 409, { balance })
  }
}

/**
 * What moves where so many more (or less) came by each method: the methods are debited, the member's deposit is
 * credited, since the club owes it. Nothing moves by a method that stays as it was.
 */
export function depositLines(split: readonly Part[], member: number): LedgerLine[] {
  const lines = split.map((part) => ({
    account: methods[part.payment_method],
    amount: part.amount,
  }))
  const deposit = { account: methods[DEPOSIT], amount: -sumOf(split), member }
  return [...lines, deposit].filter(({ amount }) => amount !== 0)
}

/** What came more, or less, by each method. */
export function difference(before: readonly Part[], after: readonly Part[]): Part[] {
  const known = new Set([...before, ...after].map((part) => part.payment_method))
  return [...known]
    .map((way) => ({ payment_method: way, amount: sumOf(after, way) - sumOf(before, way) }))
    .filter(({ amount }) => amount !== 0)
}
