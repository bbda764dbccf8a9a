import { sql } from 'kysely'
import type { Context, Db, Principal } from '../../../core/operation/context.ts'
import { clubsOf } from '../../../queries/clubsOf.ts'
import type { ExportTable, TableRow } from './export.table.ts'

/** Rows in memory at once. */
const PAGE = 1000

/** The ids of the clubs of a person. */
export async function clubIds(db: Db, principal: Principal): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from club c where ${clubsOf(principal)} order by c.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** The greatest key of a table of the merchant; 0 where it is empty. */
export async function lastKey(db: Db, { from, key }: ExportTable): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`
    select max(${sql.ref(`t.${key}`)}) as last from ${from} where t.merchant_id = current_merchant()`.execute(
    db,
  )
  return rows[0]?.last ?? 0
}

/** The rows of the clubs up to the `last` key in their order, each page in a transaction of its own. */
export async function* pagesOf(
  later: Context['later'],
  { columns, reads, from, key, where }: ExportTable,
  clubs: readonly number[],
  last: number,
): AsyncGenerator<TableRow[]> {
  const id = sql.ref(`t.${key}`)
  const values = Object.keys(columns).map(
    (column) => sql`${reads[column] ?? sql.ref(`t.${column}`)} as ${sql.ref(column)}`,
  )
  for (let after = 0; ;) {
    const begin = after
    const found = await later(async (db) => {
      const { rows } = await sql<{ key: number; row: TableRow }>`
        select r.key, to_jsonb(r) - 'key' as row
          from (select ${id} as key, ${sql.join(values)} from ${from}
                 where t.merchant_id = current_merchant() and ${id} > ${begin} and ${id} <= ${last}
                   and ${where(sql`${clubs}::bigint[]`)}
                 order by ${id} limit ${PAGE}) r
         order by r.key`.execute(db)
      return rows
    })
    if (found.length > 0) yield found.map(({ row }) => row)
    const end = found.at(-1)
    if (!end || found.length < PAGE) return
    after = end.key
  }
}
