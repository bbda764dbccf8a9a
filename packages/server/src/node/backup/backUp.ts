import type { Owner } from '../migrate.ts'
import { writeLines, type Key } from './file.ts'
import { exactText, listed, quoted, rowsAtOnce, tablesOf, type Table } from './tables.ts'

export interface Head {
  zal: 'backup'
  format: 1
  /** Applied migrations, in order. */
  migrations: { name: string; hash: string }[]
}

export interface TableHead {
  table: string
  columns: string[]
}

export interface Sequences {
  sequences: { name: string; value: string; called: boolean }[]
}

export interface BackupSummary {
  tables: number
  rows: number
}

/**
 * Writes a whole database into a file from one snapshot, without blocking others. The embedded database and
 * PostgreSQL produce the same file, and equal rows produce equal content. Uploaded files are rows.
 */
export async function backUp(owner: Owner, path: string, key?: Key): Promise<BackupSummary> {
  const summary: BackupSummary = { tables: 0, rows: 0 }
  await owner.exec('begin isolation level repeatable read read only')
  try {
    await owner.exec(exactText)
    await writeLines(path, linesOf(owner, summary), key)
  } finally {
    await owner.exec('rollback')
  }
  return summary
}

async function* linesOf(owner: Owner, summary: BackupSummary): AsyncGenerator<string> {
  yield JSON.stringify(await headOf(owner))
  await checkSight(owner)
  for (const table of await tablesOf(owner)) {
    summary.tables += 1
    const head: TableHead = { table: table.name, columns: table.columns.map(({ name }) => name) }
    yield JSON.stringify(head)
    for await (const rows of rowsOf(owner, table)) {
      summary.rows += rows.length
      yield rows.join('\n')
    }
  }
  yield JSON.stringify(await sequencesOf(owner))
}

async function headOf(owner: Owner): Promise<Head> {
  const [found] = await owner.query<{ is: boolean }>(
    `select to_regclass('schema_migration') is not null as is`,
  )
  if (!found?.is) throw new Error('This database has no tables of Zal; there is nothing to keep.')
  const migrations = await owner.query<Head['migrations'][number]>(
    `select name, hash from schema_migration where name not like 'functions/%' order by name collate "C"`,
  )
  return { zal: 'backup', format: 1, migrations }
}

/**
 * Row-level security also binds the owner of the tables, who sees all rows as a member of `zal_reader`. A
 * table without that policy would be exported empty, without an error.
 */
async function checkSight(owner: Owner) {
  const hidden = await owner.query<{ name: string }>(`
    select c.relname as name from pg_class c join pg_roles r on r.rolname = current_user
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relrowsecurity
       and not (r.rolsuper or r.rolbypassrls)
       and not (c.relowner = r.oid and not c.relforcerowsecurity)
       and not (pg_has_role(r.oid, 'zal_reader', 'usage') and exists (
             select from pg_policy p where p.polrelid = c.oid and p.polcmd in ('r', '*') and p.polpermissive
                and 'zal_reader'::regrole = any (p.polroles) and pg_get_expr(p.polqual, p.polrelid) = 'true'))`)
  if (hidden.length === 0) return
  const names = hidden.map(({ name }) => name).join(', ')
  throw new Error(
    `The role of DATABASE_URL does not see all rows of ${names}; use the one that migrates.`,
  )
}

/** Batches of rows in the order of the key, each row as a JSON array of texts. */
async function* rowsOf(owner: Owner, table: Table): AsyncGenerator<string[]> {
  const { name, columns, key } = table
  const texts = columns.map((column) => `${quoted(column.name)}::text`).join(', ')
  const order = key.length > 0 ? `order by ${listed(key)}` : ''
  await owner.exec(
    `declare backup_rows no scroll cursor for select json_build_array(${texts})::text as row from ${quoted(name)} ${order}`,
  )
  const fetch = `fetch ${rowsAtOnce(table)} from backup_rows`
  for (;;) {
    const rows = await owner.query<{ row: string }>(fetch)
    if (rows.length === 0) break
    // JSON of PostgreSQL contains no line breaks, so each row is one line.
    yield rows.map(({ row }) => row)
  }
  await owner.exec('close backup_rows')
}

/** Read last: a sequence may then skip numbers used meanwhile, but never repeat them. */
async function sequencesOf(owner: Owner): Promise<Sequences> {
  const names = await owner.query<{ name: string }>(`
    select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' order by c.relname collate "C"`)
  const sequences: Sequences['sequences'] = []
  for (const { name } of names) {
    const [at] = await owner.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${quoted(name)}`,
    )
    if (at) sequences.push({ name, ...at })
  }
  return { sequences }
}
