import { sql } from 'kysely'
import type { Context, Db } from '../../core/context.ts'
import type { SheetFormat } from '../../core/sheets/file.ts'
import { listFile } from '../../core/sheets/list.ts'
import { momentCell } from '../../core/sheets/table.ts'
import { momentIn } from '../../core/time.ts'
import { entriesOf } from './finance.ledger.ts'
import * as rules from './finance.rules.ts'

/** Columns of the file with their widths in characters; their headers are in `finance:export`. */
const columns = {
  booking: 10,
  date: 12,
  at: 18,
  kind: 24,
  account: 28,
  amount: 16,
  customer: 32,
  invoice: 12,
  reverses: 14,
  by: 24,
}

/** All entries of the bookings that the ledger shows with this query, in its order. */
export async function exported(
  { query, ...context }: Omit<Context<'exportLedgerCsv'>, 'operation'>,
  format: SheetFormat,
): Promise<Response> {
  const { db, who, today, words } = context
  const { export: heads, kinds, options } = words.finance
  const asked = rules.withDays(query, today)
  return listFile(context, format, {
    name: `ledger-${who.language}`,
    from: ['finance', 'ledger'],
    action: 'ledger.exported',
    query: asked,
    ids: await entriesOf(db, asked, who),
    columns,
    heads,
    read,
    cells: (row) => [
      row.booking,
      momentCell(row.date),
      momentCell(momentIn(who.zone, row.at)),
      kinds[row.kind] ?? row.kind,
      options.account?.[row.account] ?? row.account,
      row.amount,
      row.customer,
      row.invoice,
      row.reverses,
      row.by,
    ],
  })
}

interface Entry {
  booking: number
  date: string
  at: string
  kind: string
  account: string
  amount: number
  customer: string | null
  invoice: number | null
  reverses: number | null
  by: string
}

async function read(db: Db, ids: readonly number[]): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select t.id as booking, t.business_day::text as date, moment_text(t.at) as at, t.kind, e.account, e.amount,
           case when m.id is not null then concat_ws(' ', m.last_name, m.first_name) end as customer,
           p.invoice_no as invoice, t.reverses_id as reverses, concat_ws(' ', s.last_name, s.first_name) as by
      from unnest(${ids}::bigint[]) with ordinality u (id, nth)
      join ledger_entry e on e.merchant_id = current_merchant() and e.id = u.id
      join ledger_transaction t on t.merchant_id = e.merchant_id and t.id = e.transaction_id
      join staff s on s.merchant_id = t.merchant_id and s.id = t.staff_id
      left join member m on m.merchant_id = t.merchant_id and m.id = t.member_id
      left join payment p on p.merchant_id = t.merchant_id and p.id = t.payment_id
     order by u.nth`.execute(db)
  return rows
}
