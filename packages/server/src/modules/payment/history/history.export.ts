import { sql } from 'kysely'
import type { Db } from '../../../core/operation/context.ts'
import { day, money, number, option, text } from '../../../core/sheets/columns.ts'
import { listExport } from '../../../core/sheets/listExport.ts'
import { dateRange } from '../../../domain/dateRange.ts'
import { idsOf } from './history.list.ts'

/** All payments that the history shows with this query, in its order. */
export const exported = listExport<'exportPaymentsCsv', Exported>({
  name: (language) => `payment-${language}`,
  from: ['payment', 'list'],
  action: 'payment.exported',
  rows: async ({ db, query, principal, today }) => {
    dateRange(query)
    return { ids: await idsOf(db, query, principal, today), read }
  },
  heads: (words) => words.payment.export,
  columns: {
    number: number(8, (_, { nth }) => nth),
    club: { ...text(24, (row) => row.club), isIn: ({ location }) => location !== undefined },
    invoice: number(12, (row) => row.invoice),
    name: text(32, (row, { words }) => row.name || (words.payment.export.guest ?? null)),
    date: day((row) => row.date),
    method: option(24, 'payment', 'pay_method', (row) => row.methods),
    status: option(18, 'payment', 'status', (row) => row.status),
    subtotal: money((row) => row.subtotal),
    discount: number(12, (row) => row.discount),
    total: money((row) => row.total),
    type: option(18, 'payment', 'subscription', (row) => row.type),
    start_time: text(12, (row) => row.start_time),
    end_time: text(12, (row) => row.end_time),
  },
})

interface Exported {
  invoice: number
  club: string
  /** Empty for an anonymous payment. */
  name: string
  date: string
  methods: number[]
  status: string
  subtotal: number
  /** Percent of the price, as entered or derived from the amount; null without a discount. */
  discount: number | null
  total: number
  type: number
  start_time: string | null
  end_time: string | null
}

async function read(db: Db, ids: readonly number[]): Promise<Exported[]> {
  const { rows } = await sql<Exported>`
    select p.invoice_no as invoice, c.name as club, concat_ws(' ', m.last_name, m.first_name) as name, z.payment_date::text as date, z.status,
           p.subtotal, p.total, p.type, to_char(s.start_time, 'HH24:MI') as start_time, to_char(s.end_time, 'HH24:MI') as end_time,
           case when p.discount_amount > 0
                then coalesce(p.discount_percent::float8, round(p.discount_amount * 100.0 / p.subtotal, 2)::float8) end as discount,
           (select coalesce(jsonb_agg(x.method order by x.id), '[]') from payment_part x
             where x.merchant_id = p.merchant_id and x.payment_id = p.id and x.edition = z.edition) as methods
      from unnest(${ids}::bigint[]) with ordinality u (id, nth)
      join payment p on p.merchant_id = current_merchant() and p.id = u.id
      join payment_state z on z.merchant_id = p.merchant_id and z.payment_id = p.id
      join club c on c.merchant_id = p.merchant_id and c.id = p.club_id
      left join member m on m.merchant_id = p.merchant_id and m.id = p.member_id
      left join membership s on s.merchant_id = p.merchant_id and s.id = p.membership_id
     order by u.nth`.execute(db)
  return rows
}
