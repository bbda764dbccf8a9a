import { sql } from 'kysely'
import type { Context } from '../operation/context.ts'
import { fail } from '../errors.ts'
import { moneyParams } from '../i18n/formatParams.ts'

/** Subject of an approval: returned money of a payment or of a member's deposit, or a discount for a member or a guest. */
export type ApprovalSubject =
  | { action: 'void' | 'refund'; payment: number }
  | { action: 'return'; member: number }
  | { action: 'discount'; member: number | null }

export interface ApprovalRequest {
  of: ApprovalSubject
  amount: number
  /** Amount returned before: many small returns count as a large one. */
  returned: number
  /** Above this sum a second person has to approve. */
  above: number | null
  /** Approval token of the second person. */
  token: string | null | undefined
}
/** The person who approved. */
export interface Approver {
  id: number
  name: string
}

type Asking = Pick<Context, 'db' | 'principal' | 'now' | 'secrets'>

/**
 * The approver, or null where no approval is needed. The approval is consumed with the transaction. Errors:
 * 409 `approval_required` without one, 409 `approval_gone` where it does not match, is used or expired.
 */
export async function consumeApproval(
  { of, amount, returned, above, token }: ApprovalRequest,
  { db, principal, now, secrets }: Asking,
): Promise<Approver | null> {
  if (above === null || returned + amount <= above) return null
  if (!token)
    fail('approval_required', { status: 409, vars: moneyParams({ above }), results: { above } })
  const { action, payment, member } = approvalColumns(of)
  const { rows } = await sql<Approver>`
    with used as (
      update approval set used_at = ${now}
       where merchant_id = ${principal.merchant} and token_hash = ${await secrets.hash(token)}
         and payment_id is not distinct from ${payment}::bigint and member_id is not distinct from ${member}::bigint
         and action = ${action} and amount = ${amount} and asked_by = ${principal.staff} and used_at is null
         and expires_at > ${now}
      returning approved_by
    )
    select s.id, concat_ws(' ', s.last_name, s.first_name) as name
      from used join staff s on s.merchant_id = ${principal.merchant} and s.id = used.approved_by`.execute(
    db,
  )
  return rows[0] ?? fail('approval_gone', { status: 409 })
}

/** Columns of an approval row. */
export const approvalColumns = (of: ApprovalSubject) => ({
  action: of.action,
  payment: 'payment' in of ? of.payment : null,
  member: 'member' in of ? of.member : null,
})
