import { DEPOSIT, isOnline, methodsIn, type Method } from '@zal/api/methods'
import type { Who } from '../core/context.ts'
import { refuse, type FieldRefusal } from '../core/errors.ts'
import { sumsOf } from '../core/shown.ts'
import type { ClubSettings } from './clubSettings.ts'
import { sumOf, type Part } from './money.ts'
import { refuseField } from './refuseField.ts'

interface Offer {
  settings: ClubSettings
  who: Pick<Who, 'country'>
  /** Parts that were paid before: their methods stay allowed, even if the club no longer takes them. */
  came?: readonly Part[]
  /** The money of an online part has arrived. */
  settled?: boolean
  /** Allows the member's deposit as a method, where the club has deposits. */
  deposit?: boolean
}

/**
 * Checks that the club takes a method. Errors: 400 `provider_unavailable`, `method_not_allowed` at the field.
 */
export function offered(
  method: Method,
  field: string,
  { settings, who, came = [], settled = false, deposit = false }: Offer,
) {
  if (came.some((part) => part.payment_method === method)) return
  if (!methodsIn(who.country).includes(method)) refuseField('method_not_allowed', field)
  if (isOnline(method) && !settled) refuseField('provider_unavailable', field)
  const off = method === DEPOSIT && !(deposit && settings.features.deposit)
  if (off || !settings.payment_methods.includes(method)) refuseField('method_not_allowed', field)
}

/** Errors: 400 `method_twice`. */
export function once(parts: readonly Part[], at: number, field: string) {
  const method = parts[at]?.payment_method
  if (parts.findIndex((part) => part.payment_method === method) < at)
    refuseField('method_twice', field)
}

/** Checks that the parts sum to exactly what is due. Errors: 400 `amount_mismatch`, with the difference. */
export function sumTo(parts: readonly Part[], total: number, field: string) {
  const entered = sumOf(parts)
  if (entered === total) return
  const vars = { entered, ...sumsOf({ total, left: total - entered, over: entered - total }) }
  const code = entered < total ? 'amount_short' : 'amount_over'
  const fields = { [field]: [code, vars] as FieldRefusal }
  refuse('amount_mismatch', { vars, fields, results: { entered, total } })
}
