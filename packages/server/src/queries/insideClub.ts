import { sql, type RawBuilder } from 'kysely'
import { checkinRules } from '../domain/clubSettings.ts'
import { rulesOf } from './entryMoment.ts'

/** The longest duration of a visit that a club may set, in minutes. */
const LONGEST = 300

/** SQL of the moment since which a person who entered the club is in it: the duration of a visit, from the club's rules. */
export function insideSince(now: Date, club: number | RawBuilder<number>): RawBuilder<unknown> {
  const stored = sql`(${rulesOf(club)} ->> 'inside_minutes')::integer`
  const minutes = sql`coalesce(${stored}, ${checkinRules({}).inside_minutes}::integer)`
  return sql`(select ${now}::timestamptz - make_interval(mins => ${minutes}))`
}

/**
 * Condition for a visit `v` whose person is in the club now: the latest entry of the person since `insideSince`. Anonymous
 * entries count each. The longest duration bounds the rows that are read by an index, which that of each club can’t.
 */
export function isInside(now: Date, since: RawBuilder<unknown>): RawBuilder<unknown> {
  const earliest = sql`${now}::timestamptz - make_interval(mins => ${LONGEST}::integer)`
  return sql`v.at > ${earliest} and v.at > ${since} and not exists (
    select from visit o
     where o.merchant_id = v.merchant_id and o.club_id = v.club_id and o.member_id = v.member_id
       and o.at > ${earliest} and o.at > ${since}
       and o.id > v.id and o.reverses_id is null and not visit_removed(o.merchant_id, o.id))`
}
