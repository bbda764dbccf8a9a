import { sql, type RawBuilder } from 'kysely'
import type { Principal } from '../core/auth/principal.ts'
import { checkinRules, type CheckinRules } from '../domain/clubSettings.ts'
import { weekdayOf } from '../domain/membershipDates.ts'
import type { EntryMoment } from '../domain/verdict.ts'

/** The part of an `EntryMoment` that the database knows. */
export type StoredMoment = Omit<EntryMoment, 'club' | 'weekday' | 'rules'> & {
  rules: Partial<CheckinRules> | null
}

/** SQL of a `StoredMoment`: the member, the time in the club, the membership that begins later and the club's rules. */
export const entryMoment = (
  member: RawBuilder<unknown>,
  now: Date,
  { zone, club }: Pick<Principal, 'zone' | 'club'>,
): RawBuilder<unknown> => sql`(
  select e.*,
         (select jsonb_build_object('plan', m.name, 'from', m.start_date) from membership m
           where m.merchant_id = current_merchant() and m.member_id = ${member} and m.state = 'sold'
             and m.start_date > (${now}::timestamptz at time zone ${zone}::text)::date
           order by m.start_date, m.id limit 1) as begins,
         ${rulesOf(club)} as rules
    from entry_moment(${member}, ${now}::timestamptz, ${zone}::text) e)`

/** SQL of the stored rules of a club. Its alias is its own, so that `club` may be a column of any other. */
export const rulesOf = (club: number | RawBuilder<number>): RawBuilder<unknown> => sql`
  (select rules_club.settings -> 'checkin' from club rules_club
    where rules_club.merchant_id = current_merchant() and rules_club.id = ${club})`

/** The moment of an entry in the club of the principal. */
export const momentIn = (
  { rules, ...stored }: StoredMoment,
  { club }: Pick<Principal, 'club'>,
  today: string,
): EntryMoment => ({ ...stored, rules: checkinRules(rules), club, weekday: weekdayOf(today) })
