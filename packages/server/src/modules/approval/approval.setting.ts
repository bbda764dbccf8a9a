import { sql } from 'kysely'
import { businessLimits } from '@zal/api/limits'
import type { Answer, Context } from '../../core/operation/context.ts'
import { notFound } from '../../core/errors.ts'
import { reloadStaff } from '../../queries/reloadStaff.ts'

/**
 * Sets the sum above which money that goes out needs a second person, null disables that, and the percent of a discount
 * above which the desk needs one.
 */
export async function changeAbove(
  context: Context<'changeApprovalSetting'>,
): Promise<Answer<'changeApprovalSetting'>> {
  const { body, db, principal, emit, audit } = context
  const mine = sql`merchant_id = ${principal.merchant} and id = ${principal.club}`
  const { rows } = await sql<Answer<'changeApprovalSetting'>>`
    select (settings ->> 'approval_above')::bigint as above,
           coalesce((settings ->> 'discount_limit')::integer, ${businessLimits.discountLimitPercent}::integer) as discount_limit
      from club where ${mine} for update`.execute(db)
  const before = rows[0] ?? notFound()
  const after = { above: body.above, discount_limit: body.discount_limit ?? before.discount_limit }
  if (after.above === before.above && after.discount_limit === before.discount_limit) return after
  await sql`
    update club set version = version + 1,
           settings = settings || jsonb_build_object('approval_above', ${after.above}::bigint, 'discount_limit', ${after.discount_limit}::integer)
     where ${mine}`.execute(db)
  await audit({
    action: 'club.changed',
    type: 'club',
    id: principal.club,
    before: changedOf(before, after),
    after: changedOf(after, before),
  })
  await emit('club.changed', { id: principal.club })
  // The clients of the club's staff reload the setting, so that they request an approval before the first
  // refusal.
  await reloadStaff(db, principal)
  return after
}

/** The settings that differ from the other ones, by their names in the audit log. */
const changedOf = (
  one: Answer<'changeApprovalSetting'>,
  other: Answer<'changeApprovalSetting'>,
) => ({
  ...(one.above !== other.above && { approval_above: one.above }),
  ...(one.discount_limit !== other.discount_limit && { discount_limit: one.discount_limit }),
})
