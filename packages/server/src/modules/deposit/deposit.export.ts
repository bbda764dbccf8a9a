import { sql } from 'kysely'
import type { Db } from '../../core/operation/context.ts'
import { day, money, number, option, phone, text } from '../../core/sheets/columns.ts'
import { listExport } from '../../core/sheets/listExport.ts'
import { dateRange } from '../../domain/dateRange.ts'
import type { DepositRow } from '../../queries/depositActions.ts'
import { idsOf } from './deposit.list.ts'

/** All lines that the list shows with this query, in its order. */
export const exported = listExport<'exportDepositsCsv', DepositRow>({
  name: (language) => `deposits-${language}`,
  from: ['deposit', 'list'],
  action: 'deposit.exported',
  rows: async ({ db, query, principal, today }) => {
    dateRange(query)
    return {
      ids: await idsOf(db, query, principal, today),
      read: (next, ids) => read(next, ids, today),
    }
  },
  heads: (words) => words.deposit.export,
  columns: {
    date: day((line) => line.payment_date),
    name: text(32, (line) => line.gym_customer.fullname),
    phone: phone((line) => line.gym_customer.phone),
    kind: text(22, (line, { words }) => words.finance.kinds[line.kind] ?? line.kind),
    amount: money((line) => line.amount),
    method: option(24, 'deposit', 'pay_method', (line) =>
      line.payment_types.map((part) => part.payment_method),
    ),
    balance: money((line) => line.remaining_balance),
    invoice: number(12, (line) => line.order?.invoice_id ?? null),
    reason: text(32, (line) => line.reason),
    by: text(24, (line) => line.by),
  },
})

async function read(db: Db, ids: readonly number[], today: string): Promise<DepositRow[]> {
  const { rows } = await sql<{ line: DepositRow }>`
    select deposit_json(current_merchant(), u.id, ${today}::date) as line
      from unnest(${ids}::bigint[]) with ordinality u (id, nth) order by u.nth`.execute(db)
  return rows.map(({ line }) => line)
}
