import {
  applyMissing,
  isNumbered,
  migrationTable,
  readSchema,
  tablesAfter,
  type Owner,
  type Schema,
} from '../migrate.ts'
import type { Head, BackupSummary, Sequences, TableHead } from './backUp.ts'
import { BrokenBackup, checkLines, readLines, type Key } from './file.ts'
import { exactText, listed, quoted, rowsAtOnce, tablesOf, type Table } from './tables.ts'
import { unbound } from './unbound.ts'

/** The database has rows, and replacing them was not requested. */
export class NotEmpty extends Error {
  override name = 'NotEmpty'
}

/**
 * Restores a database from a backup, then applies newer migrations. Atomic: the file is verified first, and
 * everything happens in one transaction. Errors: `BrokenBackup`; `NotEmpty` where there are rows and
 * `replace` is not set.
 */
export async function restore(
  owner: Owner,
  path: string,
  {
    replace = false,
    schema = readSchema(),
    key,
  }: { replace?: boolean; schema?: Schema; key?: Key } = {},
): Promise<BackupSummary> {
  const before = schemaOf(await headOf(path, key), schema)
  await checkLines(path, key)
  await owner.exec('begin')
  try {
    await clear(owner, replace)
    await owner.exec(exactText)
    await owner.exec(migrationTable)
    await applyMissing(owner, before)
    const summary = await unbound(owner, () => load(owner, path, key))
    await applyMissing(owner, schema)
    await owner.exec('commit')
    await owner.exec('analyze')
    return summary
  } catch (error) {
    await owner.exec('rollback')
    throw error
  }
}

async function headOf(path: string, key: Key): Promise<Head> {
  for await (const line of readLines(path, key)) {
    const head = line as Partial<Head>
    if (head?.zal !== 'backup' || !Array.isArray(head.migrations)) break
    if (head.format === 1) return head as Head
    throw new BrokenBackup(`${path} was written by a newer Zal; update it first.`)
  }
  throw new BrokenBackup(`${path} is no backup of Zal; nothing was written.`)
}

/** The tables as they were when the backup was made. */
function schemaOf({ migrations: seen }: Head, schema: Schema): Schema {
  const { migrations } = schema
  // The baseline has the same columns as the last numbered migration left.
  if (numbered(seen)) return tablesAfter(1, schema)
  const differs = seen.find(
    ({ name, hash }, at) => migrations[at]?.name !== name || migrations[at]?.hash !== hash,
  )
  if (!differs) return tablesAfter(seen.length, schema)
  throw new BrokenBackup(
    `The backup was made with ${differs.name}, which this version of Zal does not have; use the version that made it, or a newer one.`,
  )
}

function numbered(seen: Head['migrations']): boolean {
  try {
    return isNumbered(seen)
  } catch (error) {
    throw new BrokenBackup(
      `${error instanceof Error ? error.message : String(error)} A backup is restored by that version first.`,
      { cause: error },
    )
  }
}

/** Empties the schema. */
async function clear(owner: Owner, replace: boolean) {
  const [found] = await owner.query<{ tables: number; ours: boolean }>(`
    select count(*)::int as tables, to_regclass('schema_migration') is not null as ours
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`)
  if (!found || found.tables === 0) return
  if (!found.ours) throw new NotEmpty('The database has tables of another program; name another.')
  if (!replace && (await isFilled(owner))) {
    throw new NotEmpty('The database is not empty. Say --replace to throw away what is in it.')
  }
  await owner.exec('drop schema public cascade; create schema public')
}

async function isFilled(owner: Owner) {
  for (const { name } of await tablesOf(owner)) {
    const [row] = await owner.query(`select from ${quoted(name)} limit 1`)
    if (row) return true
  }
  return false
}

async function load(owner: Owner, path: string, key: Key): Promise<BackupSummary> {
  const tables = new Map((await tablesOf(owner)).map((table) => [table.name, table]))
  const summary: BackupSummary = { tables: 0, rows: 0 }
  let into: Table | undefined
  let rows: unknown[] = []
  const flush = async () => {
    if (into && rows.length > 0) await insert(owner, into, rows)
    summary.rows += rows.length
    rows = []
  }
  for await (const line of readLines(path, key)) {
    if (Array.isArray(line)) {
      rows.push(line)
      if (into && rows.length >= rowsAtOnce(into)) await flush()
      continue
    }
    await flush()
    if (isTable(line)) {
      into = known(tables, line)
      summary.tables += 1
    } else if (isSequences(line)) await setSequences(owner, line)
  }
  return summary
}

const isTable = (line: unknown): line is TableHead =>
  typeof line === 'object' && line !== null && 'table' in line
const isSequences = (line: unknown): line is Sequences =>
  typeof line === 'object' && line !== null && 'sequences' in line

/** The table as the database defines it; names from the file are never used in SQL. */
function known(tables: Map<string, Table>, { table: name, columns }: TableHead): Table {
  const table = tables.get(name)
  if (table && table.columns.map((column) => column.name).join() === columns.join()) return table
  throw new BrokenBackup(`The backup has a table ${name} that its version of Zal did not have.`)
}

async function insert(owner: Owner, { name, columns }: Table, rows: unknown[]) {
  const values = columns.map(({ type }, at) => `(r.cells->>${at})::${type}`).join(', ')
  await owner.query(
    `insert into ${quoted(name)} (${listed(columns.map((column) => column.name))})
     select ${values} from json_array_elements($1::text::json) with ordinality as r (cells, nth) order by r.nth`,
    [JSON.stringify(rows)],
  )
}

async function setSequences(owner: Owner, { sequences }: Sequences) {
  for (const { name, value, called } of sequences) {
    await owner.query('select setval($1::text::regclass, $2::text::bigint, $3::text::boolean)', [
      quoted(name),
      value,
      String(called),
    ])
  }
}
