import { sql } from 'kysely'
import type { Context, Db } from '../../core/context.ts'
import type { SheetFormat } from '../../core/sheets/file.ts'
import { listFile } from '../../core/sheets/list.ts'
import { momentCell } from '../../core/sheets/table.ts'
import { dateRange } from '../../rules/dateRange.ts'
import { idsOf } from './payment.list.ts'

/** Columns of the file with their widths in characters; their headers are in `payment:export`. */
export const columns = {
  number: 8,
  invoice: 12,
  name: 32,
  date: 12,
  method: 24,
  status: 18,
  subtotal: 14,
  discount: 12,
  total: 14,
  type: 18,
  start_time: 12,
  end_time: 12,
}

/** All payments that the history shows with this query, in its order. */
export async function exported(
  { query, ...context }: Omit<Context<'exportPaymentsCsv'>, 'operation'>,
  format: SheetFormat,
): Promise<Response> {
  dateRange(query)
  const { db, who, today, words } = context
  const { export: heads, options } = words.payment
  const methodsOf = (methods: number[]) =>
    methods.map((method) => options.pay_method?.[method] ?? method).join(' + ')
  return listFile(context, format, {
    name: `payment-${who.language}`,
    from: ['payment', 'list'],
    action: 'payment.exported',
    query,
    ids: await idsOf(db, query, who, today),
    columns,
    heads,
    read,
    cells: (row, number) => [
      number,
      row.invoice,
      row.name || (heads.guest ?? null),
      momentCell(row.date),
      methodsOf(row.methods),
      options.status?.[row.status] ?? row.status,
      row.subtotal,
      row.discount,
      row.total,
      options.subscription?.[row.type] ?? null,
      row.start_time,
      row.end_time,
    ],
  })
}

interface Exported {
  invoice: number
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
    select p.invoice_no as invoice, concat_ws(' ', m.last_name, m.first_name) as name, z.payment_date::text as date, z.status,
           p.subtotal, p.total, p.type, to_char(s.start_time, 'HH24:MI') as start_time, to_char(s.end_time, 'HH24:MI') as end_time,
           case when p.discount_amount > 0
                then coalesce(p.discount_percent::float8, round(p.discount_amount * 100.0 / p.subtotal, 2)::float8) end as discount,
           (select coalesce(jsonb_agg(x.method order by x.id), '[]') from payment_part x
             where x.merchant_id = p.merchant_id and x.payment_id = p.id and x.edition = z.edition) as methods
      from unnest(${ids}::bigint[]) with ordinality u (id, nth)
      join payment p on p.merchant_id = current_merchant() and p.id = u.id
      join payment_state z on z.merchant_id = p.merchant_id and z.payment_id = p.id
      left join member m on m.merchant_id = p.merchant_id and m.id = p.member_id
      left join membership s on s.merchant_id = p.merchant_id and s.id = p.membership_id
     order by u.nth`.execute(db)
  return rows
}
