import { sql } from 'kysely'
import type { Answer, Db, Query, Principal } from '../../core/operation/context.ts'
import { pageOf, paging } from '../../core/db/page.ts'
import { debtSince } from '../../queries/debtSince.ts'
import { membersFound } from '../../queries/memberSearch.ts'
import { visible } from '../../queries/memberVisibility.ts'

type Debtors = Answer<'listDebtors'>

/** Members of this club with a balance below zero, the largest debt first, and the total debt. */
export async function debtors(
  db: Db,
  query: Query<'listDebtors'>,
  principal: Principal,
): Promise<Debtors> {
  const { limit, offset } = paging(query)
  const found = sql`
    select m.id, m.merchant_id, m.last_name, m.first_name, m.phone, m.avatar_id, m.read_only, b.balance
      from (select e.member_id, -sum(e.amount) as balance from ledger_entry e
             where e.merchant_id = ${principal.merchant} and e.account = 'deposit'
             group by e.member_id having sum(e.amount) > 0) b
      join member m on m.id = b.member_id
     where ${visible(principal)} and ${searched(query.q?.trim(), principal)}`
  const [rows, sums] = await Promise.all([
    sql<Debtors['results'][number]>`
      select f.id, concat_ws(' ', f.last_name, f.first_name) as fullname, f.phone, avatar_json(f.avatar_id) as avatar, f.balance,
             f.read_only,
             (${debtSince})::text as since
        from (${found} order by b.balance, m.id limit ${limit} offset ${offset}) f
       order by f.balance, f.id`.execute(db),
    sql<{ count: number; total: number }>`
      select count(*), coalesce(-sum(f.balance), 0)::bigint as total from (${found}) f`.execute(db),
  ])
  const { count = 0, total = 0 } = sums.rows[0] ?? {}
  return { ...pageOf(rows.rows, count, query), total }
}

function searched(q: string | undefined, { club }: Principal) {
  if (!q) return sql`true`
  const members = membersFound(q, club)
  return members ? sql`m.id = any ((select ${members})::bigint[])` : sql`false`
}
