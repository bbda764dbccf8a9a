import { hash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'

/** Access to the database as its owner, on one connection. */
export interface Owner {
  /** Any number of statements. */
  exec: (sql: string) => Promise<unknown>
  query: <R>(sql: string, values?: unknown[]) => Promise<R[]>
}

export interface Migration {
  name: string
  sql: string
  hash: string
}

const folder = new URL('../../migrations/', import.meta.url)
/** Key of the advisory lock, the same in all versions of the server. */
const lock = 20_261_121

/** The migrations of this version, in order. */
export function migrations(): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => {
      const sql = readFileSync(new URL(name, folder), 'utf8')
      return { name, sql, hash: hash('sha256', sql, 'hex') }
    })
}

/**
 * Applies missing migrations, each file in a separate transaction; servers that start together wait for each
 * other. Returns the names of the applied ones. Errors: one that names a file changed after it was applied.
 */
export async function migrate(owner: Owner, all: Migration[] = migrations()): Promise<string[]> {
  await owner.query('select pg_advisory_lock($1)', [lock])
  try {
    await owner.exec(migrationTable)
    const applied = await owner.query<{ name: string; hash: string }>(
      'select name, hash from schema_migration',
    )
    const known = new Map(applied.map((each) => [each.name, each.hash]))
    const changed = all.find((each) => known.has(each.name) && known.get(each.name) !== each.hash)
    if (changed) throw new Error(`${changed.name} was changed after this database had applied it.`)
    const fresh = all.filter((each) => !known.has(each.name))
    for (const migration of fresh) await apply(owner, migration)
    return fresh.map(({ name }) => name)
  } finally {
    await owner.query('select pg_advisory_unlock($1)', [lock])
  }
}

/** The table of applied migrations. */
export const migrationTable = `
  create table if not exists schema_migration (
    name text primary key, hash text not null, at timestamptz not null default now()
  )`

/** Applies and records one migration, in a transaction of the caller. */
export async function run(owner: Owner, { name, sql, hash: sum }: Migration) {
  await owner.exec(sql)
  await owner.query('insert into schema_migration (name, hash) values ($1, $2)', [name, sum])
}

async function apply(owner: Owner, migration: Migration) {
  await owner.exec('begin')
  try {
    await run(owner, migration)
    await owner.exec('commit')
  } catch (error) {
    await owner.exec('rollback')
    throw new Error(
      `${migration.name}: ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    )
  }
}
