import { sql } from 'kysely'
import type { Answer, Db, Query, Who } from '../../core/context.ts'
import { pageOf, paging } from '../../core/page.ts'
import { methods } from '../../rules/money.ts'

type Attendance = Answer<'listAttendance'>
type Deposit = Answer<'listMemberDeposit'>

/** The visits of a member that stand, in whatever club, the latest first; of one membership, where it is named. */
export async function attendance(
  db: Db,
  member: number,
  query: Query<'listAttendance'>,
  who: Who,
): Promise<Attendance> {
  const { limit, offset } = paging(query)
  const { membership = null } = query
  const found = sql`
      from visit v
     where v.merchant_id = ${who.merchant} and v.member_id = ${member} and v.reverses_id is null
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

/**
 * The changes of what a member has with the club, the latest first, each with what was left after it. The club owes
 * a deposit, so the signs of the ledger turn.
 */
export async function deposit(
  db: Db,
  member: number,
  query: Query<'listMemberDeposit'>,
  who: Who,
): Promise<Deposit> {
  const { limit, offset } = paging(query)
  const { type } = query
  const accounts = Object.entries(methods).filter(([, account]) => account !== 'deposit')
  const lines = sql`
    with line as (
      select e.transaction_id as id, -sum(e.amount) as amount,
             sum(-sum(e.amount)) over (order by e.transaction_id) as remaining_balance
        from ledger_entry e
       where e.merchant_id = ${who.merchant} and e.member_id = ${member} and e.account = 'deposit'
       group by e.transaction_id
    ), found as (
      select * from line
       where amount <> 0 and (${type ?? null}::integer is null or (amount > 0) = (${type ?? null}::integer = 1))
    )`
  const [rows, total] = await Promise.all([
    sql<Deposit['results'][number]>`
      ${lines}, method (id, account) as (values ${sql.join(
        accounts.map(([id, account]) => sql`(${Number(id)}::integer, ${account}::text)`),
      )})
      select f.id, f.amount, f.remaining_balance, t.business_day::text as payment_date,
             (select coalesce(jsonb_agg(jsonb_build_object('payment_method', w.id, 'amount', e.amount) order by e.id), '[]')
                from ledger_entry e join method w on w.account = e.account
               where e.merchant_id = t.merchant_id and e.transaction_id = t.id and e.amount > 0
                 and t.kind = 'deposit') as payment_types,
             case when p.id is not null then jsonb_build_object(
               'id', p.id, 'invoice_id', p.invoice_no, 'total', p.total,
               'subscription', case when x.id is not null then jsonb_build_object('type', x.type, 'name', x.name) end) end as order,
             jsonb_build_object('id', c.id, 'name', c.name) as club, concat_ws(' ', s.last_name, s.first_name) as by
        from (select * from found order by id desc limit ${limit} offset ${offset}) f
        join ledger_transaction t on t.merchant_id = ${who.merchant} and t.id = f.id
        join club c on c.merchant_id = t.merchant_id and c.id = t.club_id
        join staff s on s.merchant_id = t.merchant_id and s.id = t.staff_id
        left join payment p on p.merchant_id = t.merchant_id and p.id = t.payment_id
        left join membership x on x.merchant_id = p.merchant_id and x.id = p.membership_id
       order by f.id desc`.execute(db),
    sql<{ count: number }>`${lines} select count(*) from found`.execute(db),
  ])
  return pageOf(rows.rows, total.rows[0]?.count ?? 0, query)
}
