import { sql } from 'kysely'
import type { Target } from './records.ts'

/** Days since the removal of each member; the retention of the last one has expired. */
const days = [2, 9, 24, 41]

/**
 * Removes a few members of the first club who stopped coming long ago, without stories, money or remaining
 * days.
 */
export async function fillBin({ db, world }: Target): Promise<void> {
  const [club] = world.clubs
  const manager = club?.staff.find(({ role }) => role === 'manager') ?? club?.staff[0]
  if (!club || !manager) return
  const known = world.members.filter(({ isKnown }) => isKnown).map(({ id }) => id)
  await sql`
    with gone as (
      select m.id, d.days, row_number() over (order by m.id) as nth
        from unnest(${days}::integer[]) with ordinality d (days, nth)
        join (select m.id, row_number() over (order by m.id) as nth from member m
               where m.club_id = ${club.id} and m.status = 'active' and not m.is_global and not m.read_only
                 and m.mobile_user_id is null and m.id <> all(${known}::bigint[])
                 and member_balance(m.merchant_id, m.id) = 0
                 and exists (select from membership s where s.merchant_id = m.merchant_id and s.member_id = m.id)
                 and not exists (select from membership s where s.merchant_id = m.merchant_id and s.member_id = m.id
                                    and s.end_date > date '1970-01-01' + ${world.today}::integer - 120)
                 and not exists (select from visit v where v.merchant_id = m.merchant_id and v.member_id = m.id
                                    and v.business_day > date '1970-01-01' + ${world.today}::integer - 120)
               order by m.id limit ${days.length}) m on m.nth = d.nth
    ), removed as (
      update member m
         set deleted_at = to_timestamp(${world.now}::bigint) - make_interval(days => g.days), deleted_by = ${manager.id},
             version = m.version + 1
        from gone g where m.merchant_id = ${world.merchant} and m.id = g.id
      returning m.id, m.deleted_at
    )
    insert into audit_log (merchant_id, club_id, staff_id, role, at, action, record_type, record_id, member_id, request_id)
    select ${world.merchant}, ${club.id}, ${manager.id}, ${manager.role}, r.deleted_at, 'member.removed', 'member', r.id, r.id, 'seed'
      from removed r order by r.deleted_at`.execute(db)
}
