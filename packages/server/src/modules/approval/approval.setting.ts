import { sql } from 'kysely'
import type { Answer, Context } from '../../core/operation/context.ts'
import { notFound } from '../../core/errors.ts'

/** Sets the sum above which voids and refunds need a second person; null disables that. */
export async function changeAbove(
  context: Context<'changeApprovalSetting'>,
): Promise<Answer<'changeApprovalSetting'>> {
  const { body, db, principal, emit, audit } = context
  const mine = sql`merchant_id = ${principal.merchant} and id = ${principal.club}`
  const { rows } = await sql<{ above: number | null }>`
    select (settings ->> 'approval_above')::bigint as above from club where ${mine} for update`.execute(
    db,
  )
  const before = rows[0] ?? notFound()
  const { above } = body
  if (above === before.above) return { above }
  await sql`
    update club set version = version + 1,
           settings = settings || jsonb_build_object('approval_above', ${above}::bigint)
     where ${mine}`.execute(db)
  await audit({
    action: 'club.changed',
    type: 'club',
    id: principal.club,
    before: { approval_above: before.above },
    after: { approval_above: above },
  })
  await emit('club.changed', { id: principal.club })
  // The clients of the club's staff reload the setting, so that they request an approval before the first
  // refusal.
  await sql`
    select pg_notify('zal_staff', staff_id::text) from staff_club
     where merchant_id = ${principal.merchant} and club_id = ${principal.club}`.execute(db)
  return { above }
}
