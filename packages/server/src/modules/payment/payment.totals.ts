import { sql, type RawBuilder } from 'kysely'
import type { Answer, Db } from '../../core/context.ts'

type Totals = Answer<'listPayments'>['totals']

/**
 * How many payments a filter finds, what was taken with them and what of it was given back, in all and by method.
 * A void gives back by the ways the money came, a refund by its own.
 */
export async function totals(
  db: Db,
  where: RawBuilder<unknown>,
): Promise<{ count: number; totals: Totals }> {
  const { rows } = await sql<{ count: number; totals: Totals }>`
    with found as materialized (
      select z.merchant_id, z.payment_id, z.edition, z.status, z.total, z.returned
        from payment_state z join payment p on p.merchant_id = z.merchant_id and p.id = z.payment_id where ${where}
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
    select (select count(*)::int from found) as count, jsonb_build_object(
             'total', (select coalesce(sum(total), 0) from found),
             'returned', (select coalesce(sum(returned), 0) from found),
             'by_method', (
               select coalesce(jsonb_agg(jsonb_build_object('payment_method', m.method, 'amount', m.amount, 'returned', m.returned)
                                         order by m.method), '[]')
                 from (select method, sum(amount) as amount, sum(returned) as returned from moved group by 1) m)) as totals`.execute(
    db,
  )
  return rows[0] ?? { count: 0, totals: { total: 0, returned: 0, by_method: [] } }
}
