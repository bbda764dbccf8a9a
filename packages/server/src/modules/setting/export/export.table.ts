import { sql, type RawBuilder } from 'kysely'
import {
  day,
  minute,
  money,
  number,
  option,
  text,
  type Column,
} from '../../../core/sheets/columns.ts'

/** A row by the names of its columns: days and moments as text, amounts as whole units. */
export type TableRow = Readonly<Record<string, TableValue>>
type TableValue = string | number | boolean | readonly (string | number)[] | null

export interface ExportTable {
  /** Name of the files, and of the array in JSON. */
  name: string
  /** Name in the database. */
  table: string
  /** Table `t` with its joins. */
  from: RawBuilder<unknown>
  /** Column that orders the rows and is unique. */
  key: string
  /** Condition on the rows; `clubs` are ids. */
  where: (clubs: RawBuilder<unknown>) => RawBuilder<unknown>
  /** SQL of a column; those without an entry are columns of `t`. */
  reads: Readonly<Record<string, RawBuilder<unknown>>>
  columns: Readonly<Record<string, Column<TableRow>>>
}

type Kind = (name: string) => Column<TableRow>

export const id: Kind = (name) => number(10, (row) => row[name] as number | null)
export const amount: Kind = (name) => money((row) => row[name] as number | null)
export const date: Kind = (name) => day((row) => row[name] as string | null)
export const at: Kind = (name) => minute((row) => row[name] as string | null)
export const clock: Kind = (name) =>
  text(10, (row) => (row[name] as string | null)?.slice(0, 5) ?? null)
export const yes: Kind = (name) =>
  text(10, (row, { words }) => words.common[row[name] ? 'yes' : 'no'])
export const words =
  (width: number): Kind =>
  (name) =>
    text(width, (row) => {
      const value = row[name]
      return Array.isArray(value) ? value.join(', ') : (value as string | null)
    })
export const short = words(14)
export const long = words(32)
export const method: Kind = (name) =>
  option(18, 'payment', 'pay_method', (row) => row[name] as number | null)

interface Source {
  from?: RawBuilder<unknown>
  key?: string
  where?: ExportTable['where']
  reads?: ExportTable['reads']
}

/** Declares a table of the export from one of the database, with the kind of each column. */
export function table(
  name: string,
  source: string,
  kinds: Record<string, Kind>,
  { from, key = 'id', where = ofClub, reads = {} }: Source = {},
): ExportTable {
  const columns = Object.entries(kinds).map(([column, kind]) => [column, kind(column)] as const)
  return {
    name,
    table: source,
    key,
    where,
    reads,
    from: from ?? sql`${sql.table(source)} t`,
    columns: Object.fromEntries(columns),
  }
}

const ofClub: ExportTable['where'] = (clubs) => sql`t.club_id = any(${clubs})`

/** Condition on rows whose club is that of another one. */
export const ofParent =
  (parent: string, column: string): ExportTable['where'] =>
  (clubs) =>
    sql`exists (
    select from ${sql.table(parent)} p
     where p.merchant_id = t.merchant_id and p.id = ${sql.ref(`t.${column}`)} and p.club_id = any(${clubs}))`
