import { sql } from 'kysely'
import type { Answer, Db, Principal } from '../../core/operation/context.ts'
import { allows } from '../../core/auth/permissions.ts'
import { notFound, fail } from '../../core/errors.ts'
import { visibleAnywhere } from '../../queries/memberVisibility.ts'

/** Quota of a club in bytes. */
const quota = 200_000_000

export interface NewFile {
  name: string
  extension: string
  type: string
  size: number
  /** Key for signed addresses; never sent. */
  key: string
}

/** Errors: 409 `files_full` where the quota of the club is exceeded. */
export async function insert(
  db: Db,
  file: NewFile,
  principal: Principal,
  now: Date,
): Promise<number> {
  // Serialises uploads of a club, so that two of them cannot exceed the quota together.
  await sql`select pg_advisory_xact_lock(4711, ${principal.club}::integer)`.execute(db)
  const { rows } = await sql<{ id: number }>`
    insert into file (merchant_id, club_id, staff_id, name, extension, type, size, key, created_at)
    select ${principal.merchant}, ${principal.club}, ${principal.staff}, ${file.name}, ${file.extension}, ${file.type}, ${file.size}, ${file.key}, ${now}
     where (select coalesce(sum(f.size), 0) from file f
             where f.merchant_id = ${principal.merchant} and f.club_id = ${principal.club}) + ${file.size} <= ${quota}
    returning id`.execute(db)
  return rows[0]?.id ?? fail('files_full', { status: 409, vars: { limit: quota / 1_000_000 } })
}

export async function one(
  db: Db,
  id: number,
  principal: Principal,
  now: Date,
): Promise<Answer<'uploadFile'>> {
  const { rows } = await sql<Answer<'uploadFile'>>`
    select f.id, f.name, file_url(f.id, f.key, ${principal.session}::bigint, ${now}::timestamptz) as url, f.type, f.extension, f.size,
           moment_text(f.created_at) as created_at
      from file f where f.merchant_id = ${principal.merchant} and f.id = ${id}`.execute(db)
  return rows[0] ?? notFound()
}

/**
 * A file by a signed address: of this session, not expired, and of a member whom this person still sees in
 * one of their clubs; an unused file only for its uploader.
 */
export async function signed(
  db: Db,
  id: number,
  { until = 0, sign = '' }: { until?: number; sign?: string },
  principal: Principal,
  now: Date,
): Promise<{ id: number; name: string; type: string }> {
  const { rows } = await sql<{ id: number; name: string; type: string }>`
    select f.id, f.name, f.type
      from file f
      left join document d on d.merchant_id = f.merchant_id and d.file_id = f.id
      left join member m on m.merchant_id = d.merchant_id and m.id = d.member_id
     where f.merchant_id = ${principal.merchant} and f.id = ${id} and ${until} >= extract(epoch from ${now}::timestamptz)
       and ${sign} = file_sign(f.id, f.key, ${principal.session}::bigint, ${until}::bigint)
       and case when d.id is null then f.staff_id = ${principal.staff}
                else d.deleted_at is null and m.deleted_at is null
                     and (m.is_global or m.club_id = any(${principal.clubs}::bigint[])) end`.execute(
    db,
  )
  return rows[0] ?? notFound()
}

/**
 * The face of a member whom this person sees in one of their clubs (for a trainer, of their own trainees), also in the
 * bin where they may open it, or of a colleague, or the logo of a club. Its address is not secret, so the permission is checked on every request.
 */
export async function face(
  db: Db,
  id: number,
  principal: Principal,
): Promise<{ id: number; name: string; type: string }> {
  const seesBin = allows(principal.permissions, ['member', 'bin'])
  const { rows } = await sql<{ id: number; name: string; type: string }>`
    select f.id, f.name, f.type
      from member m join file f on f.merchant_id = m.merchant_id and f.id = m.avatar_id
     where m.merchant_id = ${principal.merchant} and m.avatar_id = ${id}
       and ((${visibleAnywhere(principal)}) or (m.deleted_at is not null and ${seesBin} and m.club_id = any(${principal.clubs}::bigint[])))
    union all
    select f.id, f.name, f.type from file f
     where f.merchant_id = ${principal.merchant} and f.id = ${id}
       and (exists (select from staff s where s.merchant_id = f.merchant_id and s.avatar_id = f.id)
            or exists (select from club c where c.merchant_id = f.merchant_id and c.logo_id = f.id))`.execute(
    db,
  )
  return rows[0] ?? notFound()
}
