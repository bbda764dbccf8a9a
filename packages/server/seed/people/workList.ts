import { sql } from 'kysely'
import type { Db } from '../../src/core/operation/context.ts'

/** Number of outcomes, and of letters that were not sent. */
const OUTCOMES = 20
const LETTERS = 2

/** Outcomes of earlier calls about memberships that have ended, whose rows have returned, and letters that failed. */
export async function writeWorkList(db: Db, { today, now }: { today: string; now: Date }) {
  await sql`
    insert into alert_outcome (merchant_id, club_id, kind, record_id, member_id, outcome, note, next_date, staff_id, at)
    select t.merchant_id, t.club_id, 'expired', t.id, t.member_id,
           (array['no_answer', 'called', 'will_pay', 'wrote'])[1 + t.nth % 4],
           case t.nth % 3 when 0 then 'Kechqurun qayta qoʻngʻiroq qilish' else '' end,
           ${today}::date - (t.nth % 3)::integer, s.id, ${now}::timestamptz - make_interval(days => 4 + t.nth::integer % 5)
      from (select m.*, row_number() over (order by m.id) as nth from membership m
             where m.merchant_id = current_merchant() and m.state = 'sold'
               and m.end_date between ${today}::date - 25 and ${today}::date - 6
             order by m.id limit ${OUTCOMES}) t
      cross join lateral (select x.id from staff x
                            join staff_club c on c.merchant_id = x.merchant_id and c.staff_id = x.id and c.club_id = t.club_id
                           where x.merchant_id = t.merchant_id and x.role = 'restricted_user' order by x.id limit 1) s`.execute(
    db,
  )
  await sql`
    insert into delivery (merchant_id, channel, template, staff_id, address, language, state, attempts, next_at, error, created_at,
                          ended_at)
    select s.merchant_id, 'mail', 'recovery', s.id, s.email, 'uz', 'failed', 6, ${now}::timestamptz - interval '2 days',
           'Mailbox unavailable', ${now}::timestamptz - interval '3 days', ${now}::timestamptz - interval '2 days'
      from staff s
     where s.merchant_id = current_merchant() and s.is_active and s.role = 'trainer' and s.email not like 'trainer@%'
       and exists (select from staff_club c where c.merchant_id = s.merchant_id and c.staff_id = s.id)
     order by s.id limit ${LETTERS}`.execute(db)
}
