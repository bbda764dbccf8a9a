import { sql, type RawBuilder } from 'kysely'

/**
 * SQL of an `EntryMoment` without its club: the member, the time in the club and the membership that begins
 * later.
 */
export const entryMoment = (
  member: RawBuilder<unknown>,
  now: Date,
  zone: string,
): RawBuilder<unknown> => sql`(
  select e.*,
         (select jsonb_build_object('plan', m.name, 'from', m.start_date) from membership m
           where m.merchant_id = current_merchant() and m.member_id = ${member} and m.state = 'sold'
             and m.start_date > (${now}::timestamptz at time zone ${zone}::text)::date
           order by m.start_date, m.id limit 1) as begins
    from entry_moment(${member}, ${now}::timestamptz, ${zone}::text) e)`
