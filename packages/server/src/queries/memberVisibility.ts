import { sql } from 'kysely'
import type { Db, Principal } from '../core/operation/context.ts'
import { notFound, fail } from '../core/errors.ts'

/** Condition for members `m` of the club and global ones; a trainer sees only their own trainees. */
export const visible = (principal: Principal) =>
  sql`m.scope_club in (0, ${principal.club}) and ${known(principal)}`

/** The same for all clubs of the principal: for operations without a club. */
export const visibleAnywhere = (principal: Principal) => sql`
  (m.is_global or m.club_id = any(${principal.clubs}::bigint[])) and ${known(principal)}`

/** The same in every club of the merchant, for callers with a condition on the clubs. */
export const known = (principal: Principal) => sql`
  m.merchant_id = ${principal.merchant} and m.deleted_at is null ${principal.role === 'trainer' ? ownTrainees(principal) : sql``}`

/**
 * Members with a package sold with this trainer, or with a block of a class that this trainer gives now. As
 * an array they are selected once and fetched by their ids, independently of the planner's estimate.
 */
const ownTrainees = ({ merchant, staff }: Principal) => sql`
  and m.id = any(array(
    select t.member_id from membership t
     where t.merchant_id = ${merchant} and t.trainer_id = ${staff} and t.state = 'sold'
     union all
    select t.member_id from class_time_trainer x
      join membership t on t.merchant_id = x.merchant_id and t.class_time_id = x.class_time_id
     where x.merchant_id = ${merchant} and x.trainer_id = ${staff} and t.state = 'sold'))`

/** Errors: 404 where the member is not visible. */
export async function checkVisible(db: Db, id: number, principal: Principal): Promise<void> {
  await memberOf(db, id, principal)
}

/** For writes about a member. Errors: 404, 400 `member_read_only`. */
export async function checkWritable(db: Db, id: number, principal: Principal): Promise<void> {
  const { read_only } = await memberOf(db, id, principal)
  if (read_only) fail('member_read_only')
}

async function memberOf(db: Db, id: number, principal: Principal) {
  const { rows } = await sql<{ read_only: boolean }>`
    select m.read_only from member m where m.id = ${id} and ${visible(principal)}`.execute(db)
  return rows[0] ?? notFound()
}
