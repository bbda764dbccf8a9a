import { sql, type RawBuilder } from 'kysely'
import type { Answer, Db, Query, Principal } from '../../core/operation/context.ts'
import { notFound } from '../../core/errors.ts'
import { pageOf, paging, type Page } from '../../core/db/page.ts'

type ClosedDay = Answer<'closeDay'>

/** Closed days of the club, the latest first. */
export async function page(
  db: Db,
  query: Query<'listClosedDays'>,
  principal: Principal,
): Promise<Page<ClosedDay>> {
  const { limit, offset } = paging(query)
  const [days, total] = await Promise.all([
    rowsOf(db, principal, sql`true`, sql`limit ${limit} offset ${offset}`),
    sql<{ count: number }>`
      select count(*)::int as count from closed_day
       where merchant_id = ${principal.merchant} and club_id = ${principal.club}`.execute(db),
  ])
  return pageOf(days, total.rows[0]?.count ?? 0, query)
}

export async function one(db: Db, id: number, principal: Principal): Promise<ClosedDay> {
  const [day] = await rowsOf(db, principal, sql`d.id = ${id}`)
  return day ?? notFound()
}

async function rowsOf(db: Db, principal: Principal, where: RawBuilder<unknown>, rest = sql``) {
  const { rows } = await sql<ClosedDay>`
    select d.id, d.day::text, d.reason, concat_ws(' ', s.last_name, s.first_name) as closed_by,
           moment_text(d.closed_at) as closed_at
      from closed_day d join staff s on s.merchant_id = d.merchant_id and s.id = d.closed_by
     where d.merchant_id = ${principal.merchant} and d.club_id = ${principal.club} and ${where}
     order by d.day desc ${rest}`.execute(db)
  return rows
}

/** Waits for postings of this club that are in progress, and blocks later ones until the commit. */
export async function lockBooks(db: Db, { merchant, club }: Principal) {
  await sql`select pg_advisory_xact_lock(books_of(${merchant}, ${club}))`.execute(db)
}

export async function hasOpenShift(db: Db, { merchant, club }: Principal): Promise<boolean> {
  const { rows } = await sql`
    select from shift where merchant_id = ${merchant} and club_id = ${club} and closed_at is null`.execute(
    db,
  )
  return rows.length > 0
}
