import { sql, type RawBuilder } from 'kysely'
import type { Principal } from '../core/operation/context.ts'
import { BACK, pointsOf, type CohortKind } from '../domain/forecast/forecast.ts'

interface HeldPackages {
  principal: Pick<Principal, 'merchant' | 'zone'>
  clubs: readonly number[]
  /** First end of the packages that are read, at least `BACK` days before the first point. */
  since: RawBuilder<unknown>
}

/**
 * SQL of two relations of a `with`, after a relation `point` of days of a forecast (`nth`, 0 today, and the dates `last`,
 * `day` and `next`): `deal` has the packages that were sold, `held` for each point the packages that their members had not
 * renewed by its day, with their `CohortKind`. Of today these are members of the lists of the clubs; of past days also those
 * who were removed later.
 */
export const heldPackages = ({ principal: { merchant, zone }, clubs, since }: HeldPackages) => sql`
  deal as materialized (
    select t.member_id, t.price, t.end_date, club_day(t.created_at, ${zone}) as bought,
           lead(club_day(t.created_at, ${zone})) over each_member as again,
           lag(t.end_date) over each_member as before
      from membership t
     where t.merchant_id = ${merchant} and t.club_id = any(${clubs}::bigint[]) and t.state = 'sold' and t.type = 1
       and t.end_date >= ${since}
    window each_member as (partition by t.member_id order by t.end_date, t.id)
  ), held as materialized (
    select p.nth, d.member_id, d.price, d.again > p.day and d.again <= p.last as is_bought,
           case when d.end_date < p.day then 'returning' when d.end_date <= p.last then 'ending' else 'early' end as kind
      from point p
      join deal d on d.end_date between p.day - ${BACK}::integer and p.next
                 and d.bought <= p.day and (d.again is null or d.again > p.day)
     where p.nth > 0
        or exists (select from member m
                    where m.merchant_id = ${merchant} and m.id = d.member_id and m.deleted_at is null
                      and m.scope_club = any(array_append(${clubs}::bigint[], 0)))
  )`

/** SQL for the ids of the members of a source of the forecast of today, in the club of the principal. */
export const membersToRenew = (kind: CohortKind, principal: Principal, today: string) => {
  const [{ last, day, next } = { last: today, day: today, next: today }] = pointsOf(today)
  return sql`
    with point as (select 0 as nth, ${last}::date as last, ${day}::date as day, ${next}::date as next),
    ${heldPackages({ principal, clubs: [principal.club], since: sql`(${day}::date - ${BACK}::integer)` })}
    select h.member_id from held h where h.kind = ${kind}`
}
