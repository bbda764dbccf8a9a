/** How texts of PostgreSQL become values, by type; the same for every database we run on. */
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

/** Dates travel as ISO text; objects and arrays of objects as JSON. */
export function toParameter(value: unknown): unknown {
  if (value === undefined || value === null) return null
  return value instanceof Date ? value.toISOString() : value
}

/**
 * Run once on every new connection: the role that row-level security binds, UTC, and time limits. Statements here are
 * short; compiling one takes longer than all of it, and holds the locks of those that wait.
 */
export const connectionSetup = `
  set role zal_app; set timezone = 'UTC'; set jit = off;
  set statement_timeout = '5s'; set lock_timeout = '2s'`
