import { sql } from 'kysely'
import type { Answer, Db, Query, Principal } from '../../core/operation/context.ts'
import { notFound, fail } from '../../core/errors.ts'
import { pageOf, paging, type Page } from '../../core/db/page.ts'

export type Document = Answer<'createDocument'>

/** Maximum number of documents per member. */
const most = 50

const columns = (principal: Principal, now: Date) => sql`
  d.id, f.name, f.type, moment_text(d.created_at) as created_at, d.member_id as customer,
  concat_ws(' ', s.last_name, s.first_name) as by,
  jsonb_build_object('id', f.id, 'name', f.name, 'url', file_url(f.id, f.key, ${principal.session}::bigint, ${now}::timestamptz),
                     'type', f.type, 'extension', f.extension, 'size', f.size, 'created_at', moment_text(f.created_at)) as file`

const from = sql`
  from document d
  join file f on f.merchant_id = d.merchant_id and f.id = d.file_id
  join staff s on s.merchant_id = d.merchant_id and s.id = d.staff_id`

/** The documents of a visible member, the latest first. */
export async function page(
  db: Db,
  member: number,
  query: Query<'listDocuments'>,
  principal: Principal,
  now: Date,
): Promise<Page<Document>> {
  const { limit, offset } = paging(query)
  const where = sql`where d.merchant_id = ${principal.merchant} and d.member_id = ${member} and d.deleted_at is null`
  const [rows, total] = await Promise.all([
    sql<Document>`
      select ${columns(principal, now)} ${from} ${where} order by d.id desc limit ${limit} offset ${offset}`.execute(
      db,
    ),
    sql<{ count: number }>`select count(*) from document d ${where}`.execute(db),
  ])
  return pageOf(rows.rows, total.rows[0]?.count ?? 0, query)
}

/** One document of a member; a hidden one only with `hidden`. */
export async function one(
  db: Db,
  { id, docId }: { id: number; docId: number },
  principal: Principal,
  now: Date,
  { hidden = false } = {},
): Promise<Document> {
  const { rows } = await sql<Document>`
    select ${columns(principal, now)} ${from}
     where d.merchant_id = ${principal.merchant} and d.member_id = ${id} and d.id = ${docId}
       and (d.deleted_at is not null) = ${hidden}`.execute(db)
  return rows[0] ?? notFound()
}

/** Attaches a file that this person has uploaded here. Errors: 404, 409 `documents_full`. */
export async function insert(
  db: Db,
  member: number,
  file: number,
  principal: Principal,
  now: Date,
): Promise<Document> {
  await checkRoom(db, member, principal)
  const { rows } = await sql<{ id: number }>`
    insert into document (merchant_id, member_id, file_id, staff_id, created_at)
    select f.merchant_id, ${member}, f.id, ${principal.staff}, ${now} from file f
     where f.merchant_id = ${principal.merchant} and f.id = ${file} and f.club_id = ${principal.club} and f.staff_id = ${principal.staff}
    returning id`.execute(db)
  return rows[0] ? one(db, { id: member, docId: rows[0].id }, principal, now) : notFound()
}

/** Errors: 409 where the member has the maximum number of documents. */
export async function checkRoom(db: Db, member: number, principal: Principal): Promise<void> {
  await sql`
    select m.id from member m where m.merchant_id = ${principal.merchant} and m.id = ${member} for no key update`.execute(
    db,
  )
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from document d
     where d.merchant_id = ${principal.merchant} and d.member_id = ${member} and d.deleted_at is null`.execute(
    db,
  )
  if ((rows[0]?.count ?? 0) >= most) fail('documents_full', { status: 409, vars: { limit: most } })
}

/** Hides a document from the list since `at`, or restores it with null. */
export async function hide(db: Db, id: number, at: Date | null): Promise<void> {
  await sql`
    update document set deleted_at = ${at} where merchant_id = current_merchant() and id = ${id}`.execute(
    db,
  )
}

/** The part of a document that the audit log stores: the name, and no address. */
export function traceOf({ id, customer, name, type, file }: Document) {
  return { type: 'document', id, member: customer, after: { name, type, size: file.size } }
}
