import { sql, type RawBuilder } from 'kysely'
import type { Answer, Principal, Query } from '../../core/operation/context.ts'
import { ageBand } from '../../queries/memberAge.ts'
import { registered } from '../../queries/memberRegistration.ts'
import { known } from '../../queries/memberVisibility.ts'
import { periodOf, rangeOf, readFigures, WEEK, type Range, type Scope } from './dashboard.scope.ts'
import { daysOf, visitDays, type Day } from './dashboard.visitDays.ts'
import { counted } from './dashboard.counted.ts'

type Report = Answer<'getMembersReport'>['results']
type Attendance = Answer<'getMemberAttendance'>['results']

/** The first day that counts as the last 30 days, as days before today. */
const MONTH = 29
/** Days before the end of a membership in which it counts as ending soon. */
const SOON = 7

/** The states in the order of the answer, each member in one; `MemberState`, where unpaid is pending and used is expired. */
const stateKeys = ['active', 'frozen', 'starts', 'pending', 'expired', 'none', 'inactive', 'draft']

/** The members of the list of the clubs by state, gender and age, and the visits of the last seven days. */
export function membersReport(scope: Scope) {
  const { db, principal, clubs, today } = scope
  const { from, to } = rangeOf({}, scope)
  // Compared as moments, so that no row is converted to a day of the club.
  const start = (ago: number) =>
    sql`(${today}::date - ${ago}::integer)::timestamp at time zone ${principal.zone}::text`
  const isSince = (ago: number) => sql`m.created_at >= ${start(ago)}`
  return readFigures<Report>(
    db,
    sql`
    with ${running(today, principal)}, found as materialized (
      select m.status, m.gender, ${ageBand(today)} as age_band, o.state, o.end_date,
             case when m.status = 'active' then coalesce(o.key, 'none') else m.status end as key,
             ${isSince(MONTH)} and ${registered} as is_new,
             ${isSince(2 * MONTH + 1)} and not ${isSince(MONTH)} and ${registered} as is_new_before
        from member m
        left join running r on r.member_id = m.id
       cross join lateral (${stateOf(today, principal)}) o
       where ${known(principal)} and m.scope_club = any(array_append(${clubs}::bigint[], 0))
    ), banded as (
      select f.gender, f.age_band, count(*) as count from found f group by 1, 2
    )
    select jsonb_build_object(
             'member', (select jsonb_build_object(
               'total', count(*),
               'active', count(*) filter (where f.state = 'active'),
               'inactive', count(*) filter (where f.status = 'inactive'),
               'frozen', count(*) filter (where f.state = 'freeze'),
               'expired', count(*) filter (where f.state = 'expired'),
               'expiring_7', count(*) filter (where f.state = 'active' and f.end_date <= ${today}::date + ${SOON}::integer),
               'new_30', count(*) filter (where f.is_new),
               'new_before', count(*) filter (where f.is_new_before),
               'lost_30', count(*) filter (where f.state = 'expired'
                 and f.end_date between ${today}::date - ${MONTH + 1}::integer and ${today}::date - 1)) from found f),
             'states', (
               select jsonb_agg(jsonb_build_object('state', k.key, 'count', coalesce(n.count, 0)) order by k.nth)
                 from unnest(${stateKeys}::text[]) with ordinality k (key, nth)
                 left join (select f.key, count(*) as count from found f group by 1) n on n.key = k.key),
             'demographic', (
               select coalesce(jsonb_agg(jsonb_build_object('gender', b.gender, 'age_band', b.age_band, 'count', b.count)
                                         order by b.gender, b.age_band), '[]') from banded b),
             'attendance', (
               select jsonb_agg(jsonb_build_object('date', k.date, 'count', k.count) order by k.date)
                 from (${keyed(scope, 'day', { from, to })}) k)) as figures`,
  )
}

/**
 * The memberships that have not ended by a day, one for each member, chosen as by `member_on`, which looks them up for each
 * member. Freezes are read once for all, the visits only of memberships that are sold with visits. `waiting` has the members
 * of whom an ended membership waits for its payment.
 */
const running = (today: string, { merchant }: Principal) => sql`
  held as (
    select m.id, m.member_id, m.end_date, m.visits - u.used as visits_left,
           membership_status(m.state, m.start_date, m.end_date, z.membership_id is not null, m.visits - u.used, ${today}::date) as status
      from membership m
      left join (
        select distinct f.membership_id from membership_freeze f
         where f.merchant_id = ${merchant} and f.cancelled_at is null and f.start_date <= ${today}::date and f.end_date > ${today}::date
      ) z on z.membership_id = m.id
     cross join lateral (
       select coalesce(sum(v.amount), 0)::integer as used from visit v
        where m.visits is not null and v.merchant_id = m.merchant_id and v.membership_id = m.id) u
     where m.merchant_id = ${merchant} and m.end_date >= ${today}::date
  ), running as materialized (
    select distinct on (x.member_id) x.member_id, x.status, x.end_date,
           case membership_state(x.status, x.visits_left) when 'unpaid' then 'pending' when 'used' then 'expired'
             else membership_state(x.status, x.visits_left) end as key
      from held x
     where membership_state(x.status, x.visits_left) is not null
     order by x.member_id, case x.status when 'freeze' then 0 when 'active' then 1 when 'partial_refund' then 1 when 'paid' then 2
                                         when 'expired' then 4 else 3 end,
              case when x.status <> 'expired' then x.end_date end, x.end_date desc, x.id desc
  ), waiting as materialized (
    select distinct w.member_id from membership w
     where w.merchant_id = ${merchant} and w.state = 'pending' and w.end_date < ${today}::date
  )`

