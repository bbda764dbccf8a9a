import { sql, type RawBuilder } from 'kysely'
import { notFound } from '../errors.ts'
import type { Context } from '../operation/context.ts'
import { filtersOf, readPage, type Page, type Paging, type Search } from './page.ts'
import { updateVersioned } from './record.ts'

/** The part of a request's context that statements on records use. */
export type RecordContext = Pick<Context, 'db' | 'principal' | 'now' | 'today'>

/** Context of a write: `before` is the stored record, undefined for a new one. */
export type WriteContext<Row> = RecordContext & { before?: Row }

/** Values by column; undefined ones are left to the database. */
type Values = Record<string, unknown>

type Fragment = RawBuilder<unknown>

/** A table of records. `Row` is the answer of the contract, `Sent` its body, `Filter` the query of its list. */
export type RecordTable<Row, Sent, Filter> = Rows<Row, Filter> & {
  table: string
  /** Text columns of the answer that `q` searches, ignoring case. The first one sorts the list. */
  search: readonly [string & keyof Row, ...(string & keyof Row)[]]
  /** Sorts inactive records behind the active ones. @default false */
  activeFirst?: boolean
  /** Condition on the row `r` of lists, and with an empty query of one record. */
  where?: (query: Partial<Filter>, context: RecordContext) => Fragment
  /** Order of a list before the usual one; undefined leaves it at that. */
  order?: (query: Partial<Filter>, context: RecordContext) => Fragment | undefined
  /** Columns of a new record that the body does not have. @default its club */
  initial?: Values
  /** Checks a body and converts it to column values. @default the body */
  values?: (body: Sent, context: WriteContext<Row>) => Values | Promise<Values>
  /** Writes what else belongs to the record, such as relations, after its own row. */
  after?: (id: number, body: Sent, context: WriteContext<Row>) => Promise<void>
  /** Checks that the record can be removed, and removes what belongs to it. */
  beforeRemove?: (row: Row, context: RecordContext) => void | Promise<void>
}

/** Source of the answers: columns of the club's own rows, or a select in the shape of the contract. */
type Rows<Row, Filter> =
  | { columns: readonly (string & keyof Row)[]; rows?: undefined }
  | { rows: (context: RecordContext, query: Partial<Filter>) => Fragment }

export type RecordStore<Row, Sent extends object, Filter> = ReturnType<
  typeof recordStore<Row & { id: number }, Sent, Filter>
>

/** Statements on a table of records. Records that are not visible to the principal answer 404 `not_found`. */
export function recordStore<Row extends { id: number }, Sent extends object, Filter>(
  definition: RecordTable<Row, Sent, Filter>,
) {
  const { table, search, activeFirst, initial, beforeRemove, after } = definition
  const where = definition.where ?? (() => sql`true`)
  const values = definition.values ?? ((body: Sent) => body as Values)
  const rows = definition.rows ?? columnsOfClub(table, definition.columns)
  const nameOf = sql`lower(${sql.ref(`r.${search[0]}`)})`
  const order = sql`${activeFirst ? sql`r.is_active desc, ` : sql``}${nameOf}, r.id`
  const orderOf = (context: RecordContext, query: Filter & Search) => {
    const own = definition.order?.(query, context)
    return own ? sql`${own}, ${order}` : order
  }

  const read = async (context: RecordContext, id: number, condition: Fragment) => {
    const result = await sql<Row>`
      select r.* from (${rows(context, {})}) r where r.id = ${id} and ${condition}`.execute(
      context.db,
    )
    return result.rows[0] ?? notFound()
  }
  const one = (context: RecordContext, id: number) => read(context, id, where({}, context))
  /** The record after a write, which may have moved it out of the list of the principal. */
  const written = (context: RecordContext, id: number) => read(context, id, sql`true`)

  const found = (context: RecordContext, query: Filter & Search) => {
    const { wanted, active } = filtersOf(query)
    const matches = search.map(
      (column) => sql`position(${wanted}::text in lower(${sql.ref(`r.${column}`)})) > 0`,
    )
    const inState = active === null ? sql`true` : sql`r.is_active = ${active}`
    return sql`
        from (${rows(context, query)}) r
       where ${where(query, context)} and ${inState} and (${sql.join(matches, sql` or `)})`
  }

  return {
    one,

    page: (context: RecordContext, query: Filter & Search & Paging): Promise<Page<Row>> => {
      const [rowsFound, wantedOrder] = [found(context, query), orderOf(context, query)]
      const statement = { columns: sql`r.*`, found: rowsFound, order: wantedOrder }
      return readPage<Row>(context.db, statement, query)
    },

    /** The first thousand by id and name, for a choice. */
    names: async (context: RecordContext, query: Filter & Search) => {
      const result = await sql<{ id: number; name: string }>`
        select r.id, r.name ${found(context, query)} order by ${order} limit 1000`.execute(
        context.db,
      )
      return result.rows
    },

    insert: async (context: RecordContext, body: Sent): Promise<Row> => {
      const { db, principal, now } = context
      const row: Values = {
        merchant_id: principal.merchant,
        ...(initial ?? { club_id: principal.club }),
        ...given(await values(body, context)),
        created_at: now,
      }
      const result = await sql<{ id: number }>`
        insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
        values (${sql.join(Object.values(row))}) returning id`.execute(db)
      const { id } = result.rows[0] ?? notFound()
      await after?.(id, body, context)
      return written(context, id)
    },

    /** Errors: 409 `stale_record` where `version` is not the current one. */
    update: async (
      context: RecordContext,
      before: Row,
      { version, ...sent }: Sent & { version: number },
    ): Promise<Row> => {
      const { id } = before
      const body = sent as unknown as Sent
      const patch = given(await values(body, { ...context, before }))
      await updateVersioned(context.db, table, id, version, patch, () => one(context, id))
      await after?.(id, body, { ...context, before })
      return written(context, id)
    },

    remove: async (context: RecordContext, id: number): Promise<Row> => {
      const { db, principal } = context
      const row = await one(context, id)
      await beforeRemove?.(row, context)
      const { numAffectedRows } = await sql`
        delete from ${sql.table(table)} where merchant_id = ${principal.merchant} and id = ${id}`.execute(
        db,
      )
      return numAffectedRows === 0n ? notFound() : row
    },
  }
}

const columnsOfClub =
  (table: string, columns: readonly string[]) =>
  ({ principal }: RecordContext) =>
    sql`
    select ${sql.join(['id', ...columns, 'version'].map((name) => sql.ref(name)))} from ${sql.table(table)}
     where merchant_id = ${principal.merchant} and club_id = ${principal.club}`

/** The given values, texts without spaces around them. */
const given = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([column, value]) => [column, typeof value === 'string' ? value.trim() : value]),
  )
