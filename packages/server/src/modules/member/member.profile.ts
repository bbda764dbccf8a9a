import { sql } from 'kysely'
import type { Answer, Db, Query, Principal } from '../../core/operation/context.ts'
import { notFound } from '../../core/errors.ts'
import { pageOf, paging } from '../../core/db/page.ts'
import { allows } from '../../core/auth/permissions.ts'
import { entryMoment, momentIn, type StoredMoment } from '../../queries/entryMoment.ts'
import { isFreezable } from '../../domain/freeze.ts'
import { checkVisible, visible } from '../../queries/memberVisibility.ts'
import { memberRows, membershipJson, seesMoney } from '../../queries/memberRows.ts'
import { withAllowedActions, type PaymentRow } from '../../queries/paymentActions.ts'
import { inOrderOfChoice } from '../../domain/planOrder.ts'
import { planWithoutAsking, verdictOn, type EntryPlan } from '../../domain/verdict.ts'
import { predictionOf } from '../../queries/storedPrediction.ts'

type Profile = Answer<'getProfile'>

/** Header of the profile; payments only of the clubs of this person. */
export async function header(
  db: Db,
  id: number,
  principal: Principal,
  today: string,
): Promise<Profile> {
  const { rows } = await sql<{ row: Profile; more: Partial<Profile> }>`
    select ${memberRows(sql`array[m.id]`, principal, today)}->0 as row,
           json_build_object(
             'email', m.email, 'phone2', m.phone2, 'date_joined', m.date_joined, 'description', m.description,
             'frozen_until', (select o.frozen_until from member_on(${today}::date) o where o.merchant_id = m.merchant_id and o.id = m.id),
             'mobile_user', (select json_build_object('id', u.id, 'name', u.name) from mobile_user u
                              where u.merchant_id = m.merchant_id and u.id = m.mobile_user_id),
             'last_payment', (select json_build_object('id', p.id, 'payment_date', p.payment_date, 'total', p.total) from (
                               select z.payment_id as id, z.payment_date, z.total from payment_state z
                                where ${seesMoney(principal)} and z.merchant_id = m.merchant_id and z.member_id = m.id and z.club_id = any(${principal.clubs}::bigint[])
                                  and z.status <> 'void'
                                order by z.payment_date desc, z.payment_id desc limit 1) p),
             'last_visit', (select moment_text(v.at) from visit v
                             where v.merchant_id = m.merchant_id and v.member_id = m.id and v.reverses_id is null
                               and not visit_removed(v.merchant_id, v.id)
                             order by v.at desc limit 1)) as more
      from member m where m.id = ${id} and ${visible(principal)}`.execute(db)
  const found = rows[0] ?? notFound()
  const foretold = await predictionOf(db, id, today)
  return {
    ...found.row,
    ...found.more,
    prediction: foretold?.percent ?? null,
    prediction_losses: (foretold?.losses ?? []).filter(
      ({ reason }) => reason !== 'debt' || seesMoney(principal),
    ),
  }
}

type Membership = Omit<Answer<'listMemberships'>['results'][number], 'allowed_actions'>

interface MayFreeze {
  /** Whether days and times of the package's policy are left. */
  may_freeze: boolean
}

/** All memberships of the member in all clubs, the latest first. */
export async function memberships(
  db: Db,
  id: number,
  query: Query<'listMemberships'>,
  principal: Principal,
  today: string,
): Promise<Answer<'listMemberships'>> {
  await checkVisible(db, id, principal)
  const { limit, offset } = paging(query)
  const found = sql`
    from membership x where x.merchant_id = ${principal.merchant} and x.member_id = ${id}
     and (${query.subscription ?? null}::smallint is null or x.type = ${query.subscription ?? null}::smallint)`
  const { rows } = await sql<{
    total: number
    read_only: boolean
    results: (Membership & MayFreeze)[]
  }>`
    select (select count(*)::integer ${found}) as total,
           (select m.read_only from member m where m.merchant_id = ${principal.merchant} and m.id = ${id}) as read_only,
           (select coalesce(json_agg(${membershipJson(sql`y.id`, principal, today)} || jsonb_build_object(
                     'may_freeze', y.freeze_days > z.days and y.freeze_times > z.times) order by y.nth), '[]')
              from (select x.id, x.merchant_id, coalesce(x.freeze_days, 32767) as freeze_days, coalesce(x.freeze_times, 32767) as freeze_times,
                           row_number() over (order by x.end_date desc, x.id desc) as nth ${found}
                     order by nth limit ${limit} offset ${offset}) y
              cross join lateral (select coalesce(sum(f.end_date - f.start_date), 0) as days, count(*) as times from membership_freeze f
                     where f.merchant_id = y.merchant_id and f.membership_id = y.id and f.cancelled_at is null
                       and f.end_date <= ${today}::date) z) as results`.execute(db)
  const { total = 0, read_only = true, results = [] } = rows[0] ?? {}
  const mayFreeze = !read_only && allows(principal.permissions, ['member', 'list', 'change'])
  return pageOf(
    results.map(({ may_freeze, ...row }) => {
      // A freeze that stands can be ended, whatever the package allows.
      const isLeft = may_freeze || row.freeze_start_date !== null
      return { ...row, allowed_actions: { freeze: mayFreeze && isLeft && isFreezable(row) } }
    }),
    total,
    query,
  )
}

