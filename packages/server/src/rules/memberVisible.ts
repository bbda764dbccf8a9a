import { sql } from 'kysely'
import type { Db, Who } from '../core/context.ts'
import { missing, refuse } from '../core/errors.ts'

/** Members of the club and the global ones; a trainer sees those who train with them. `m` is the member. */
export const visible = (who: Who) => sql`m.scope_club in (0, ${who.club}) and ${known(who)}`

/** The same in any of the clubs where this person works: for what is asked for without a club. */
export const visibleAnywhere = (who: Who) => sql`
  (m.is_global or m.club_id = any(${who.clubs}::bigint[])) and ${known(who)}`

const known = (who: Who) => sql`
  m.merchant_id = ${who.merchant} and m.deleted_at is null
  and (${who.role !== 'trainer'} or exists (
    select from membership t where t.merchant_id = m.merchant_id and t.member_id = m.id
       and t.state = 'sold' and t.trainer->'trainer'->'id' = to_jsonb(${who.staff}::bigint)))`

/** Errors: 404 where this person sees no such member. */
export async function checkVisible(db: Db, id: number, who: Who): Promise<void> {
  await memberOf(db, id, who)
}

/** For what is written about a member. Errors: 404, 400 `member_read_only`. */
export async function checkWritable(db: Db, id: number, who: Who): Promise<void> {
  const { read_only } = await memberOf(db, id, who)
  if (read_only) refuse('member_read_only')
}

async function memberOf(db: Db, id: number, who: Who) {
  const { rows } = await sql<{ read_only: boolean }>`
    select m.read_only from member m where m.id = ${id} and ${visible(who)}`.execute(db)
  return rows[0] ?? missing()
}
