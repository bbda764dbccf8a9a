import { sql } from 'kysely'
import type { Db } from '../../core/operation/context.ts'
import { day, minute, number, option, text } from '../../core/sheets/columns.ts'
import { listExport } from '../../core/sheets/listExport.ts'
import { entriesOf } from './finance.ledger.ts'
import * as rules from './finance.rules.ts'

/** All entries of the bookings that the ledger shows with this query, in its order. */
export const exported = listExport<'exportLedgerCsv', Entry>({
  name: (language) => `ledger-${language}`,
  from: ['finance', 'ledger'],
  action: 'ledger.exported',
  rows: async ({ db, query: asked, principal, today }) => {
    const query = rules.withDays(asked, today)
    return { query, ids: await entriesOf(db, query, principal), read }
  },
  heads: (words) => words.finance.export,
  columns: {
    booking: number(10, (row) => row.booking),
    date: day((row) => row.date),
    at: minute((row) => row.at),
    kind: text(24, (row, { words }) => words.finance.kinds[row.kind] ?? row.kind),
    account: option(28, 'finance', 'account', (row) => row.account),
    amount: number(16, (row) => row.amount),
    customer: text(32, (row) => row.customer),
    invoice: number(12, (row) => row.invoice),
    reverses: number(14, (row) => row.reverses),
    by: text(24, (row) => row.by),
  },
})

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
