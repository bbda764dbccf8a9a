import { sql } from 'kysely'
import { methods } from '@zal/api/methods'
import type { Answer, Db, Query, Principal } from '../../core/operation/context.ts'
import { pageOf, paging } from '../../core/db/page.ts'
import { daysAsked } from '../../domain/dateRange.ts'
import { withAllowedActions, type DepositRow } from '../../queries/depositActions.ts'
import { membersFound } from '../../queries/memberSearch.ts'

type Deposits = Answer<'listDeposits'>

/** The lines of this club, the latest first, with the sums over the whole filter. */
export async function page(
  db: Db,
  query: Query<'listDeposits'>,
  principal: Principal,
  today: string,
): Promise<Deposits> {
  const { limit, offset } = paging(query)
  const all = lines(query, principal, today)
  const [rows, sums] = await Promise.all([
    sql<{ deposit: DepositRow }>`
      select deposit_json(${principal.merchant}, f.id, ${today}::date) as deposit
        from (${all} order by t.business_day desc, d.id desc limit ${limit} offset ${offset}) f
       order by f.business_day desc, f.id desc`.execute(db),
    sql<Deposits['totals'] & { count: number }>`
      select count(*), coalesce(sum(f.amount) filter (where f.amount > 0), 0)::bigint as replenished,
             coalesce(-sum(f.amount) filter (where f.amount < 0), 0)::bigint as withdrawn
        from (${all}) f`.execute(db),
  ])
  const { count = 0, replenished = 0, withdrawn = 0 } = sums.rows[0] ?? {}
  const found = rows.rows.map(({ deposit }) => deposit)
  const results = await withAllowedActions(db, found, principal, today)
  return { ...pageOf(results, count, query), totals: { replenished, withdrawn } }
}

/** Ids of everything that the filter finds, in the order of the list. */
export async function idsOf(
  db: Db,
  query: Query<'exportDepositsCsv'>,
  principal: Principal,
  today: string,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select f.id from (${lines(query, principal, today)}) f order by f.business_day desc, f.id desc`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** A deposit is a liability of the club, so the signs of the ledger are inverted. */
function lines(query: Query<'exportDepositsCsv'>, { merchant, club }: Principal, today: string) {
  const { type, pay_method } = query
  const { from, to } = daysAsked(query, today)
  const q = query.q?.trim()
  const all = [sql`d.amount <> 0`]
  if (type) all.push(type === 1 ? sql`d.amount > 0` : sql`d.amount < 0`)
  if (from) all.push(sql`t.business_day >= ${from}::date`)
  if (to) all.push(sql`t.business_day <= ${to}::date`)
  if (q) all.push(searched(q, club))
  if (pay_method) {
    all.push(sql`t.payment_id is null and exists (select from ledger_entry w
      where w.merchant_id = t.merchant_id and w.transaction_id = t.id and w.account = ${methods[pay_method]})`)
  }
  return sql`
    select d.id, d.amount, t.business_day
      from (select e.transaction_id as id, e.member_id, -sum(e.amount) as amount from ledger_entry e
             where e.merchant_id = ${merchant} and e.club_id = ${club} and e.account = 'deposit'
             group by e.transaction_id, e.member_id) d
      join ledger_transaction t on t.merchant_id = ${merchant} and t.id = d.id
     where ${sql.join(all, sql` and `)}`
}

/** Any part of the member's name or phone. */
function searched(q: string, club: number) {
  const members = membersFound(q, club)
  return members ? sql`d.member_id = any ((select ${members})::bigint[])` : sql`false`
}
