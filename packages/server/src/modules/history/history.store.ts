import { sql } from 'kysely'
import type { Answer, Db, Query, Principal } from '../../core/operation/context.ts'
import { pageOf, paging } from '../../core/db/page.ts'
import { withAllowedActions, type DepositRow } from '../../queries/depositActions.ts'

type Attendance = Answer<'listAttendance'>
type Deposit = Answer<'listMemberDeposit'>

/**
 * The visits of a member that are not reversed, in all clubs, the latest first; `membership` filters by one.
 */
export async function attendance(
  db: Db,
  member: number,
  query: Query<'listAttendance'>,
  principal: Principal,
): Promise<Attendance> {
  const { limit, offset } = paging(query)
  const { membership = null } = query
  const found = sql`
      from visit v
     where v.merchant_id = ${principal.merchant} and v.member_id = ${member} and v.reverses_id is null
       and (${membership}::bigint is null or v.membership_id = ${membership}::bigint)
       and not exists (select from visit r where r.merchant_id = v.merchant_id and r.reverses_id = v.id)`
  const [rows, total] = await Promise.all([
    sql<Attendance['results'][number]>`
      select v.id, coalesce(x.name, '') as plan_name, moment_text(v.at) as created_at,
             case when b.id is null then x.trainer else class_time_snapshot(b) end->'trainer'->>'name' as trainer,
             (extract(epoch from b.end_time - b.start_time) / 60)::integer as duration,
             jsonb_build_object('id', c.id, 'name', c.name) as club, concat_ws(' ', s.last_name, s.first_name) as by
        from (select v.* ${found} order by v.at desc, v.id desc limit ${limit} offset ${offset}) v
        left join membership x on x.merchant_id = v.merchant_id and x.id = v.membership_id
        left join class_time b on b.merchant_id = x.merchant_id and b.id = x.class_time_id
        join club c on c.merchant_id = v.merchant_id and c.id = v.club_id
        join staff s on s.merchant_id = v.merchant_id and s.id = v.staff_id
       order by v.at desc, v.id desc`.execute(db),
    sql<{ count: number }>`select count(*) ${found}`.execute(db),
  ])
  return pageOf(rows.rows, total.rows[0]?.count ?? 0, query)
}

/** Changes of the member's balance, the latest first, each with the balance after it. */
export async function deposit(
  db: Db,
  member: number,
  query: Query<'listMemberDeposit'>,
  principal: Principal,
  today: string,
): Promise<Deposit> {
  const { limit, offset } = paging(query)
  const { type = null } = query
  // A deposit is a liability of the club, so the signs of the ledger are inverted.
  const found = sql`
    select e.transaction_id as id from ledger_entry e
     where e.merchant_id = ${principal.merchant} and e.member_id = ${member} and e.account = 'deposit'
     group by e.transaction_id
    having sum(e.amount) <> 0 and (${type}::integer is null or (sum(e.amount) < 0) = (${type}::integer = 1))`
  const [rows, total] = await Promise.all([
    sql<{ line: DepositRow }>`
      select deposit_json(${principal.merchant}, f.id, ${today}::date) as line
        from (${found} order by e.transaction_id desc limit ${limit} offset ${offset}) f
       order by f.id desc`.execute(db),
    sql<{ count: number }>`select count(*) from (${found}) f`.execute(db),
  ])
  const lines = rows.rows.map(({ line }) => line)
  return pageOf(
    await withAllowedActions(db, lines, principal, today),
    total.rows[0]?.count ?? 0,
    query,
  )
}
