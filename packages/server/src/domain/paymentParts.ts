import { DEPOSIT, isOnline, methodsIn, type Method } from '@zal/api/methods'
import type { Principal } from '../core/auth/principal.ts'
import { fail, type FieldError } from '../core/errors.ts'
import { moneyParams } from '../core/i18n/formatParams.ts'
import type { ClubSettings } from './clubSettings.ts'
import { sumOf, type Part } from './money.ts'
import { failField } from './failField.ts'

interface Offer {
  settings: ClubSettings
  who: Pick<Principal, 'country'>
  /** By what the money came already: that stays, whatever the club takes now. */
  came?: readonly Part[]
  /** The money of an online part is there. */
  settled?: boolean
  /** The deposit of a member is a way as well, where the club has deposits. */
  deposit?: boolean
}

/** A method that the club takes. Errors: 400 `provider_unavailable`, `method_not_allowed` at the field. */
export function checkMethodAvailable(
  method: Method,
  field: string,
  { settings, who, came = [], settled = false, deposit = false }: Offer,
) {
  if (came.some((part) => part.payment_method === method)) return
  if (!methodsIn(who.country).includes(method)) failField('method_not_allowed', field)
  if (isOnline(method) && !settled) failField('provider_unavailable', field)
  const off = method === DEPOSIT && !(deposit && settings.features.deposit)
  if (off || !settings.payment_methods.includes(method)) failField('method_not_allowed', field)
}

/** Errors: 400 `method_twice`. */
export function checkNoDuplicateMethod(parts: readonly Part[], at: number, field: string) {
  const method = parts[at]?.payment_method
  if (parts.findIndex((part) => part.payment_method === method) < at)
    failField('method_twice', field)
}

/** All of them together are exactly what is due. Errors: 400 `amount_mismatch`, with what is missing or too much. */
export function checkSum(parts: readonly Part[], total: number, field: string) {
  const entered = sumOf(parts)
  if (entered === total) return
  const vars = { entered, ...moneyParams({ total, left: total - entered, over: entered - total }) }
  const code = entered < total ? 'amount_short' : 'amount_over'
  const fields = { [field]: [code, vars] as FieldError }
  fail('amount_mismatch', { vars, fields, results: { entered, total } })
}
