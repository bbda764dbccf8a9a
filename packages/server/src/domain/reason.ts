import { businessLimits } from '@zal/api/limits'
import { fail } from '../core/errors.ts'

/** The trimmed reason. Errors: 400 with `too_short` at the field. */
export function reasonIn(
  given: string,
  field: string,
  limit: number = businessLimits.reasonLetters,
): string {
  const reason = given.trim()
  if (reason.length < limit) fail('validation', { fields: { [field]: ['too_short', { limit }] } })
  return reason
}
