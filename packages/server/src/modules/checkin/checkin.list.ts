import { sql, type RawBuilder } from 'kysely'
import type { Answer, Db, Query, Principal } from '../../core/operation/context.ts'
import { pageOf, paging, type Page } from '../../core/db/page.ts'
import { isTakenBackBy } from './checkin.rules.ts'
import { insideSince, isInside } from '../../queries/insideClub.ts'
import { membersFound } from '../../queries/memberSearch.ts'

type Filter = Omit<Query<'listCheckins'>, 'inside'> & {
  /** Only the people who are in the club now. */
  inside?: boolean | 1
}
export type Checkin = Answer<'removeCheckin'>

/** Check-ins of the club that are not reversed, the latest first. */
export async function page(
  db: Db,
  query: Filter,
  principal: Principal,
  now: Date,
): Promise<Page<Checkin>> {
  const where = conditions(query, principal, now)
  const { limit, offset } = paging(query)
  const rows = await checkins(
    db,
    sql`${where} order by v.business_day desc, v.id desc limit ${limit} offset ${offset}`,
    principal,
    now,
  )
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from visit v where v.merchant_id = current_merchant() and ${where}`.execute(
    db,
  )
  return pageOf(rows, counted[0]?.count ?? 0, query)
}

/**
 * All check-ins that the filter finds, in the order of the history, each with the visits of its membership
 * used by then. Summed in one pass, because `usedBefore` reads the visits of a membership again for every
 * row.
 */
export async function numbered(
  db: Db,
  query: Query<'exportCheckinsCsv'>,
  principal: Principal,
  now: Date,
): Promise<{ ids: number[]; used: Map<number, number> }> {
  const found = sql`visit v where v.merchant_id = current_merchant() and ${conditions(query, principal, now)}`
  const { rows } = await sql<{ id: number; used: number | null }>`
    with summed as materialized (
      select o.id, sum(o.amount) over (partition by o.membership_id order by o.id)::int as used
        from visit o
       where o.merchant_id = current_merchant()
         and o.membership_id = any (array(select distinct v.membership_id from ${found} and v.membership_id is not null)))
    select v.id, u.used
      from (select v.id, v.business_day from ${found}) v left join summed u on u.id = v.id
     order by v.business_day desc, v.id desc`.execute(db)
  return {
    ids: rows.map(({ id }) => id),
    used: new Map(rows.map(({ id, used }) => [id, used ?? 0])),
  }
}

/** Visits of the membership `m` used up to and including the visit `v`. */
const usedBefore = sql`(
  select sum(o.amount)::int from visit o
   where o.merchant_id = m.merchant_id and o.membership_id = m.id and o.id <= v.id)`

/** Check-ins in the shape of the contract; visits_left is the rest after this one: all visits less `used`. */
export async function checkins(
  db: Db,
  where: RawBuilder<unknown>,
  principal: Principal,
  now: Date,
  used: RawBuilder<unknown> = usedBefore,
): Promise<Checkin[]> {
  const { rows } = await sql<Omit<Checkin, 'allowed_actions'> & { staff: number }>`
    select v.id, v.type, p.phone, v.membership_id as membership, coalesce(m.name, o.name, '') as session, coalesce(m.is_global, false) as is_global,
           case when p.id is not null then
             jsonb_build_object('id', p.id, 'fullname', concat_ws(' ', p.last_name, p.first_name),
                                'avatar', avatar_json(p.avatar_id)) end as customer,
           moment_text(v.at) as created_at, concat_ws(' ', s.last_name, s.first_name) as by,
           v.staff_id as staff,
           case when r.id is not null then
             jsonb_build_object('at', moment_text(r.at), 'by', concat_ws(' ', rs.last_name, rs.first_name)) end as removed,
           m.visits - ${used} as visits_left
      from visit v
      left join member p on p.merchant_id = v.merchant_id and p.id = v.member_id
      left join membership m on m.merchant_id = v.merchant_id and m.id = v.membership_id
      left join lateral (
        select i.name from payment_item i
         where i.merchant_id = v.merchant_id and i.payment_id = v.payment_id and i.service in (1, 2, 3)
         order by i.service = 2 desc, i.id limit 1) o on v.payment_id is not null
      join staff s on s.merchant_id = v.merchant_id and s.id = v.staff_id
      left join visit r on r.merchant_id = v.merchant_id and r.reverses_id = v.id
      left join staff rs on rs.merchant_id = r.merchant_id and rs.id = r.staff_id
     where v.merchant_id = current_merchant() and ${where}`.execute(db)
  return rows.map(({ staff, ...row }) => {
    const remove = !row.removed && isTakenBackBy(principal, { staff, at: row.created_at }, now)
    return { ...row, allowed_actions: { remove } }
  })
}

function conditions(query: Filter, { club, zone }: Principal, now: Date): RawBuilder<unknown> {
  const { q, start_date, end_date, subscription, removed, inside } = query
  const { plan_id, class_id, weekday, hour } = query
  const taken = sql`exists (select from visit r where r.merchant_id = v.merchant_id and r.reverses_id = v.id)`
  const all = [
    sql`v.club_id = ${club} and v.reverses_id is null`,
    removed ? taken : sql`not ${taken}`,
  ]
  if (inside) all.push(isInside(now, insideSince(now, club)))
  if (q?.trim()) all.push(searched(q, club))
  if (start_date) all.push(sql`v.business_day >= ${start_date}::date`)
  if (end_date) all.push(sql`v.business_day <= ${end_date}::date`)
  if (subscription) all.push(sql`v.type = ${subscription}`)
  if (plan_id) all.push(ofPlan(sql`m.package_id = ${plan_id}`))
  if (class_id) all.push(ofPlan(sql`m.class_id = ${class_id}`))
  if (weekday) all.push(sql`extract(isodow from v.business_day) = ${weekday}`)
  if (hour !== undefined)
    all.push(sql`extract(hour from v.at at time zone ${zone}::text) = ${hour}`)
  return sql.join(all, sql` and `)
}

/** The visits of memberships of a plan. */
const ofPlan = (plan: RawBuilder<unknown>) => sql`exists (
  select from membership m where m.merchant_id = v.merchant_id and m.id = v.membership_id and ${plan})`

/** Any part of the member's name or phone. */
function searched(q: string, club: number): RawBuilder<unknown> {
  const members = membersFound(q, club)
  return members ? sql`v.member_id = any ((select ${members})::bigint[])` : sql`false`
}
