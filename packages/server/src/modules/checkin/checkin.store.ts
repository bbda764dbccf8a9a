import { sql } from 'kysely'
import type { Answer, Db, Principal } from '../../core/operation/context.ts'
import { notFound, fail } from '../../core/errors.ts'
import { checkins } from './checkin.list.ts'
import type { Visit } from './checkin.rules.ts'
import { membershipJson } from '../../queries/memberRows.ts'
import { entryMoment, type StoredMoment } from '../../queries/entryMoment.ts'
import type { EntryPlan } from '../../domain/verdict.ts'

export async function lockMember(db: Db, id: number, { club }: Principal): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from member
     where merchant_id = current_merchant() and id = ${id} and deleted_at is null and scope_club in (0, ${club})
       for update`.execute(db)
  return rows[0]?.id ?? notFound()
}

/** Locks those of them that belong to this club, in the order of their ids. */
export async function lockMembers(db: Db, ids: readonly number[], { club }: Principal) {
  const { rows } = await sql<{ id: number }>`
    select id from member
     where merchant_id = current_merchant() and id = any(${ids}::bigint[]) and deleted_at is null and scope_club in (0, ${club})
     order by id for update`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Locks the plans of the day, and before them the blocks of classes with limited places, which serialises
 * entries for the last place. Members are always locked first.
 */
export async function lockPlans(db: Db, members: readonly number[], today: string) {
  await sql`
    select b.id from class_time b
     where b.merchant_id = current_merchant() and b.slot is not null and b.id in (
       select m.class_time_id from membership m
        where m.merchant_id = current_merchant() and m.member_id = any(${members}::bigint[]) and m.type = 2
          and ${today}::date between m.start_date and m.end_date)
     order by b.id for no key update`.execute(db)
  await sql`
    select id from membership
     where merchant_id = current_merchant() and member_id = any(${members}::bigint[])
       and ${today}::date between start_date and end_date
     order by id for update`.execute(db)
}

export async function plans(db: Db, member: number, today: string, zone: string) {
  const { rows } = await sql<EntryPlan>`
    select * from entry_plans(${member}, ${today}::date, ${zone})`.execute(db)
  return rows
}

export async function moment(db: Db, member: number, now: Date, principal: Principal) {
  const { rows } = await sql<StoredMoment>`
    select e.* from ${entryMoment(sql`${member}::bigint`, now, principal)} e`.execute(db)
  return rows[0] ?? notFound()
}

/**
 * The chosen plan: null where it is the member's but does not include the day. Errors: 404 where it is not
 * the member's.
 */
export async function chosen(db: Db, plans: EntryPlan[], member: number, id: number) {
  const found = plans.find((plan) => plan.id === id)
  if (found) return found
  const { rows } = await sql`
    select id from membership
     where merchant_id = current_merchant() and id = ${id} and member_id = ${member}`.execute(db)
  return rows.length > 0 ? null : notFound()
}

/** Data of the chooser: the member and the plans in the shape of the contract's Membership. */
export async function choice(
  db: Db,
  member: number,
  plans: EntryPlan[],
  { principal, today }: { principal: Principal; today: string },
) {
  const { rows } = await sql<{ customer: object; plans: { id: number; type: number }[] }>`
    select jsonb_build_object('id', m.id, 'fullname', concat_ws(' ', m.last_name, m.first_name), 'phone', m.phone) as customer,
           (select jsonb_agg(${membershipJson(sql`p.id`, principal, today)} order by p.nth)
              from unnest(${plans.map(({ id }) => id)}::bigint[]) with ordinality as p (id, nth)) as plans
      from member m where m.merchant_id = current_merchant() and m.id = ${member}`.execute(db)
  return rows[0] ?? notFound()
}

interface Entry {
  plan: number
  member: number
  amount: number
  principal: Principal
  now: Date
  today: string
}

export async function insertVisit(db: Db, { plan, member, amount, principal, now, today }: Entry) {
  const { rows } = await sql<{ id: number }>`
    insert into visit (merchant_id, club_id, type, member_id, membership_id, amount, business_day, at, staff_id)
    select m.merchant_id, ${principal.club}, m.type, ${member}, m.id, ${amount}, ${today}::date, ${now}, ${principal.staff}
      from membership m where m.merchant_id = current_merchant() and m.id = ${plan}
    returning id`.execute(db)
  return rows[0]?.id ?? notFound()
}

export async function visit(db: Db, id: number, { club }: Principal): Promise<Visit> {
  const { rows } = await sql<Visit>`
    select member_id as member, membership_id as membership, staff_id as staff, at from visit
     where merchant_id = current_merchant() and id = ${id} and club_id = ${club} and reverses_id is null`.execute(
    db,
  )
  return rows[0] ?? notFound()
}

/**
 * Reverses a visit, once. A day counts one visit while it has any entry, so the difference is returned.
 * Errors: 409 `checkin_already_removed`.
 */
export async function reverse(
  db: Db,
  id: number,
  { staff }: Principal,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    insert into visit (merchant_id, club_id, type, member_id, membership_id, amount, reverses_id, business_day, at, staff_id)
    select v.merchant_id, v.club_id, v.type, v.member_id, v.membership_id, d.amount, v.id, v.business_day, ${now}, ${staff}
      from visit v
      cross join lateral (
        select coalesce(bool_or(o.id <> v.id and o.reverses_id is null and not visit_removed(o.merchant_id, o.id)), false)::int
               - coalesce(sum(o.amount), 0)::int as amount
          from visit o
         where o.merchant_id = v.merchant_id and o.membership_id = v.membership_id and o.business_day = v.business_day
      ) d
     where v.merchant_id = current_merchant() and v.id = ${id}
        on conflict (merchant_id, reverses_id) where reverses_id is not null do nothing
    returning amount`.execute(db)
  return rows[0]?.amount ?? fail('checkin_already_removed', { status: 409 })
}

export async function one(
  db: Db,
  id: number,
  principal: Principal,
  now: Date,
): Promise<Answer<'getCheckin'>> {
  const where = sql`v.club_id = ${principal.club} and v.id = ${id} and v.reverses_id is null`
  const [found] = await checkins(db, where, principal, now)
  return found ?? notFound()
}
