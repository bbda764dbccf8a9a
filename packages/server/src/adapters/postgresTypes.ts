/** Parsers of PostgreSQL text values by type id, shared by all databases. */
export const parsers: Record<number, (text: string) => unknown> = {
  // bigint and numeric: amounts and ids stay below 2^53.
  20: Number,
  1700: Number,
  1016: (text) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(Number)),
  // date stays YYYY-MM-DD, time becomes HH:MM, timestamptz becomes ISO (connections run in UTC).
  1082: String,
  1083: (text) => text.slice(0, 5),
  1184: (text) => `${text.replace(' ', 'T').replace(/\+00$/, '')}Z`,
}

/** Parameter of a statement: dates as ISO text; objects and arrays of objects as JSON. */
export function toParameter(value: unknown): unknown {
  if (value === undefined || value === null) return null
  return value instanceof Date ? value.toISOString() : value
}

/**
 * Settings of every new connection: the role bound by row-level security, UTC, and timeouts. JIT is off
 * because statements are short: compiling takes longer than running them, and keeps their locks. A statement has no
 * parallel workers: starting them takes longer than most statements, and the other processors belong to other requests.
 */
export const connectionSetup = `
  set role zal_app; set timezone = 'UTC'; set jit = off; set max_parallel_workers_per_gather = 0;
  set statement_timeout = '5s'; set lock_timeout = '2s'`
