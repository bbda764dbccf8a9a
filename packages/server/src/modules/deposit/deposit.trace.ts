import type { Answer } from '../../core/context.ts'

/** The part of a line that the audit log stores: figures, no personal data. */
export function traceOf({ amount, payment_date, parts }: Answer<'getDeposit'>) {
  const total = parts.reduce((sum, part) => sum + part.amount, 0)
  return { amount: parts.length > 0 ? total : amount, payment_date, parts }
}