/**
 * The state of a member `m` and the end of the membership, by the one that is `r`unning, else by the last one. The last one
 * is looked up only for members without a running one.
 */
const stateOf = (today: string, { merchant }: Principal) => sql`
  select coalesce(r.end_date, e.end_date) as end_date,
         case when coalesce(r.status, 'expired') = 'expired' and x.is_waiting then 'pending'
              when r.member_id is not null then r.status when e.end_date is not null then 'expired' end as state,
         case when coalesce(r.key, 'expired') = 'expired' and x.is_waiting then 'pending'
              when r.member_id is not null then r.key when e.end_date is not null then 'expired' end as key
    from (select m.id in (select w.member_id from waiting w) as is_waiting) x
    left join lateral (
      select t.end_date from membership t
       where r.member_id is null and t.merchant_id = ${merchant} and t.member_id = m.id and t.end_date < ${today}::date
         and t.state in ('sold', 'pending')
       order by t.end_date desc limit 1) e on true`

type By = NonNullable<Query<'getMemberAttendance'>['by']>

interface Keys {
  columns: string[]
  /** All keys of a range. */
  all: (from: Day, to: string) => RawBuilder<unknown>
}

const days = (from: RawBuilder<unknown>, to: string, step: RawBuilder<unknown>) =>
  sql`select g::date as date from generate_series(${from}, ${to}::timestamp, interval ${step}) g`

const keys: Record<By, Keys> = {
  day: {
    columns: ['date'],
    all: (from, to) => days(sql`${from}::timestamp`, to, sql`'1 day'`),
  },
  month: {
    columns: ['date'],
    all: (from, to) => days(sql`month_of(${from}::date)::timestamp`, to, sql`'1 month'`),
  },
  hour: { columns: ['hour'], all: () => sql`select hour from generate_series(0, 23) hour` },
  weekday: {
    columns: ['weekday'],
    all: () => sql`select weekday from generate_series(1, 7) weekday`,
  },
  weekday_hour: {
    columns: ['weekday', 'hour'],
    all: () =>
      sql`select weekday, hour from generate_series(1, 7) weekday cross join generate_series(0, 23) hour`,
  },
}

/** The visits of the days by key, also keys without visits. A person counts once a day, or once an hour, in each club. */
function keyed(scope: Scope, by: By, { from, to }: { from: Day; to: string }) {
  const { columns, all } = keys[by]
  const day = by === 'month' ? sql`month_of(v.business_day)` : sql`v.business_day`
  const same = columns.map((name) => sql`x.${sql.ref(name)} = k.${sql.ref(name)}`)
  const named = columns.map((name) => sql`k.${sql.ref(name)}`)
  return sql`
    select ${sql.join(named)}, coalesce(sum(x.visits), 0) as count, coalesce(sum(x.people), 0) as people
      from (${all(from, to)}) k
      left join (
        select ${day} as date, extract(isodow from v.business_day)::integer as weekday, v.hour, v.visits, v.people
          from (${visitDays(scope, columns.includes('hour'), daysOf({ from, to }))}) v) x on ${sql.join(same, sql` and `)}
     group by ${sql.join(named)}`
}

/** The visits of a range by key; of days also those of a usual day. */
export function memberAttendance(scope: Scope, query: Query<'getMemberAttendance'>) {
  const { by = 'day' } = query
  const range = periodOf(query, scope)
  const order = keys[by].columns.map((name) => sql`k.${sql.ref(name)}`)
  return readFigures<Attendance>(
    scope.db,
    sql`
    select jsonb_agg(to_jsonb(k) order by ${sql.join(order)}) as figures
      from (${by === 'day' ? withUsual(scope, range) : keyed(scope, by, range)}) k`,
  )
}

/** Days before a day whose same weekdays are its usual day. */
const USUAL_DAYS = 28

/** The visits of the days, each with the mean of the same weekday in the four weeks before; null before four weeks of visits. */
function withUsual(scope: Scope, { from, to }: Range) {
  const before = [1, 2, 3, 4].map((weeks) => sql`lag(d.count, ${sql.lit(weeks * WEEK)}) over w`)
  const earlier = sql<string>`(${from}::date - ${USUAL_DAYS}::integer)`
  return sql`
    select u.date, u.count, u.people, case when u.date - ${USUAL_DAYS}::integer >= u.first then round(u.usual / 4.0)::integer end as usual
      from (select d.date, d.count, d.people, ${sql.join(before, sql` + `)} as usual,
                   (${firstDay(scope)}) as first
              from (${keyed(scope, 'day', { from: earlier, to })}) d
            window w as (order by d.date)) u
     where u.date >= ${from}::date`
}

/** The first day with visits, by the first one of each club: the least of all days would be looked for in all visits. */
const firstDay = (scope: Scope) => sql`
  select min(f.business_day)
    from unnest(${scope.clubs}::bigint[]) c (id)
   cross join lateral (
     select v.business_day from visit v where ${counted(scope)} and v.club_id = c.id order by v.business_day limit 1) f`
