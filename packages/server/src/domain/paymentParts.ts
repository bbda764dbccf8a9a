import { DEPOSIT, isOnline, methodsIn, type Method } from '@zal/api/methods'
import type { Principal } from '../core/auth/principal.ts'
import { fail, type FieldError } from '../core/errors.ts'
import { moneyParams } from '../core/i18n/formatParams.ts'
import type { ClubSettings } from './clubSettings.ts'
import { sumOf, type Part } from './money.ts'
import { failField } from './failField.ts'

interface Offer {
  settings: ClubSettings
  principal: Pick<Principal, 'country'>
  /**
   * Parts that were paid before: their methods stay allowed, even if the club no longer takes them, and the
   * amount that a provider has taken stays as it is.
   */
  came?: readonly Part[]
  /** The money of an online part has arrived. */
  settled?: boolean
  /** Allows the member's deposit as a method, where the club has deposits. */
  deposit?: boolean
}

/**
 * Checks that the club takes the method of every part, each once, and that they sum to exactly what is due. Errors: 400
 * `provider_unavailable`, `method_not_allowed`, `method_twice` at the method of a part, `online_part_stays`
 * and `amount_mismatch` at the parts.
 */
export function checkParts(parts: readonly Part[], total: number, field: string, offer: Offer) {
  for (const [at, { payment_method: method }] of parts.entries()) {
    const path = `${field}.${at}.payment_method`
    checkMethodAvailable(method, path, offer)
    const first = parts.findIndex((part) => part.payment_method === method)
    if (first < at) failField('method_twice', path)
  }
  for (const { payment_method: method, amount } of offer.came ?? []) {
    if (isOnline(method) && sumOf(parts, method) !== amount) {
      failField('online_part_stays', field, moneyParams({ amount }))
    }
  }
  checkSum(parts, total, field)
}

/**
 * Checks that the club takes a method. Errors: 400 `provider_unavailable`, `method_not_allowed` at the field.
 */
export function checkMethodAvailable(
  method: Method,
  field: string,
  { settings, principal, came = [], settled = false, deposit = false }: Offer,
) {
  if (came.some((part) => part.payment_method === method)) return
  if (!methodsIn(principal.country).includes(method)) failField('method_not_allowed', field)
  if (isOnline(method) && !settled) failField('provider_unavailable', field)
  const off = method === DEPOSIT && !(deposit && settings.features.deposit)
  if (off || !settings.payment_methods.includes(method)) failField('method_not_allowed', field)
}

/** Errors: 400 `amount_mismatch`, with the difference. */
function checkSum(parts: readonly Part[], total: number, field: string) {
  const entered = sumOf(parts)
  if (entered === total) return
  const vars = { entered, ...moneyParams({ total, left: total - entered, over: entered - total }) }
  const code = entered < total ? 'amount_short' : 'amount_over'
  const fields = { [field]: [code, vars] as FieldError }
  fail('amount_mismatch', { vars, fields, results: { entered, total } })
}
