import { sql, type RawBuilder } from 'kysely'
import type { Answer, Db, Query, Who } from '../../core/context.ts'
import { pageOf, paging } from '../../core/page.ts'
import { memberSearch } from '../../rules/memberSearch.ts'

type Filter = Query<'listPayments'>
type Payments = Answer<'listPayments'>

/** The club's payments, the latest first, with the totals of everything that the filter finds. */
export async function page(db: Db, query: Filter, who: Who, today: string): Promise<Payments> {
  const where = conditions(query, who)
  const { limit, offset } = paging(query)
  const { rows } = await sql<{ payment: Payments['results'][number] }>`
    select payment_json(p.merchant_id, p.id, ${today}::date) as payment from payment p where ${where}
     order by p.payment_date desc, p.id desc limit ${limit} offset ${offset}`.execute(db)
  const { count, totals } = await sums(db, where)
  const payments = rows.map((row) => row.payment)
  return { ...pageOf(payments, count, query), totals }
}

async function sums(db: Db, where: RawBuilder<unknown>) {
  const { rows } = await sql<{ count: number; totals: Payments['totals'] }>`
    select count(*)::int as count, jsonb_build_object(
             'total', coalesce(sum(p.total), 0),
             'by_method', (
               select coalesce(jsonb_agg(jsonb_build_object('payment_method', m.method, 'amount', m.amount) order by m.method), '[]')
                 from (select x.method, sum(x.amount) as amount from payment_part x
                         join payment p on p.merchant_id = x.merchant_id and p.id = x.payment_id
                        where ${where} group by x.method) m)) as totals
      from payment p where ${where}`.execute(db)
  return rows[0] ?? { count: 0, totals: { total: 0, by_method: [] } }
}

function conditions(query: Filter, { club }: Who): RawBuilder<unknown> {
  const { q, start_date, end_date, pay_method, status, subscription, plan_id } = query
  const all = [sql`p.merchant_id = current_merchant() and p.club_id = ${club}`]
  if (q?.trim()) all.push(searched(q.trim(), club))
  if (start_date) all.push(sql`p.payment_date >= ${start_date}::date`)
  if (end_date) all.push(sql`p.payment_date <= ${end_date}::date`)
  // Nothing reverses a payment yet: every one of them is paid.
  if (status) all.push(sql`${status}::text = 'paid'`)
  if (subscription) all.push(sql`p.type = ${subscription}`)
  if (pay_method) {
    all.push(sql`exists (select from payment_part x where x.merchant_id = p.merchant_id and x.payment_id = p.id
      and x.method = ${pay_method})`)
  }
  if (plan_id) {
    all.push(sql`exists (select from membership s where s.merchant_id = p.merchant_id and s.id = p.membership_id
      and (s.type, coalesce(s.package_id, s.class_id)) = (${subscription ?? 1}::smallint, ${plan_id}::bigint))`)
  }
  return sql.join(all, sql` and `)
}

/** An invoice number, or any part of the member's name or phone. */
function searched(q: string, club: number): RawBuilder<unknown> {
  const invoice = /^\d{1,15}$/.test(q) ? Number(q) : null
  const member = memberSearch(q)
  const members = member
    ? sql`p.member_id = any ((select f.ids from member_find(${member.starts}::text[], ${member.digits}::text,
        ${club}::bigint, false, 1000, 0) f)::bigint[])`
    : sql`false`
  return sql`(p.invoice_no = ${invoice}::bigint or ${members})`
}
