import { sql } from 'kysely'
import type { Context, Db } from '../../core/context.ts'
import type { SheetFormat } from '../../core/sheets/file.ts'
import { listFile } from '../../core/sheets/list.ts'
import { momentCell } from '../../core/sheets/table.ts'
import { dateRange } from '../../rules/dateRange.ts'
import type { DepositRow } from '../../rules/depositMay.ts'
import { idsOf } from './deposit.list.ts'

/** Columns of the file with their widths in characters; their headers are in `deposit:export`. */
const columns = {
  date: 12,
  name: 32,
  phone: 16,
  kind: 22,
  amount: 14,
  method: 24,
  balance: 14,
  invoice: 12,
  reason: 32,
  by: 24,
}

/** All lines that the list shows with this query, in its order. */
export async function exported(
  { query, ...context }: Omit<Context<'exportDepositsCsv'>, 'operation'>,
  format: SheetFormat,
): Promise<Response> {
  dateRange(query)
  const { db, who, today, words } = context
  const { export: heads, options } = words.deposit
  return listFile(context, format, {
    name: `deposits-${who.language}`,
    from: ['deposit', 'list'],
    action: 'deposit.exported',
    query,
    ids: await idsOf(db, query, who),
    columns,
    heads,
    read: (next, ids) => read(next, ids, today),
    cells: (line) => [
      momentCell(line.payment_date),
      line.gym_customer.fullname,
      line.gym_customer.phone,
      words.finance.kinds[line.kind] ?? line.kind,
      line.amount,
      line.payment_types
        .map(({ payment_method: method }) => options.pay_method?.[method] ?? method)
        .join(' + '),
      line.remaining_balance,
      line.order?.invoice_id ?? null,
      line.reason,
      line.by,
    ],
  })
}

async function read(db: Db, ids: readonly number[], today: string): Promise<DepositRow[]> {
  const { rows } = await sql<{ line: DepositRow }>`
    select deposit_json(current_merchant(), u.id, ${today}::date) as line
      from unnest(${ids}::bigint[]) with ordinality u (id, nth) order by u.nth`.execute(db)
  return rows.map(({ line }) => line)
}
