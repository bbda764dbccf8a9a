import { sql } from 'kysely'
import type { Db } from '../src/core/context.ts'

type Cell = string | number | boolean | null

/** A column of an insert: its values as a PostgreSQL array, and the cast of each to the column's type. */
export interface Column {
  array: string
  cast: string
  at: (row: number) => Cell
}

export const number = (at: Column['at']): Column => ({ array: 'bigint[]', cast: 'v', at })
export const text = (at: Column['at']): Column => ({ array: 'text[]', cast: 'v', at })
export const flag = (at: Column['at']): Column => ({ array: 'boolean[]', cast: 'v', at })
/** Days since 1970-01-01. */
export const day = (at: Column['at']): Column => ({
  array: 'integer[]',
  cast: `date '1970-01-01' + v`,
  at,
})
/** Seconds since 1970-01-01. */
export const moment = (at: Column['at']): Column => ({
  array: 'bigint[]',
  cast: 'to_timestamp(v)',
  at,
})
/** Minutes since midnight. */
export const time = (at: Column['at']): Column => ({
  array: 'integer[]',
  cast: `time '00:00' + v * interval '1 minute'`,
  at,
})
/** Text to be cast to `type`, such as `jsonb`, `smallint[]` or `daterange`. */
export const as = (type: string, at: Column['at']): Column => ({
  array: 'text[]',
  cast: `v::${type}`,
  at,
})

const CHUNK = 4000

/**
 * Inserts `count` rows by column, a few thousand at a time. One text parameter per column: the fastest way
 * that every PostgreSQL driver supports.
 */
export async function insert(
  db: Db,
  table: string,
  count: number,
  columns: Record<string, Column>,
  onRows: (rows: number) => void = () => {},
) {
  const names = Object.keys(columns)
  const list = Object.values(columns)
  for (let from = 0; from < count; from += CHUNK) {
    const to = Math.min(count, from + CHUNK)
    await sql`
      insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
      select ${sql.join(list.map((column, i) => sql.raw(column.cast.replace(/\bv\b/, `x.c${i}`))))}
        from unnest(${sql.join(list.map((column) => sql`${literal(column, from, to)}::text::${sql.raw(column.array)}`))})
          as x(${sql.raw(list.map((_, i) => `c${i}`).join(', '))})
    `.execute(db)
    onRows(to - from)
  }
}

function literal({ at }: Column, from: number, to: number): string {
  const cells = Array.from({ length: to - from }, (_, i) => {
    const value = at(from + i)
    if (value === null) return 'NULL'
    return typeof value === 'string'
      ? `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`
      : String(value)
  })
  return `{${cells.join(',')}}`
}
