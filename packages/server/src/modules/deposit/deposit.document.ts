import type { Answer } from '../../core/operation/context.ts'
import type { Holder } from '../../queries/depositActions.ts'

type Deposit = Answer<'getDeposit'>

/** The part of a money document that all documents of a deposit have; their record is a ledger transaction. */
export const depositDocument = ({ id: member }: Holder) => ({
  member,
  read: (line: Deposit) => line,
  after: auditedLine,
})

/** The audited figures of a line, without personal data. */
export function auditedLine({ amount, payment_date, parts }: Deposit) {
  const total = parts.reduce((sum, part) => sum + part.amount, 0)
  return { amount: parts.length > 0 ? total : amount, payment_date, parts }
}
