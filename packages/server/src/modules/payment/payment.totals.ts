import { sql, type RawBuilder } from 'kysely'
import type { Answer, Db } from '../../core/context.ts'

type Totals = Answer<'listPayments'>['totals']

/** How many payments a filter finds, what was taken with them and what of it was given back, in all and by method. */
export interface Found {
  count: number
  totals: Totals
}

/** Where the rows of a page stand: on these days, after so many others of them. */
export interface Place {
  days: string[]
  skip: number
}

/**
 * Of the sums that the database keeps along, which cost the same however long the history is; and the days of one
 * page of it, so that a late page costs no more than the first.
 */
export async function kept(
  db: Db,
  where: RawBuilder<unknown>,
  { limit, offset }: { limit: number; offset: number },
): Promise<Found & Place> {
  const { rows } = await sql<Found & Place>`
    with line as materialized (
      select s.payment_date, s.method, sum(s.payments) as payments, sum(s.amount) as amount, sum(s.returned) as returned
        from payment_sum s where ${where} group by 1, 2
    ), day as (
      select l.payment_date, l.payments, sum(l.payments) over (order by l.payment_date desc) as so_far
        from line l where l.method = 0 and l.payments > 0
    ), page as (
      select d.payment_date, d.so_far - d.payments as before from day d
       where d.so_far > ${offset} and d.so_far - d.payments < ${offset + limit}
    ), way as (
      select l.method, sum(l.amount) as amount, sum(l.returned) as returned from line l where l.method > 0 group by 1
    )
    select coalesce(sum(l.payments), 0)::int as count,
           (select coalesce(array_agg(p.payment_date::text order by p.payment_date), '{}') from page p) as days,
           ${offset}::int - coalesce((select min(p.before) from page p), 0)::int as skip,
           jsonb_build_object('total', coalesce(sum(l.amount), 0), 'returned', coalesce(sum(l.returned), 0), 'by_method', (
             select coalesce(jsonb_agg(jsonb_build_object('payment_method', w.method, 'amount', w.amount, 'returned', w.returned)
                                       order by w.method), '[]')
               from way w where w.amount <> 0 or w.returned <> 0)) as totals
      from line l where l.method = 0`.execute(db)
  return (
    rows[0] ?? { count: 0, totals: { total: 0, returned: 0, by_method: [] }, days: [], skip: 0 }
  )
}

/** Of the payments themselves, where few are found: by a name or an invoice number; and the ids of one page of them. */
export async function counted(
  db: Db,
  where: RawBuilder<unknown>,
  { limit, offset }: { limit: number; offset: number },
): Promise<Found & { ids: number[] }> {
  const { rows } = await sql<Found & { ids: number[] }>`
    with found as materialized (
      select z.merchant_id, z.payment_id, z.payment_date, z.edition, z.status, z.total, z.returned
        from payment_state z where ${where}
    ), page as (
      select f.payment_id from found f order by f.payment_date desc, f.payment_id desc limit ${limit} offset ${offset}
    ), moved as (
      select x.method, sum(x.amount) as amount, coalesce(sum(x.amount) filter (where f.status = 'void'), 0) as returned
        from found f
        join payment_part x on x.merchant_id = f.merchant_id and x.payment_id = f.payment_id and x.edition = f.edition
       group by 1
      union all
      select r.method, 0, sum(r.amount)
        from found f join payment_reversal r on r.merchant_id = f.merchant_id and r.payment_id = f.payment_id
       where f.status in ('refund', 'partial_refund')
       group by 1
    )
    select (select count(*)::int from found) as count,
           (select coalesce(jsonb_agg(p.payment_id), '[]') from page p) as ids,
           jsonb_build_object(
             'total', (select coalesce(sum(total), 0) from found),
             'returned', (select coalesce(sum(returned), 0) from found),
             'by_method', (
               select coalesce(jsonb_agg(jsonb_build_object('payment_method', m.method, 'amount', m.amount, 'returned', m.returned)
                                         order by m.method), '[]')
                 from (select method, sum(amount) as amount, sum(returned) as returned from moved group by 1) m)) as totals`.execute(
    db,
  )
  return rows[0] ?? { count: 0, totals: { total: 0, returned: 0, by_method: [] }, ids: [] }
}
