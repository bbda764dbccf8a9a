import { sql, type RawBuilder } from 'kysely'
import { methods } from '@zal/api/methods'
import type { Answer, Db } from '../../core/context.ts'

type Totals = Answer<'listPayments'>['totals']

/** Number of payments of a filter, what was paid and what of it was returned, in total and by method. */
export interface Found {
  count: number
  totals: Totals
}

/** Position of a page: its days, and the rows to skip on them. */
export interface Place {
  days: string[]
  skip: number
}

/** Conditions on the pre-aggregated sums: payments, and months and days. */
export interface Lines {
  heaps: RawBuilder<unknown>
  spans: RawBuilder<unknown>
}

/**
 * Totals from the pre-aggregated sums: whole months at once, which costs the same for any length of the
 * history; and the days of one page, so that a late page costs no more than the first. `offset 0` makes the
 * planner use the index per range, not for all days of the club.
 */
export async function kept(
  db: Db,
  { heaps, spans }: Lines,
  { limit, offset }: { limit: number; offset: number },
): Promise<Found & Place> {
  const { rows } = await sql<Found & Place>`
    with line as materialized (
      select s.span, s.payment_date, s.method, sum(s.payments) as payments, sum(s.amount) as amount, sum(s.returned) as returned
        from (${spans}) r
       cross join lateral (
         select s.* from payment_sum s
          where ${heaps} and s.span = r.span and s.payment_date >= r.first and s.payment_date < r.behind offset 0) s
       group by 1, 2, 3
    ), span as (
      select l.span, l.payment_date, l.payments, sum(l.payments) over (order by l.payment_date desc) - l.payments as before
        from line l where l.method = 0 and l.payments > 0
    ), here as (
      select p.* from span p where p.before < ${offset + limit} and p.before + p.payments > ${offset}
    ), day as (
      select h.payment_date, h.payments, h.before from here h where h.span = 'day'
      union all
      select d.payment_date, d.payments,
             h.before + sum(d.payments) over (partition by h.payment_date order by d.payment_date desc) - d.payments
        from here h
       cross join lateral (
         select s.payment_date, sum(s.payments) as payments from payment_sum s
          where ${heaps} and s.span = 'day' and s.method = 0
            and s.payment_date >= h.payment_date and s.payment_date < h.payment_date + interval '1 month'
          group by 1) d
       where h.span = 'month'
    ), page as (
      select d.payment_date, d.before from day d
       where d.before < ${offset + limit} and d.before + d.payments > ${offset}
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

/**
 * Totals from the payments themselves, where few are found by a name or an invoice number; and the ids of one
 * page.
 */
export async function counted(
  db: Db,
  where: RawBuilder<unknown>,
  { limit, offset }: { limit: number; offset: number },
): Promise<Found & { ids: number[] }> {
  const { rows } = await sql<Found & { ids: number[] }>`
    with found as materialized (
      select z.payment_id, z.payment_date, z.status, z.total, z.returned, z.paid from payment_state z where ${where}
    ), page as (
      select f.payment_id from found f order by f.payment_date desc, f.payment_id desc limit ${limit} offset ${offset}
    ), pile as materialized (
      select f.status = 'void' as void, count(*) as payments, sum(f.total) as total, sum(f.returned) as returned,
             array[${sql.join(ways)}] as paid
        from found f group by 1
    ), moved as (
      select x.method, x.amount, case when p.void then x.amount else 0 end as returned
        from pile p cross join lateral unnest(p.paid) with ordinality x (amount, method) where x.amount is not null
      union all
      select r.method, 0, r.amount
        from found f join payment_reversal r on r.merchant_id = current_merchant() and r.payment_id = f.payment_id
       where f.status in ('refund', 'partial_refund')
    )
    select coalesce(sum(p.payments), 0)::int as count,
           (select coalesce(jsonb_agg(p.payment_id), '[]') from page p) as ids,
           jsonb_build_object('total', coalesce(sum(p.total), 0), 'returned', coalesce(sum(p.returned), 0), 'by_method', (
             select coalesce(jsonb_agg(jsonb_build_object('payment_method', m.method, 'amount', m.amount, 'returned', m.returned)
                                       order by m.method), '[]')
               from (select method, sum(amount) as amount, sum(returned) as returned from moved group by 1) m)) as totals
      from pile p`.execute(db)
  return rows[0] ?? { count: 0, totals: { total: 0, returned: 0, by_method: [] }, ids: [] }
}

/** Amounts by method, by their index in `paid`. */
const ways = Object.keys(methods).map((method) => sql`sum(f.paid[${sql.lit(Number(method))}])`)
