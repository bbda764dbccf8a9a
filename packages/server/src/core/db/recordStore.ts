import { sql } from 'kysely'
import type { Principal } from '../auth/principal.ts'
import { notFound } from '../errors.ts'
import type { Db } from './database.ts'
import { filtersOf, readPage, type Page, type Paging, type Search } from './page.ts'
import { updateVersioned } from './record.ts'

/** A table of plain records: each belongs to one club and has `id`, `version` and `created_at` beside its columns. */
export interface RecordTable<Column extends string = string> {
  table: string
  /** Columns that are both written and answered, by the names of the contract. */
  columns: readonly Column[]
  /** The text column that `q` searches, ignoring case. */
  search: Column
  /** The text column that sorts the list, ignoring case. @default the column of `search` */
  order?: Column
}

/** Values by column; undefined ones are left to the database. */
type Values = Record<string, unknown>

/** Statements on a table of plain records. Rows of another club answer 404 `not_found`. */
export function recordStore<Row extends object>({
  table,
  columns,
  search,
  order = search,
}: RecordTable) {
  const own = ({ merchant, club }: Principal) =>
    sql`merchant_id = ${merchant} and club_id = ${club}`
  const answered = sql.join(['id', ...columns, 'version'].map((column) => sql.ref(column)))
  const hasState = columns.includes('is_active')

  const one = async (db: Db, id: number, who: Principal): Promise<Row> => {
    const { rows } = await sql<Row>`
      select ${answered} from ${sql.table(table)} where ${own(who)} and id = ${id}`.execute(db)
    return rows[0] ?? notFound()
  }

  return {
    one,

    page: (db: Db, query: Search & Paging, who: Principal): Promise<Page<Row>> => {
      const { wanted, active } = filtersOf(query)
      const inState = hasState
        ? sql`and (${active}::boolean is null or is_active = ${active}::boolean)`
        : sql``
      const found = sql`
        from ${sql.table(table)}
       where ${own(who)} ${inState}
         and (${wanted}::text = '' or position(${wanted}::text in lower(${sql.ref(search)})) > 0)`
      const sorted = sql`lower(${sql.ref(order)}), id`
      return readPage<Row>(db, { columns: answered, found, order: sorted }, query)
    },

    insert: async (db: Db, body: Values, who: Principal, now: Date): Promise<Row> => {
      const values = {
        merchant_id: who.merchant,
        club_id: who.club,
        ...written(body),
        created_at: now,
      }
      const { rows } = await sql<Row>`
        insert into ${sql.table(table)} (${sql.join(Object.keys(values).map((name) => sql.ref(name)))})
        values (${sql.join(Object.values(values))}) returning ${answered}`.execute(db)
      return rows[0] ?? notFound()
    },

    /** Errors: 409 `stale_record` where `version` is not the current one. */
    update: async (
      db: Db,
      id: number,
      { version, ...body }: Values & { version: number },
      who: Principal,
    ): Promise<Row> => {
      const current = () => one(db, id, who)
      await current()
      await updateVersioned(db, table, id, version, written(body), current)
      return current()
    },

    remove: async (db: Db, id: number, who: Principal): Promise<Row> => {
      const { rows } = await sql<Row>`
        delete from ${sql.table(table)} where ${own(who)} and id = ${id} returning ${answered}`.execute(
        db,
      )
      return rows[0] ?? notFound()
    },
  }

  /** The given values of the columns, texts without spaces around them. */
  function written(body: Values): Values {
    return Object.fromEntries(
      columns
        .map((column) => [column, body[column]])
        .filter(([, value]) => value !== undefined)
        .map(([column, value]) => [column, typeof value === 'string' ? value.trim() : value]),
    ) as Values
  }
}
