import { sql } from 'kysely'
import type { Db } from '../../core/operation/context.ts'
import { day, money, number, option, phone, text } from '../../core/sheets/columns.ts'
import { listExport } from '../../core/sheets/listExport.ts'
import { formatParams } from '../../core/i18n/formatParams.ts'
import { fillTemplate } from '../../core/i18n/words.ts'
import { seesMoney } from '../../queries/memberRows.ts'
import { idsOf } from './member.list.ts'

/** All members that the list shows with this query, in its order. */
export const exported = listExport<'exportMembersCsv', Exported>({
  name: () => 'members',
  from: ['member', 'list'],
  action: 'member.exported',
  rows: async ({ db, query, principal, today }) => ({
    ids: await idsOf(db, query, principal, today),
    read: (next, ids) => read(next, ids, today),
  }),
  heads: (words) => words.member.fields,
  columns: {
    last_name: text(20, (row) => row.last_name),
    first_name: text(20, (row) => row.first_name),
    phone: phone((row) => row.phone),
    phone2: phone((row) => row.phone2),
    gender: option(10, 'member', 'gender', (row) => row.gender || null),
    birth_date: day((row) => row.birth_date),
    date_joined: day((row) => row.date_joined),
    email: text(24, (row) => row.email),
    through: option(18, 'member', 'through', (row) => row.through),
    address: text(32, (row) => row.address),
    description: text(32, (row) => row.description),
    status: text(28, ({ state: { key, date } }, { words }) =>
      fillTemplate(words.domain.memberState[key] ?? key, formatParams({ date: date ?? '' })),
    ),
    membership: text(24, (row) => row.membership),
    end_date: day((row) => row.end_date),
    visits_left: number(12, (row) => row.visits_left),
    balance: money((row, { principal }) => (seesMoney(principal) ? row.balance : null)),
  },
})

interface Exported {
  last_name: string
  first_name: string
  phone: string
  phone2: string | null
  gender: number
  birth_date: string | null
  date_joined: string
  email: string | null
  through: number | null
  address: string | null
  description: string
  state: { key: string; date: string | null }
  membership: string | null
  end_date: string | null
  visits_left: number | null
  balance: number
}

async function read(db: Db, ids: readonly number[], today: string): Promise<Exported[]> {
  const { rows } = await sql<Exported>`
    select m.last_name, m.first_name, m.phone, m.phone2, m.gender, m.birth_date::text, m.date_joined::text, m.email, m.through,
           m.address->>'address_line' as address, m.description,
           o.state, o.membership, o.end_date::text, o.visits_left, o.balance
      from unnest(${ids}::bigint[]) with ordinality u (id, nth)
      join member m on m.merchant_id = current_merchant() and m.id = u.id
      join member_on(${today}::date) o on o.merchant_id = m.merchant_id and o.id = m.id
     order by u.nth`.execute(db)
  return rows
}
