import { sql, type RawBuilder } from 'kysely'
import type { Answer, Principal, Query } from '../../core/operation/context.ts'
import { known } from '../../queries/memberVisibility.ts'
import { rangeOf, readFigures, type Range, type Scope } from './dashboard.scope.ts'
import { registered } from './dashboard.today.ts'
import { visitDays } from './dashboard.visitDays.ts'

type Report = Answer<'getMembersReport'>['results']
type Attendance = Answer<'getMemberAttendance'>['results']

/** The first day that counts as the last 30 days, as days before today. */
const MONTH = 29
/** Days before the end of a membership in which it counts as ending soon. */
const SOON = 7

/** The members of the list of the clubs by state, gender and age, and the visits of the last seven days. */
export function membersReport(scope: Scope) {
  const { db, principal, clubs, today } = scope
  const { from, to } = rangeOf({}, scope)
  const age = sql`extract(year from age(${today}::date, f.birth_date))`
  return readFigures<Report>(
    db,
    sql`
    with people as materialized (
      select m.id, m.status, coalesce(m.gender, 0) as gender, m.birth_date,
             club_day(m.created_at, ${principal.zone}) >= ${today}::date - ${MONTH}::integer and ${registered} as is_new
        from member m
       where ${known(principal)} and m.scope_club = any(array_append(${clubs}::bigint[], 0))
    ), ${states(today, principal)}, found as materialized (
      select p.status, p.gender, p.birth_date, p.is_new, o.state, o.end_date
        from people p
        left join state o on o.member_id = p.id
    ), banded as (
      select f.gender, case when f.birth_date is null then 'unknown' when ${age} < 18 then 'under_18' when ${age} < 25 then '18_24'
                            when ${age} < 35 then '25_34' when ${age} < 45 then '35_44' when ${age} < 55 then '45_54'
                            else 'over_54' end as age_band, count(*) as count
        from found f group by 1, 2
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
               'lost_30', count(*) filter (where f.state = 'expired'
                 and f.end_date between ${today}::date - ${MONTH + 1}::integer and ${today}::date - 1)) from found f),
             'demographic', (
               select coalesce(jsonb_agg(jsonb_build_object('gender', b.gender, 'age_band', b.age_band, 'count', b.count)
                                         order by b.gender, b.age_band), '[]') from banded b),
             'attendance', (
               select jsonb_agg(jsonb_build_object('date', k.date, 'count', k.count) order by k.date)
                 from (${keyed(scope, 'day', { from, to })}) k)) as figures`,
  )
}

/**
 * The membership status of the day of each of `people`, and its end, as `member_on` gives them one by one. Only running
 * memberships need their visits, where those are limited, and their freeze of the day.
 */
const states = (today: string, { merchant }: Principal) => sql`
  sold as materialized (
    select m.id, m.member_id, m.end_date,
           membership_status(m.state, m.start_date, m.end_date, z.membership_id is not null, m.visits - u.used, ${today}::date) as status
      from people p
      join membership m on m.merchant_id = ${merchant} and m.member_id = p.id
      left join lateral (
        select coalesce(sum(v.amount), 0)::integer as used from visit v
         where v.merchant_id = m.merchant_id and v.membership_id = m.id and m.visits is not null) u on true
      left join (
        select z.membership_id from membership_freeze z
         where z.merchant_id = ${merchant} and z.cancelled_at is null
           and z.start_date <= ${today}::date and z.end_date > ${today}::date) z on z.membership_id = m.id
     where m.end_date >= ${today}::date and m.state in ('sold', 'pending')
  ), running as materialized (
    select distinct on (x.member_id) x.member_id, x.status, x.end_date
      from sold x
     order by x.member_id, case x.status when 'freeze' then 0 when 'active' then 1 when 'paid' then 2
                                         when 'expired' then 4 else 3 end,
              case when x.status <> 'expired' then x.end_date end, x.end_date desc, x.id desc
  ), ended as materialized (
    select t.member_id, max(t.end_date) as end_date, bool_or(t.state = 'pending') as is_pending
      from people p
      join membership t on t.merchant_id = ${merchant} and t.member_id = p.id
     where t.end_date < ${today}::date and t.state in ('sold', 'pending')
     group by 1
  ), state as (
    select member_id, coalesce(r.end_date, e.end_date) as end_date,
           case when e.is_pending and coalesce(r.status, 'expired') = 'expired' then 'pending'
                else coalesce(r.status, 'expired') end as state
      from running r
      full join ended e using (member_id)
  )`

type By = NonNullable<Query<'getMemberAttendance'>['by']>

interface Keys {
  columns: string[]
  /** All keys of a range. */
  all: (from: string, to: string) => RawBuilder<unknown>
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
function keyed(scope: Scope, by: By, { from, to }: Range) {
  const { columns, all } = keys[by]
  const day = by === 'month' ? sql`month_of(v.business_day)` : sql`v.business_day`
  const same = columns.map((name) => sql`x.${sql.ref(name)} = k.${sql.ref(name)}`)
  const named = columns.map((name) => sql`k.${sql.ref(name)}`)
  return sql`
    select ${sql.join(named)}, coalesce(sum(x.visits), 0) as count, coalesce(sum(x.people), 0) as people
      from (${all(from, to)}) k
      left join (
        select ${day} as date, extract(isodow from v.business_day)::integer as weekday, v.hour, v.visits, v.people
          from (${visitDays(scope, columns.includes('hour'), { from, to })}) v) x on ${sql.join(same, sql` and `)}
     group by ${sql.join(named)}`
}

/** The visits of a range by key. */
export function memberAttendance(scope: Scope, query: Query<'getMemberAttendance'>) {
  const { by = 'day' } = query
  const order = keys[by].columns.map((name) => sql`k.${sql.ref(name)}`)
  return readFigures<Attendance>(
    scope.db,
    sql`
    select jsonb_agg(to_jsonb(k) order by ${sql.join(order)}) as figures
      from (${keyed(scope, by, rangeOf(query, scope))}) k`,
  )
}
