import { sql } from 'kysely'
import type { Answer } from '../../core/operation/context.ts'
import { registered } from '../../queries/memberRegistration.ts'
import { known } from '../../queries/memberVisibility.ts'
import { readFigures, type Scope } from './dashboard.scope.ts'

type Retention = Answer<'getMembersRetention'>['results']

/** Months of joining before this one. */
const MONTHS = 6
/** Weeks before this one. */
const WEEKS = 4

/**
 * The members by the month in which they were registered, with how many of them had a membership at the end of each later
 * month, up to today; and the new and the lost members of the last weeks.
 */
export function membersRetention(scope: Scope) {
  const { db, principal, clubs, today } = scope
  const since = sql`(month_of(${today}::date) - ${MONTHS}::integer * interval '1 month')`
  const firstWeek = sql`(date_trunc('week', ${today}::timestamp)::date - ${WEEKS * 7}::integer)`
  const own = sql`${known(principal)} and m.scope_club = any(array_append(${clubs}::bigint[], 0))`
  return readFigures<Retention>(
    db,
    sql`
    with joined as materialized (
      select m.id, club_day(m.created_at, ${principal.zone}) as day, month_of(club_day(m.created_at, ${principal.zone})) as month
        from member m
       where ${own} and ${registered} and m.created_at >= ${since}::timestamp at time zone ${principal.zone}::text
    ), lost as materialized (
      select t.end_date
        from (select t.member_id, max(t.end_date) as end_date
                from membership t
               where t.merchant_id = ${principal.merchant} and t.end_date >= ${firstWeek} and t.state in ('sold', 'pending')
               group by 1
              having max(t.end_date) < ${today}::date) t
        join member m on m.id = t.member_id
       where ${own} and not exists (
         select from membership w
          where w.merchant_id = m.merchant_id and w.member_id = m.id and w.state = 'pending')
    ), later as materialized (
      select c::date as month, n, least((c + (n + 1) * interval '1 month')::date - 1, ${today}::date) as day
        from generate_series(${since}, month_of(${today}::date)::timestamp, interval '1 month') c
       cross join generate_series(1, ${MONTHS}::integer) n
       where c + n * interval '1 month' <= ${today}::date
    ), stay as materialized (
      select j.id, j.month, x.start_date, x.end_date
        from joined j
        join membership x on x.merchant_id = ${principal.merchant} and x.member_id = j.id and x.state = 'sold'
                         and x.end_date >= (select min(l.day) from later l)
    ), kept as materialized (
      select l.month, l.n, count(distinct s.id) as count
        from later l
        left join stay s on s.month = l.month and l.day between s.start_date and s.end_date
       group by 1, 2
    )
    select jsonb_build_object(
             'cohorts', (
               select jsonb_agg(jsonb_build_object(
                        'month', c::date, 'members', (select count(*) from joined j where j.month = c::date),
                        'kept', coalesce((select jsonb_agg(k.count order by k.n) from kept k where k.month = c::date), '[]'))
                      order by c)
                 from generate_series(${since}, month_of(${today}::date)::timestamp, interval '1 month') c),
             'weeks', (
               select jsonb_agg(jsonb_build_object(
                        'start_date', w::date,
                        'new', (select count(*) from joined j where j.day between w::date and w::date + 6),
                        'lost', (select count(*) from lost l
                                  where l.end_date between w::date and least(w::date + 6, ${today}::date - 1)))
                      order by w)
                 from generate_series(${firstWeek}::timestamp, ${today}::timestamp, interval '7 days') w)) as figures`,
  )
}
