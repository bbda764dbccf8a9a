import { sql } from 'kysely'
import type { RecordContext } from '../../core/db/recordStore.ts'
import { notFound } from '../../core/errors.ts'
import type { Answer } from '../../core/operation/context.ts'
import { visible } from '../../queries/memberVisibility.ts'
import { membershipsOf } from '../../queries/trainerMemberships.ts'
import { isHeld, sessionRows, visits } from './trainer.sessions.ts'
import { traineeRows } from './trainer.trainees.ts'

type Figures = Answer<'getTrainerFigures'>

/** Days in which a membership must have ended to count for the renewals. */
const ENDED = 90
/** Days after the end within which the next membership begins. */
const RENEWED = 14
/** Days of the sessions whose spots are counted, today included. */
const FILLED = 30

/** The figures of a trainer in the chosen club. */
export async function figuresOf(context: RecordContext, trainer: number): Promise<Figures> {
  const { db, principal, today } = context
  const filled = { from: sql`${today}::date - ${FILLED - 1}::int`, to: today }
  const month = {
    from: sql`date_trunc('month', ${today}::date)`,
    to: sql`date_trunc('month', ${today}::date) + interval '1 month' - interval '1 day'`,
  }
  const { rows } = await sql<Figures>`
    select t.trainees, e.ended, e.renewed, f.sessions, f.visits, f.spots, p.held, p.planned
      from (select count(*)::int as trainees ${traineeRows(trainer, context)} and t.place = 0) t
     cross join (
       select count(*)::int as ended, count(*) filter (where l.is_renewed)::int as renewed
         from (
           select distinct on (o.member_id) o.member_id, exists (
                    select from membership n
                     where n.merchant_id = o.merchant_id and n.member_id = o.member_id and n.id <> o.id and n.state = 'sold'
                       and n.end_date > o.end_date and n.start_date <= o.end_date + ${RENEWED}::int) as is_renewed
             from membership o
            where o.merchant_id = ${principal.merchant} and o.club_id = ${principal.club}
              and o.id = any(${membershipsOf(trainer, principal)})
              and o.end_date between ${today}::date - ${ENDED}::int and ${today}::date - 1
            order by o.member_id, o.end_date desc, o.id desc
         ) l
         join member m on m.id = l.member_id and ${visible(principal)}
     ) e
     cross join (
       select count(*)::int as sessions, coalesce(sum(x.visits), 0)::int as visits, coalesce(sum(x.slot), 0)::int as spots
         from (select b.slot, ${visits(context)} as visits ${sessionRows(trainer, filled, context)}
                where b.slot is not null and ${isHeld(context)}) x
     ) f
     cross join (
       select count(*)::int as planned, count(*) filter (where ${isHeld(context)})::int as held
         ${sessionRows(trainer, month, context)}
     ) p`.execute(db)
  return rows[0] ?? notFound()
}
