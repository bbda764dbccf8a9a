import { sql } from 'kysely'
import type { Answer, Context } from '../../core/context.ts'
import { missing } from '../../core/errors.ts'

/** Sets the sum above which voids and refunds need a second person; null disables that. */
export async function changeAbove(
  context: Context<'changeApprovalSetting'>,
): Promise<Answer<'changeApprovalSetting'>> {
  const { body, db, who, emit, audit } = context
  const mine = sql`merchant_id = ${who.merchant} and id = ${who.club}`
  const { rows } = await sql<{ above: number | null }>`
    select (settings ->> 'approval_above')::bigint as above from club where ${mine} for update`.execute(
    db,
  )
  const before = rows[0] ?? missing()
  const { above } = body
  if (above === before.above) return { above }
  await sql`
    update club set version = version + 1,
           settings = settings || jsonb_build_object('approval_above', ${above}::bigint)
     where ${mine}`.execute(db)
  await audit({
    action: 'club.changed',
    type: 'club',
    id: who.club,
    before: { approval_above: before.above },
    after: { approval_above: above },
  })
  await emit('club.changed', { id: who.club })
  // The clients of the club's staff reload the setting, so that they request an approval before the first
  // refusal.
  await sql`
    select pg_notify('zal_staff', staff_id::text) from staff_club
     where merchant_id = ${who.merchant} and club_id = ${who.club}`.execute(db)
  return { above }
}
