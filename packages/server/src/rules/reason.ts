import { refuse } from '../core/errors.ts'
import { businessLimits } from './businessLimits.ts'

/** The reason without spaces around it. Errors: 400 with `too_short` at the field. */
export function reasonIn(given: string, field: string): string {
  const reason = given.trim()
  const limit = businessLimits.reasonLetters
  if (reason.length < limit) refuse('validation', { fields: { [field]: ['too_short', { limit }] } })
  return reason
}
