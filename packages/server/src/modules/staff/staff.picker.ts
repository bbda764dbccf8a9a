import { sql } from 'kysely'
import type { Answer, Db, Query, Principal } from '../../core/operation/context.ts'
import { readPage, filtersOf } from '../../core/db/page.ts'

type StaffPage = Answer<'listClubStaff'>

/** Staff of the club, by name. */
export async function page(
  db: Db,
  query: Query<'listClubStaff'>,
  principal: Principal,
): Promise<StaffPage> {
  const paged = { page: query.page, per_page: query.per_page ?? 100 }
  const { wanted } = filtersOf({ q: query.q })
  const role = query.role_name ?? null
  const active = query.is_active === undefined ? null : ['true', '1'].includes(query.is_active)
  const found = sql`
      from staff t join staff_club x on x.merchant_id = t.merchant_id and x.staff_id = t.id
     where t.merchant_id = ${principal.merchant} and x.club_id = ${principal.club}
       and (${role}::text is null or t.role = ${role}::text)
       and (${active}::boolean is null or t.is_active = ${active}::boolean)
       and (${wanted}::text = '' or position(${wanted}::text in lower(t.last_name || ' ' || t.first_name)) > 0)`
  const columns = sql`t.id, t.last_name || ' ' || t.first_name as fullname, t.role`
  const order = sql`lower(t.last_name), lower(t.first_name), t.id`
  return readPage<StaffPage['results'][number]>(db, { columns, found, order }, paged)
}
