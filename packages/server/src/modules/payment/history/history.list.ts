import { sql, type RawBuilder } from 'kysely'
import { onlineMethods } from '@zal/api/methods'
import type { Answer, Db, Query, Principal } from '../../../core/operation/context.ts'
import { pageOf, paging } from '../../../core/db/page.ts'
import { clubsAsked } from '../../../domain/clubsAsked.ts'
import { daysAsked } from '../../../domain/dateRange.ts'
import { membersFound } from '../../../queries/memberSearch.ts'
import { withAllowedActions, type PaymentRow } from '../../../queries/paymentActions.ts'
import { spansOf, type Days } from './history.spans.ts'
import { countedTotals, storedTotals, type Lines } from './history.totals.ts'

type Filter = Omit<Query<'listPayments'>, 'export'>
type Payments = Answer<'listPayments'>

/**
 * The payments of the club, or of the clubs that the filter names, the latest first, with the totals over the whole
 * filter. Errors: 404 as `clubsAsked`.
 */
export async function page(
  db: Db,
  query: Filter,
  principal: Principal,
  today: string,
): Promise<Payments> {
  const found = isCounted(query)
    ? await searchedPage(db, query, principal, today)
    : await summedPage(db, query, principal, today)
  return { ...pageOf(found.rows, found.count, query), totals: found.totals }
}

/** Whether the filter finds few payments by what the pre-aggregated sums do not hold. */
const isCounted = ({ q, refund_method }: Filter) =>
  Boolean(q?.trim()) || refund_method !== undefined

async function searchedPage(db: Db, query: Filter, principal: Principal, today: string) {
  const { ids, ...sums } = await countedTotals(
    db,
    conditions(query, principal, today),
    paging(query),
  )
  const limit = ids.length
  if (limit === 0) return { rows: [], ...sums }
  const where = sql`z.merchant_id = current_merchant() and z.payment_id = any (${ids}::bigint[])`
  return { rows: await rowsOf(db, where, { limit, offset: 0 }, principal, today), ...sums }
}

/** Reads the sums first: they determine on which days the rows of the page are. */
async function summedPage(db: Db, query: Filter, principal: Principal, today: string) {
  const { limit, offset } = paging(query)
  const { days, skip, ...sums } = await storedTotals(db, summed(query, principal, today), {
    limit,
    offset,
  })
  if (days.length === 0) return { rows: [], ...sums }
  const where = sql`${conditions(query, principal, today)} and z.payment_date = any (${days}::date[])`
  return { rows: await rowsOf(db, where, { limit, offset: skip }, principal, today), ...sums }
}

async function rowsOf(
  db: Db,
  where: RawBuilder<unknown>,
  { limit, offset }: { limit: number; offset: number },
  principal: Principal,
  today: string,
) {
  const { rows } = await sql<{ payment: PaymentRow }>`
    select payment_json(f.merchant_id, f.id, ${today}::date) as payment
      from (select z.merchant_id, z.payment_id as id, z.payment_date from payment_state z where ${where}
             order by ${latest} limit ${limit} offset ${offset}) f
     order by f.payment_date desc, f.id desc`.execute(db)
  return withAllowedActions(
    db,
    rows.map(({ payment }) => payment),
    principal,
    today,
  )
}

/** Ids of everything that the filter finds, in the order of the history. */
export async function idsOf(
  db: Db,
  query: Filter,
  principal: Principal,
  today: string,
): Promise<number[]> {
  const where = conditions(query, principal, today)
  const { rows } = await sql<{ id: number }>`
    select z.payment_id as id from payment_state z where ${where} order by ${latest}`.execute(db)
  return rows.map(({ id }) => id)
}

const latest = sql`z.payment_date desc, z.payment_id desc`

function conditions(query: Filter, principal: Principal, today: string): RawBuilder<unknown> {
  const { q, pay_method, refund_method, online, status, subscription, plan_id, class_id } = query
  const clubs = clubsAsked(query.location, principal)
  const all = [sql`z.merchant_id = current_merchant() and z.club_id ${among(clubs)}`]
  const { from, to } = daysOf(query, today)
  if (q?.trim()) all.push(searched(q.trim(), clubs))
  if (from) all.push(sql`z.payment_date >= ${from}::date`)
  if (to) all.push(sql`z.payment_date <= ${to}::date`)
  if (status) all.push(sql`z.status in (${sql.join(statuses(status))})`)
  if (online) all.push(sql`(${sql.join(paidOnline, sql` or `)})`)
  if (pay_method) all.push(sql`z.paid[${sql.lit(pay_method)}] is not null`)
  if (refund_method) all.push(refunded(refund_method))
  if (subscription) all.push(sold(sql`p.type = ${sql.lit(subscription)}`))
  if (plan_id) all.push(sold(sql`s.package_id ${among(plan_id)}`))
  if (class_id) all.push(sold(sql`s.class_id ${among(class_id)}`))
  return sql.join(all, sql` and `)
}

