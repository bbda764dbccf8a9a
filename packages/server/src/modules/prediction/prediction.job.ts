import { sql } from 'kysely'
import type { JobContext, JobKind, JobResult } from '../../core/background/jobKind.ts'
import { keepPredictions } from '../../queries/storedPrediction.ts'

/** Members per run: few enough for requests that wait for its locks. */
const batch = 200
/** Ids of audit rows are assigned before the commit, so this many are read again. */
const late = 100

/** Predictions of all members once per day of the club, and between the nights those of members with new audit rows. */
export const predictionJobs: readonly JobKind[] = [
  { kind: 'prediction', every: { at: '00:00' }, run: everybody },
  { kind: 'prediction_recent', every: { minutes: 1 }, run: recent },
]

async function everybody({ db, today, payload }: JobContext): Promise<JobResult | void> {
  const { rows } = await sql<{ id: number }>`
    select m.id from member m
     where m.merchant_id = current_merchant() and m.id > ${payload.after ?? 0}::bigint
     order by m.id limit ${batch}`.execute(db)
  const ids = rows.map(({ id }) => id)
  await keepPredictions(db, ids, today)
  if (ids.length === batch) return { payload: { after: ids.at(-1) ?? 0 } }
}

async function recent({ db, today, payload }: JobContext): Promise<JobResult> {
  const { rows } = await sql<{ last: number; fresh: number; ids: number[] | null }>`
    with run as (
      select coalesce(${payload.audit ?? null}::bigint,
               (select max(a.id) from audit_log a where a.merchant_id = current_merchant()), 0) as audit)
    select coalesce(max(a.id), min(run.audit)) as last, count(*) filter (where a.id > run.audit)::int as fresh,
           array_agg(distinct a.member_id) filter (where a.member_id is not null) as ids
      from run
      left join lateral (
        select x.id, x.member_id from audit_log x
         where x.merchant_id = current_merchant() and x.id > run.audit - ${late}
         order by x.id limit ${batch + late}) a on true`.execute(db)
  const { last = 0, fresh = 0, ids } = rows[0] ?? {}
  if (fresh > 0) await keepPredictions(db, ids ?? [], today)
  // Going on for every new row would never end during working hours.
  return { payload: { audit: last }, later: fresh < batch }
}
