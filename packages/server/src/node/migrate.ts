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

export interface Schema {
  /** Changes of tables, in order. Each is applied once. */
  migrations: Migration[]
  /** Functions and their triggers in their present form. A file is applied again whenever its text has changed. */
  functions: Migration[]
  /** Brings the tables of the last schema before the baseline to the baseline. */
  fromNumbered: string
}

const folder = new URL('../../migrations/', import.meta.url)
/** Key of the advisory lock, the same in all versions of the server. */
const lock = 20_261_121
/** Policies name its functions, so it is applied before the tables. */
const firstFunctions = 'functions/tenant.sql'
/** A hash of the names and hashes of the 49 migrations, up to 0066, that the baseline replaced. */
const numberedHash = '874b1ba36a1a36a58117acee12470d5bfea88281d887a836fd2a12fc05aadfaa'

/** The schema of this version, from the files in `migrations`. */
export function readSchema(): Schema {
  const read = (path: string) => readFileSync(new URL(path, folder), 'utf8')
  const file = (name: string, sql: string) => ({ name, sql, hash: hash('sha256', sql, 'hex') })
  const baseline = read('0001_baseline/order.txt')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((noun) => read(`0001_baseline/${noun}.sql`))
  const later = readdirSync(folder).filter((name) => /^\d{4}_.*\.sql$/.test(name))
  const functions = readdirSync(new URL('functions/', folder)).map((name) => `functions/${name}`)
  return {
    migrations: [
      file('0001_baseline', baseline.join('\n')),
      ...later.toSorted().map((name) => file(name, read(name))),
    ],
    functions: functions.toSorted().map((name) => file(name, read(name))),
    fromNumbered: read('from_0066.sql'),
  }
}

/** Identifies a schema, for copies of migrated databases. */
export const schemaHash = ({ migrations, functions }: Schema) =>
  hash('sha256', [...migrations, ...functions].map((each) => each.hash).join(), 'hex').slice(0, 16)

/** The tables after the first so many migrations, without the functions that may need later ones. */
export const tablesAfter = (count: number, { migrations, functions, ...rest }: Schema): Schema => ({
  ...rest,
  migrations: migrations.slice(0, count),
  functions: functions.filter(({ name }) => name === firstFunctions),
})

/**
 * Applies all that is missing in one transaction: tables and the functions that read them change together or not at all.
 * Servers that start together wait for each other. Returns the names of the applied files.
 * Errors: one that names the migration that was changed after it had been applied, or the file that failed.
 */
export async function migrate(owner: Owner, schema: Schema = readSchema()): Promise<string[]> {
  await owner.query('select pg_advisory_lock($1)', [lock])
  try {
    await owner.exec('begin')
    await owner.exec(migrationTable)
    await adoptNumbered(owner, schema)
    const names = await applyMissing(owner, schema)
    await owner.exec('commit')
    return names
  } catch (error) {
    await owner.exec('rollback')
    throw error
  } finally {
    await owner.query('select pg_advisory_unlock($1)', [lock])
  }
}

/** The record of the applied files. */
export const migrationTable = `
  create table if not exists schema_migration (
    name text primary key, hash text not null, at timestamptz not null default now()
  )`

/** Applies the missing migrations and the changed functions, in a transaction of the caller. */
export async function applyMissing(
  owner: Owner,
  { migrations, functions }: Schema,
): Promise<string[]> {
  const known = new Map((await appliedFiles(owner)).map((each) => [each.name, each.hash]))
  const changed = migrations.find(
    (each) => known.has(each.name) && known.get(each.name) !== each.hash,
  )
  if (changed) throw new Error(`${changed.name} was changed after this database had applied it.`)
  const missing = [
    ...functions.filter(({ name }) => name === firstFunctions),
    ...migrations,
    ...functions.filter(({ name }) => name !== firstFunctions),
  ].filter((each) => known.get(each.name) !== each.hash)
  // Functions name tables and each other in any order. The test of the catalogue checks their bodies.
  if (missing.length > 0) await owner.exec('set local check_function_bodies = off')
  for (const file of missing) await apply(owner, file)
  return missing.map(({ name }) => name)
}

async function apply(owner: Owner, { name, sql, hash: sum }: Migration) {
  try {
    // Tables with pending trigger events cannot be altered.
    await owner.exec('set constraints all immediate')
    await owner.exec(sql)
    await owner.query(
      `insert into schema_migration (name, hash) values ($1, $2)
       on conflict (name) do update set hash = excluded.hash, at = now()`,
      [name, sum],
    )
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

const appliedFiles = (owner: Owner) =>
  owner.query<{ name: string; hash: string }>(
    'select name, hash from schema_migration order by name collate "C"',
  )

/** Turns a database of the numbered migrations into one that has applied the baseline. */
async function adoptNumbered(owner: Owner, { migrations: [baseline], fromNumbered }: Schema) {
  const applied = await appliedFiles(owner)
  if (!baseline || !isNumbered(applied)) return
  await owner.exec(fromNumbered)
  await owner.exec('delete from schema_migration')
  await owner.query('insert into schema_migration (name, hash) values ($1, $2)', [
    baseline.name,
    baseline.hash,
  ])
}

/**
 * Whether the files are the numbered migrations that the baseline replaced.
 * Errors: one that names the version to use first where they are some of them only.
 */
export function isNumbered(applied: { name: string; hash: string }[]): boolean {
  if (!applied.some(({ name }) => name === '0001_core.sql')) return false
  const text = applied.map((each) => `${each.name} ${each.hash}\n`).join('')
  if (hash('sha256', text, 'hex') === numberedHash) return true
  throw new Error(
    'The tables are of a version before 0066_import_uploading.sql. ' +
      'Start it once with the last version of Zal that has 0066_import_uploading.sql, then with this one.',
  )
}
