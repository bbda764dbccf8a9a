import { sql } from 'kysely'
import { businessLimits } from '@zal/api/limits'
import type { Answer, Body, ExternalContext } from '../../core/operation/context.ts'
import { notFound } from '../../core/errors.ts'
import { failField } from '../../domain/failField.ts'
import { approvalColumns, type ApprovalSubject } from '../../core/money/approval.ts'
import { countGuess, forgetGuess, personKey } from '../../core/auth/attempts.ts'
import * as store from './approval.store.ts'

/**
 * Approves that a payment is voided or refunded. Errors: those of `agree`, 404 where the club has no such
 * payment.
 */
export function approve(context: ExternalContext<'approve'>): Promise<Answer<'approve'>> {
  const { action } = context.body
  return agree(context, { action, payment: context.path.id })
}

/**
 * Approves that money of a deposit is returned. Errors: those of `agree`, 404 where the club sees no such
 * member.
 */
export function approveReturn(
  context: ExternalContext<'approveReturn'>,
): Promise<Answer<'approveReturn'>> {
  return agree(context, { action: 'return', member: context.path.id })
}

/**
 * Approves a discount above the limit of the club, for this buyer and of this amount. Errors: those of `agree`, 404 where
 * the club sees no such member.
 */
export function approveDiscount(
  context: ExternalContext<'approveDiscount'>,
): Promise<Answer<'approveDiscount'>> {
  return agree(context, { action: 'discount', member: context.body.member })
}

type Asking = Pick<
  ExternalContext<'approveReturn'>,
  'principal' | 'now' | 'secrets' | 'passwords' | 'transaction'
> & { body: Pick<Body<'approveReturn'>, 'amount' | 'staff' | 'pin'> }

/**
 * Approves, by the PIN of a second person, that the principal returns money or gives a discount. Returns a single-use token. An
 * attempt is counted before it is checked and stays counted; the wait grows with the attempts. Errors: 403
 * without the permission, 400 for a wrong PIN, 409 where the second person may not approve, 429 after too
 * many attempts.
 */
async function agree(
  { body, principal, now, secrets, passwords, transaction }: Asking,
  of: ApprovalSubject,
): Promise<Answer<'approve'>> {
  const { amount, staff } = body
  const { action, payment, member } = approvalColumns(of)
  const key = await secrets.hash(`pin of ${principal.merchant} ${staff}`)
  const source = await secrets.hash(personKey(principal))
  const { approver, hash } = await transaction(async ({ db }) => {
    const { rows } = await sql`
      select from payment where merchant_id = ${principal.merchant} and club_id = ${principal.club} and id = ${payment}
      union all
      select from member
       where merchant_id = ${principal.merchant} and id = ${member} and deleted_at is null and scope_club in (0, ${principal.club})`.execute(
      db,
    )
    const isGuest = payment === null && member === null
    if (rows.length === 0 && !isGuest) notFound()
    const people = await store.approvers(db, principal, action === 'return' ? 'deposit' : 'payment')
    const found = people.find(({ id }) => id === staff)
    if (!found) failField('approver_not_entitled', 'staff', {}, 409)
    await countGuess(db, key, source, now)
    return { approver: found, hash: await store.pinOf(db, staff, principal) }
  })
  if (!(await passwords.verify(body.pin, hash))) {
    const facts =
      payment !== null
        ? { type: 'payment', id: payment }
        : member !== null
          ? { type: 'member', id: member, member }
          : { type: 'club', id: principal.club }
    const after = { approver: staff, action, amount }
    await transaction(({ audit }) => audit({ ...facts, action: 'approval.refused', after }))
    failField('pin_wrong', 'pin')
  }
  const token = secrets.token()
  const tokenHash = await secrets.hash(token)
  const until = new Date(now.getTime() + businessLimits.approvalSeconds * 1000)
  await transaction(async ({ db }) => {
    await forgetGuess(db, key, source)
    await sql`
      insert into approval (merchant_id, payment_id, member_id, action, amount, token_hash, asked_by, approved_by, at, expires_at)
      values (${principal.merchant}, ${payment}, ${member}, ${action}, ${amount}, ${tokenHash}, ${principal.staff}, ${staff}, ${now}, ${until})`.execute(
      db,
    )
  })
  return { approval: token, by: approver.fullname }
}