/** The payments of the member in the clubs of this person, the latest first. */
export async function payments(
  db: Db,
  id: number,
  query: Query<'listMemberPayments'>,
  principal: Principal,
  today: string,
): Promise<Answer<'listMemberPayments'>> {
  await checkVisible(db, id, principal)
  const { limit, offset } = paging(query)
  const found = sql`
    from payment_state x where x.merchant_id = ${principal.merchant} and x.member_id = ${id} and x.club_id = any(${principal.clubs}::bigint[])`
  const { rows } = await sql<{ total: number; results: PaymentRow[] }>`
    select (select count(*)::integer ${found}) as total,
           (select coalesce(json_agg(payment_json(y.merchant_id, y.payment_id, ${today}::date) order by y.nth), '[]')
              from (select x.merchant_id, x.payment_id, row_number() over (order by x.payment_date desc, x.payment_id desc) as nth ${found}
                     order by nth limit ${limit} offset ${offset}) y) as results`.execute(db)
  const results = rows[0]?.results ?? []
  return pageOf(await withAllowedActions(db, results, principal, today), rows[0]?.total ?? 0, query)
}

type Running = Answer<'getActiveMembership'>

/** Data for a sale: current and future memberships, and the earliest start of the next one. */
export async function running(
  db: Db,
  id: number,
  principal: Principal,
  today: string,
): Promise<Running> {
  const { rows } = await sql<Running>`
    select (select o.state from member_on(${today}::date) o where o.merchant_id = m.merchant_id and o.id = m.id) as state,
           greatest(max(upper(h.taken)) filter (where x.type = 1 and x.days > 1), ${today}::date)::text as next_start,
           coalesce(bool_or(x.status = 'freeze'), false) as frozen,
           member_balance(m.merchant_id, m.id) as balance, m.phone, avatar_json(m.avatar_id) as avatar,
           coalesce(json_agg(json_build_object(
             'id', x.id, 'type', x.type, 'plan', json_build_object('id', coalesce(x.package_id, x.class_id, x.id), 'name', x.name),
             'start_date', x.start_date, 'end_date', x.end_date, 'days', x.days,
             'remaining_days', x.end_date - greatest(x.start_date, ${today}::date) + 1, 'status', x.status)
             order by x.start_date, x.id) filter (where x.id is not null), '[]') as memberships
      from member m
      left join membership_on(${today}::date) x on x.merchant_id = m.merchant_id and x.member_id = m.id
                                               and x.end_date >= ${today}::date and x.status in ('active', 'freeze', 'paid')
      left join membership h on h.merchant_id = x.merchant_id and h.id = x.id
     where m.id = ${id} and ${visible(principal)}
     group by m.merchant_id, m.id`.execute(db)
  return rows[0] ?? notFound()
}

type Plans = Answer<'listMembershipPlans'>

/**
 * Data for a check-in: the member, the plans of today with their verdicts, and the verdict without a choice.
 */
export async function entryPlans(
  db: Db,
  id: number,
  principal: Principal,
  now: Date,
  today: string,
): Promise<Plans> {
  const [member, plans, moment] = await Promise.all([
    sql<{ customer: Plans['customer'] }>`
      select ${memberRows(sql`array[m.id]`, principal, today)}->0 as customer from member m where m.id = ${id} and ${visible(principal)}`.execute(
      db,
    ),
    sql<EntryPlan & { membership: Plans['plans'][number] }>`
      select e.*, e.end_date::text, e.frozen_until::text, ${membershipJson(sql`e.id`, principal, today)} as membership
        from entry_plans(${id}::bigint, ${today}::date, ${principal.zone}::text) e`.execute(db),
    sql<StoredMoment>`
      select e.* from ${entryMoment(sql`${id}::bigint`, now, principal)} e`.execute(db),
  ])
  const customer = member.rows[0]?.customer ?? notFound()
  const facts = momentIn(moment.rows[0] ?? notFound(), principal, today)
  const first = planWithoutAsking(plans.rows, facts) ?? plans.rows[0] ?? null
  return {
    customer,
    plans: inOrderOfChoice(
      plans.rows.map((plan) => ({ ...plan.membership, verdict: verdictOn(plan, facts) })),
      plans.rows,
      facts,
    ),
    verdict: verdictOn(first, facts),
  }
}
