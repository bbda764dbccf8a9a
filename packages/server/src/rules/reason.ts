import { businessLimits } from '@zal/api/limits'
import { refuse } from '../core/errors.ts'

/** The trimmed reason. Errors: 400 with `too_short` at the field. */
export function reasonIn(given: string, field: string): string {
  const reason = given.trim()
  const limit = businessLimits.reasonLetters
  if (reason.length < limit) refuse('validation', { fields: { [field]: ['too_short', { limit }] } })
  return reason
}
