import { sql } from 'kysely'
import type { Answer, Db, Query, Principal } from '../../core/operation/context.ts'
import { notFound } from '../../core/errors.ts'
import { pageOf, paging } from '../../core/db/page.ts'
import { memberSearch } from '../../queries/memberSearch.ts'
import { alreadyMember } from './member.store.ts'

type Bin = Answer<'listBin'>

/** Days in which a member can be restored. */
const days = 30

/** A member of the bin, locked until the transaction ends. */
export interface Removed {
  id: number
  first_name: string
  last_name: string
  phone: string
  phone2: string | null
  avatar_id: number | null
  mobile_user_id: number | null
  restore_until: string
}

/** Members removed in this club, the latest first. */
export async function page(
  db: Db,
  query: Query<'listBin'>,
  principal: Principal,
  today: string,
): Promise<Bin> {
  const { limit, offset } = paging(query)
  const found = sql`
    from member m where ${inBin(principal)} and ${searched(query.q?.trim())}`
  const until = untilIn(principal)
  const [rows, total] = await Promise.all([
    sql<Bin['results'][number]>`
      select m.id, concat_ws(' ', m.last_name, m.first_name) as fullname, m.phone, avatar_json(m.avatar_id) as avatar, m.status,
             moment_text(m.deleted_at) as removed_at,
             case when s.id is not null then concat_ws(' ', s.last_name, s.first_name) end as removed_by,
             ${until}::text as restore_until, ${until} >= ${today}::date as is_restorable
        from (select m.* ${found} order by m.deleted_at desc, m.id desc limit ${limit} offset ${offset}) m
        left join staff s on s.merchant_id = m.merchant_id and s.id = m.deleted_by
       order by m.deleted_at desc, m.id desc`.execute(db),
    sql<{ count: number }>`select count(*)::integer as count ${found}`.execute(db),
  ])
  return pageOf(rows.rows, total.rows[0]?.count ?? 0, query)
}

/** Errors: 404 where no member of this club with the id is in the bin. */
export async function locked(db: Db, id: number, principal: Principal): Promise<Removed> {
  const { rows } = await sql<Removed>`
    select m.id, m.first_name, m.last_name, m.phone, m.phone2, m.avatar_id, m.mobile_user_id, ${untilIn(principal)}::text as restore_until
      from member m where m.id = ${id} and ${inBin(principal)} for update`.execute(db)
  return rows[0] ?? notFound()
}

/**
 * Restores a member. A new phone unbinds the mobile user. Errors: 400 `already_gym_member` or
 * `phone_already_in_use` at the phone.
 */
export async function restore(db: Db, removed: Removed, phone: string, principal: Principal) {
  const { rows } = await sql`
    select from member o where o.merchant_id = ${principal.merchant} and o.phone = ${phone} and o.deleted_at is null`.execute(
    db,
  )
  if (rows.length > 0) await alreadyMember(db, phone, principal)
  const user = phone === removed.phone ? removed.mobile_user_id : null
  await sql`
    update member set deleted_at = null, deleted_by = null, phone = ${phone}, mobile_user_id = ${user}, version = version + 1
     where merchant_id = ${principal.merchant} and id = ${removed.id}`.execute(db)
}

const inBin = (principal: Principal) => sql`
  m.merchant_id = ${principal.merchant} and m.club_id = ${principal.club} and m.deleted_at is not null and m.erased_at is null`

const untilIn = (principal: Principal) =>
  sql`(club_day(m.deleted_at, ${principal.zone}::text) + ${days}::integer)`

/** Matches each word anywhere in a word of the name. The bin is short, so no index is needed. */
function searched(q: string | undefined) {
  if (!q) return sql`true`
  const asked = memberSearch(q)
  if (!asked) return sql`false`
  if ('card' in asked) return sql`m.id = ${asked.card}`
  return sql`
    strpos(m.phone, ${asked.digits}::text) > 0
    and not exists (
      select from unnest(${asked.starts}::text[]) t (term)
       where not exists (select from unnest(m.search_words) w (word), unnest(string_to_array(t.term, ' ')) s (start)
                          where strpos(w.word, s.start) > 0))`
}