/** Compares with one id, whose rows are read in the order of the index, or with several. */
const among = (ids: readonly number[]) =>
  ids.length === 1 ? sql`= ${ids[0]}` : sql`= any(${ids}::bigint[])`

/** Statuses of the filter. */
const statuses = (status: NonNullable<Filter['status']>) =>
  status.flatMap((one) => (one === 'reversed' ? ['void', 'refund', 'partial_refund'] : [one]))

const paidOnline = onlineMethods.map((id) => sql`z.paid[${sql.lit(id)}] is not null`)
const onlineWays = onlineMethods.reduce((ways, id) => ways | (1 << id), 0)

/** Refunds are few: their payments are looked up first, whichever days the list has. */
const refunded = (method: number) => sql`
  z.status in ('refund', 'partial_refund') and z.payment_id = any (array(
    select r.payment_id from payment_reversal r
     where r.merchant_id = current_merchant() and r.kind <> 'void' and r.method = ${method}))`

/** Condition on the payment `p` and its membership `s`. */
const sold = (like: RawBuilder<unknown>) => sql`exists (
  select from payment p left join membership s on s.merchant_id = p.merchant_id and s.id = p.membership_id
   where p.merchant_id = z.merchant_id and p.id = z.payment_id and ${like})`

/** The same filter on the pre-aggregated sums, which hold neither names, numbers nor the methods of refunds. */
function summed(query: Filter, principal: Principal, today: string): Lines {
  const { pay_method, online, status, subscription, plan_id, class_id } = query
  const clubs = clubsAsked(query.location, principal)
  const all = [sql`s.merchant_id = current_merchant() and s.club_id ${among(clubs)}`]
  all.push(sql`s.plan ${among(plan_id ?? class_id ?? [0])}`)
  if (plan_id) all.push(sql`s.type = 1`)
  if (class_id) all.push(sql`s.type = 2`)
  // No payment is for a package and a class.
  if (plan_id && class_id) all.push(sql`false`)
  if (status) all.push(sql`s.status in (${sql.join(statuses(status))})`)
  if (subscription) all.push(sql`s.type = ${subscription}`)
  if (pay_method) all.push(sql`s.ways & ${1 << pay_method}::smallint <> 0`)
  if (online) all.push(sql`s.ways & ${onlineWays}::smallint <> 0`)
  return { heaps: sql.join(all, sql` and `), spans: spansOf(daysOf(query, today)) }
}

/** The range of days left by all filters of days. */
function daysOf(query: Filter, today: string): Days {
  const asked = daysAsked(query, today)
  const calendar = monthOf(query, today)
  const [from] = [asked.from, calendar?.from].filter((day) => day !== undefined).toSorted(later)
  const [to] = [asked.to, calendar?.to].filter((day) => day !== undefined).toSorted()
  return { from, to }
}

const later = (one: string, other: string) => (one < other ? 1 : -1)

/** The days of a year or of a month; a month without a year is of this year. */
function monthOf({ year, month }: Filter, today: string) {
  if (!year && !month) return null
  const of = year ?? Number(today.slice(0, 4))
  const day = (nth: number, date: number) =>
    new Date(Date.UTC(of, nth, date)).toISOString().slice(0, 10)
  return month
    ? { from: day(month - 1, 1), to: day(month, 0) }
    : { from: day(0, 1), to: day(11, 31) }
}

/** Digits from which a number may be part of a phone; shorter ones are invoice numbers only. */
const OF_A_PHONE = 4

/** An invoice number, or part of the member's name or phone. Looks up both first, each by its own index. */
function searched(q: string, clubs: readonly number[]): RawBuilder<unknown> {
  const invoice = /^\d{1,15}$/.test(q) ? Number(q) : null
  const found = []
  if (invoice !== null) {
    found.push(sql`z.payment_id = any (array(select i.id from payment i
      where i.merchant_id = current_merchant() and i.club_id ${among(clubs)} and i.invoice_no = ${invoice}::bigint))`)
  }
  const isName = invoice === null || q.length >= OF_A_PHONE
  for (const members of isName ? clubs.map((club) => membersFound(q, club)) : [])
    if (members) found.push(sql`z.member_id = any ((select ${members})::bigint[])`)
  return found.length > 0 ? sql`(${sql.join(found, sql` or `)})` : sql`false`
}
