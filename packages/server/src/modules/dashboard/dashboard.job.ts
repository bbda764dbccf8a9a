import { sql } from 'kysely'
import type { JobContext, JobKind, JobResult } from '../../core/background/jobKind.ts'

/** Days of clubs per run: few enough for requests that wait for the turn of the club. */
const BATCH = 20
/** The days before today that are stored, since the first visit of a club: also those of a range that ends a year ago. */
const KEPT = 430

/** Stores the visits of past days, the latest first. Figures do not depend on it, only their speed. */
export const dashboardJobs: readonly JobKind[] = [
  { kind: 'visit_day', every: { at: '03:00' }, run: storeDays },
]

async function storeDays({ db, today, payload }: JobContext): Promise<JobResult | void> {
  const { rows } = await sql<{ club: number; day: string }>`
    select c.id as club, to_char(g, 'YYYY-MM-DD') as day
      from generate_series(${today}::timestamp - interval '1 day', ${today}::timestamp - ${KEPT} * interval '1 day', interval '-1 day') g
     cross join club c
     where c.merchant_id = current_merchant() and c.deleted_at is null
       and g >= (select min(v.business_day) from visit v where v.merchant_id = c.merchant_id and v.club_id = c.id)
       and not exists (select from visit_day d
                        where d.merchant_id = c.merchant_id and d.club_id = c.id and d.business_day = g::date and d.hour = -1)
     order by g desc, c.id limit ${BATCH}`.execute(db)
  for (const { club, day } of rows)
    await sql`select visit_day_fill(${club}, ${day}::date)`.execute(db)
  if (rows.length === BATCH) return { payload: { runs: Number(payload.runs ?? 0) + 1 } }
}
