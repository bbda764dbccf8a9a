import { sql, type RawBuilder } from 'kysely'
import { methods } from '@zal/api/methods'
import type { Answer, Db, Query, Principal } from '../../core/operation/context.ts'
import { pageOf, paging } from '../../core/db/page.ts'
import { notFound } from '../../core/errors.ts'

type Ledger = Answer<'listLedger'>
type Entry = Answer<'getLedgerEntry'>
type LedgerPeriod = Query<'exportLedgerCsv'> & { start_date: string; end_date: string }

/** Methods in the order of the contract, then the purposes of the money. */
const order: string[] = [...Object.values(methods), 'membership', 'service', 'discount']

/** Bookings of the club on these days, the latest first, with the totals over the whole filter by account. */
export async function page(
  db: Db,
  query: LedgerPeriod & Query<'listLedger'>,
  { club }: Principal,
): Promise<Ledger> {
  const { limit, offset } = paging(query)
  const { start_date, end_date } = query
  const { days, touching } = conditions(query, club)
  const [rows, count, totals] = await Promise.all([
    transactionsOf(
      db,
      sql`select t.* from ledger_transaction t where ${days} and ${touching}
               order by t.business_day desc, t.id desc limit ${limit} offset ${offset}`,
    ),
    sql<{ count: number }>`
      select count(*)::int as count from ledger_transaction t where ${days} and ${touching}`.execute(
      db,
    ),
    sql<Ledger['accounts'][number]>`
      select e.account, count(distinct t.id)::int as count,
             coalesce(sum(e.amount) filter (where e.amount > 0), 0)::bigint as in,
             coalesce(sum(e.amount) filter (where e.amount < 0), 0)::bigint as out,
             sum(e.amount)::bigint as sum
        from ledger_transaction t
        join ledger_entry e on e.merchant_id = t.merchant_id and e.transaction_id = t.id
       where ${days}
       group by e.account`.execute(db),
  ])
  return {
    ...pageOf(rows, count.rows[0]?.count ?? 0, query),
    start_date,
    end_date,
    accounts: totals.rows.toSorted((one, other) => placeOf(one) - placeOf(other)),
  }
}

/** An entry of the club with its booking, on whatever day. */
export async function one(db: Db, id: number, { club }: Principal): Promise<Entry> {
  const found = await sql<Omit<Entry, 'transaction'> & { booking: number }>`
    select e.id, e.account, e.amount, t.id as booking from ledger_entry e
      join ledger_transaction t on t.merchant_id = e.merchant_id and t.id = e.transaction_id
     where e.merchant_id = current_merchant() and t.club_id = ${club} and e.id = ${id}`.execute(db)
  const { booking, ...entry } = found.rows[0] ?? notFound()
  const [transaction = notFound()] = await transactionsOf(
    db,
    sql`select t.* from ledger_transaction t where t.merchant_id = current_merchant() and t.id = ${booking}`,
  )
  return { ...entry, transaction }
}

/** Bookings with their entries and names, the latest first. */
async function transactionsOf(db: Db, chosen: RawBuilder<unknown>): Promise<Ledger['results']> {
  const { rows } = await sql<Ledger['results'][number]>`
    select t.id, t.kind, t.business_day::text as business_day, moment_text(t.at) as created_at, t.reverses_id as reverses,
           concat_ws(' ', s.last_name, s.first_name) as by,
           case when m.id is not null then
             jsonb_build_object('id', m.id, 'name', concat_ws(' ', m.last_name, m.first_name)) end as customer,
           case when p.id is not null then jsonb_build_object('id', p.id, 'invoice_id', p.invoice_no) end as payment,
           (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'account', e.account, 'amount', e.amount) order by e.id), '[]')
              from ledger_entry e where e.merchant_id = t.merchant_id and e.transaction_id = t.id) as entries
      from (${chosen}) t
      join staff s on s.merchant_id = t.merchant_id and s.id = t.staff_id
      left join member m on m.merchant_id = t.merchant_id and m.id = t.member_id
      left join payment p on p.merchant_id = t.merchant_id and p.id = t.payment_id
     order by t.business_day desc, t.id desc`.execute(db)
  return rows
}

/** Ids of the entries that the filter finds, in the order of the ledger. */
export async function entriesOf(
  db: Db,
  query: LedgerPeriod,
  { club }: Principal,
): Promise<number[]> {
  const { days, touching } = conditions(query, club)
  const { rows } = await sql<{ id: number }>`
    select e.id from ledger_transaction t
      join ledger_entry e on e.merchant_id = t.merchant_id and e.transaction_id = t.id
     where ${days} and ${touching} order by t.business_day desc, t.id desc, e.id`.execute(db)
  return rows.map(({ id }) => id)
}

function conditions(query: LedgerPeriod, club: number) {
  const { start_date, end_date, account = null, payment = null } = query
  const days = sql`t.merchant_id = current_merchant() and t.club_id = ${club}
    and t.business_day between ${start_date}::date and ${end_date}::date
    and (${payment}::bigint is null or t.payment_id = ${payment}::bigint)`
  const touching = sql`(${account}::text is null or exists (
    select from ledger_entry e where e.merchant_id = t.merchant_id and e.transaction_id = t.id and e.account = ${account}::text))`
  return { days, touching }
}

const placeOf = ({ account }: { account: string }) =>
  order.includes(account) ? order.indexOf(account) : order.length
