import { sql } from 'kysely'
import type { Context, Db } from '../../core/context.ts'
import type { SheetFormat } from '../../core/sheets/file.ts'
import { listFile } from '../../core/sheets/list.ts'
import { momentCell } from '../../core/sheets/table.ts'
import { seesMoney } from '../../rules/memberVisibleMoney.ts'
import { idsOf } from './member.list.ts'

/** Columns of the file with their widths in characters; their headers are in `member:fields`. */
export const columns = {
  last_name: 20,
  first_name: 20,
  phone: 16,
  phone2: 16,
  gender: 10,
  birth_date: 12,
  date_joined: 12,
  email: 24,
  through: 18,
  address: 32,
  description: 32,
  status: 12,
  membership: 24,
  end_date: 12,
  visits_left: 12,
  balance: 14,
}

/** All members that the list shows with this query, in its order. */
export async function exported(
  { query, ...context }: Omit<Context<'exportMembersCsv'>, 'operation'>,
  format: SheetFormat,
): Promise<Response> {
  const { db, who, today, words } = context
  const { fields, options } = words.member
  return listFile(context, format, {
    name: 'members',
    from: ['member', 'list'],
    action: 'member.exported',
    query,
    ids: await idsOf(db, query, who, today),
    columns,
    heads: fields,
    read: (next, ids) => read(next, ids, today),
    cells: (row) => [
      row.last_name,
      row.first_name,
      row.phone,
      row.phone2,
      options.gender?.[row.gender] ?? null,
      momentCell(row.birth_date),
      momentCell(row.date_joined),
      row.email,
      row.through === null ? null : (options.through?.[row.through] ?? null),
      row.address,
      row.description,
      options.status?.[row.status] ?? null,
      row.membership,
      momentCell(row.end_date),
      row.visits_left,
      seesMoney(who) ? row.balance : null,
    ],
  })
}

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
  status: number
  membership: string | null
  end_date: string | null
  visits_left: number | null
  balance: number
}

async function read(db: Db, ids: readonly number[], today: string): Promise<Exported[]> {
  const { rows } = await sql<Exported>`
    select m.last_name, m.first_name, m.phone, m.phone2, m.gender, m.birth_date::text, m.date_joined::text, m.email, m.through,
           m.address->>'address_line' as address, m.description,
           case m.status when 'draft' then 1 when 'active' then 2 else 3 end as status,
           o.membership, o.end_date::text, o.visits_left, o.balance
      from unnest(${ids}::bigint[]) with ordinality u (id, nth)
      join member m on m.merchant_id = current_merchant() and m.id = u.id
      join member_on(${today}::date) o on o.merchant_id = m.merchant_id and o.id = m.id
     order by u.nth`.execute(db)
  return rows
}
