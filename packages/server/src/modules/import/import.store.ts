import { sql } from 'kysely'
import type { Db, Query, Principal } from '../../core/operation/context.ts'
import { notFound } from '../../core/errors.ts'
import { pageOf, paging, type Page } from '../../core/db/page.ts'
import type { Mapping } from './import.fields.ts'
import type { Results } from './import.types.ts'
import type { Problem } from './import.row.ts'

export interface NewImport {
  file_name: string
  headers: string[]
  mapping: Mapping
  is_1904: boolean
}

/** Days in which an import can be undone. */
const UNDO_DAYS = 7

const columns = (now: Date) => sql`
  i.id, i.file_name, i.state, i.headers, i.mapping, i.duplicates, i.row_count, i.summary, i.done_rows, i.created_count as created,
  i.draft_count as drafts, i.filled_count as filled, i.skipped_count as skipped, i.removed_count as removed, i.kept_count as kept,
  i.state in ('done', 'cancelled', 'failed') and i.created_count > 0
    and i.finished_at > ${now}::timestamptz - make_interval(days => ${UNDO_DAYS}) as can_undo,
  moment_text(i.created_at) as created_at, moment_text(i.finished_at) as finished_at,
  concat_ws(' ', s.last_name, s.first_name) as by`

const own = (principal: Principal) => sql`
  member_import i join staff s on s.merchant_id = i.merchant_id and s.id = i.staff_id
 where i.merchant_id = ${principal.merchant} and i.club_id = ${principal.club} and i.state <> 'uploading'`

export async function page(
  db: Db,
  query: Query<'listImports'>,
  principal: Principal,
  now: Date,
): Promise<Page<Results>> {
  const { limit, offset } = paging(query)
  const found = await sql<Results>`
    select ${columns(now)} from ${own(principal)} order by i.id desc limit ${limit} offset ${offset}`.execute(
    db,
  )
  const total = await sql<{ count: number }>`select count(*) from ${own(principal)}`.execute(db)
  return pageOf(found.rows, total.rows[0]?.count ?? 0, query)
}

export async function one(db: Db, id: number, principal: Principal, now: Date): Promise<Results> {
  const { rows } = await sql<Results>`
    select ${columns(now)} from ${own(principal)} and i.id = ${id}`.execute(db)
  return rows[0] ?? notFound()
}

/** Like `one`, but locks the import for a change. */
export async function locked(db: Db, id: number, principal: Principal, now: Date) {
  await sql`
    select from member_import where merchant_id = ${principal.merchant} and id = ${id} for update`.execute(
    db,
  )
  return one(db, id, principal, now)
}

/** Inserts an import without rows; it is visible once its state has changed. */
export async function insert(
  db: Db,
  given: NewImport,
  principal: Principal,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into member_import (merchant_id, club_id, staff_id, file_name, state, headers, mapping, is_1904, created_at, beat_at)
    values (${principal.merchant}, ${principal.club}, ${principal.staff}, ${given.file_name}, 'uploading', ${JSON.stringify(given.headers)},
            ${JSON.stringify(given.mapping)}, ${given.is_1904}, ${now}, ${now})
    returning id`.execute(db)
  return rows[0]?.id ?? notFound()
}

export interface FileRow {
  /** Line in the file. */
  n: number
  cells: string[]
}

/** Inserts rows of a file, given as a JSON array of `FileRow`. */
export async function keepRows(db: Db, id: number, rows: string, principal: Principal) {
  await sql`
    insert into member_import_row (merchant_id, import_id, n, cells)
    select ${principal.merchant}, ${id}, x.n, x.cells
      from jsonb_to_recordset(${rows}::jsonb) x (n integer, cells jsonb)`.execute(db)
}

export async function change(
  db: Db,
  id: number,
  patch: Partial<
    Record<
      'state' | 'mapping' | 'headers' | 'duplicates' | 'summary' | 'row_count',
      string | number
    >
  > &
    Partial<Record<'beat_at' | 'finished_at', Date>> &
    Partial<Record<'done_rows' | 'attempts', number>>,
) {
  const changes = Object.entries(patch).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  await sql`
    update member_import set ${sql.join(changes)}
     where merchant_id = current_merchant() and id = ${id}`.execute(db)
}

export interface StoredRow extends FileRow {
  level: Problem['level'] | null
}

/** The next rows after a line of the file, in its order. */
export async function rowsAfter(
  db: Db,
  id: number,
  n: number,
  limit: number,
): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    select n, cells, level from member_import_row
     where merchant_id = current_merchant() and import_id = ${id} and n > ${n} order by n limit ${limit}`.execute(
    db,
  )
  return rows
}

export async function forgetProblems(db: Db, id: number) {
  await sql`
    update member_import_row set level = null, problems = null
     where merchant_id = current_merchant() and import_id = ${id} and level is not null`.execute(db)
}

export interface RowProblems {
  n: number
  level: Problem['level']
  problems: Problem[]
}

export async function keepProblems(db: Db, id: number, rows: readonly RowProblems[]) {
  if (rows.length === 0) return
  await sql`
    update member_import_row r set level = x.level, problems = x.problems
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) x (n integer, level text, problems jsonb)
     where r.merchant_id = current_merchant() and r.import_id = ${id} and r.n = x.n`.execute(db)
}

/** Deletes rows without problems up to a line; they are not needed after the import. */
export async function forgetRows(db: Db, id: number, upTo: number) {
  await sql`
    delete from member_import_row
     where merchant_id = current_merchant() and import_id = ${id} and n <= ${upTo} and level is null`.execute(
    db,
  )
}

export async function problems(db: Db, id: number, query: Query<'listImportProblems'>) {
  const { limit, offset } = paging(query)
  const found = sql`
    from member_import_row r cross join lateral jsonb_array_elements(r.problems) with ordinality p (problem, nth)
   where r.merchant_id = current_merchant() and r.import_id = ${id} and r.level is not null`
  const { rows } = await sql<{ n: number; problem: Problem }>`
    select r.n, p.problem ${found} order by r.n, p.nth limit ${limit} offset ${offset}`.execute(db)
  const total = await sql<{ count: number }>`select count(*) ${found}`.execute(db)
  return { rows, total: total.rows[0]?.count ?? 0 }
}

/** Rows with problems after a line of the file. */
export async function wrongAfter(db: Db, id: number, n: number, limit: number) {
  const { rows } = await sql<FileRow & { problems: Problem[] }>`
    select n, cells, problems from member_import_row
     where merchant_id = current_merchant() and import_id = ${id} and n > ${n} and level is not null
     order by n limit ${limit}`.execute(db)
  return rows
}

export async function wrongCount(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from member_import_row
     where merchant_id = current_merchant() and import_id = ${id} and level is not null`.execute(db)
  return rows[0]?.count ?? 0
}

export async function retainedMembers(db: Db, id: number, query: Query<'listImportKept'>) {
  const { limit, offset } = paging(query)
  const found = sql`
    from member_import_member k join member m on m.merchant_id = k.merchant_id and m.id = k.member_id
   where k.merchant_id = current_merchant() and k.import_id = ${id} and k.outcome <> 'removed'`
  const { rows } = await sql<{ id: number; fullname: string; reason: 'gone' }>`
    select m.id, trim(concat_ws(' ', m.last_name, m.first_name)) as fullname, k.outcome as reason
    ${found} order by m.id limit ${limit} offset ${offset}`.execute(db)
  const total = await sql<{ count: number }>`select count(*) ${found}`.execute(db)
  return pageOf(rows, total.rows[0]?.count ?? 0, query)
}
