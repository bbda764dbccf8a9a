import { sql } from 'kysely'
import type { Db } from '../../core/context.ts'
import { dayIn } from '../../core/time.ts'
import { asTenant, type Transact } from '../../core/transaction.ts'
import { keepPredictions } from '../../rules/keptPrediction.ts'

interface Run {
  day: string
  /** The next member of the daily run; null once it is complete. */
  next_member: number | null
  /** The last audit row processed. */
  audit_id: number
}

/** Members per transaction: short enough for requests that wait for its locks. */
const batch = 200
/** Ids of audit rows are assigned before the commit, so this many are read again. */
const late = 100

/**
 * Updates the predictions of all merchants: of all members once per day of the club, and of members with new
 * audit rows in between. Resumes where it was interrupted; only one of several servers runs it.
 * @param goesOn checked before each batch; a server that shuts down waits for one batch at most
 */
export async function countPredictions(
  transact: Transact,
  clock: () => Date,
  goesOn: () => boolean = () => true,
): Promise<void> {
  const merchants = await transact(async ({ db }) => {
    const found = await sql<{ id: number; zone: string }>`
      select * from merchants_with_zone()`.execute(db)
    return found.rows
  })
  for (const { id, zone } of merchants) {
    let more = true
    while (more && goesOn()) {
      const today = dayIn(zone, clock())
      more = await transact(async (work) => {
        await asTenant(work, { merchant: id, club: 0, staff: 0 })
        return step(work.db, today)
      })
    }
  }
}

/** Runs one batch; returns whether there is more to do. */
async function step(db: Db, today: string): Promise<boolean> {
  const run = await claim(db, today)
  if (!run) return false
  return run.next_member === null ? recent(db, run, today) : everybody(db, run, today)
}

/** Claims the run of the merchant and resets it on a new day; null where another server has it. */
async function claim(db: Db, today: string): Promise<Run | null> {
  await sql`
    insert into prediction_run (merchant_id, day, next_member, audit_id)
      values (current_merchant(), ${today}::date, 0, ${lastAudit}) on conflict do nothing`.execute(
    db,
  )
  const { rows } = await sql<Run>`
    select r.day::text, r.next_member, r.audit_id from prediction_run r
     where r.merchant_id = current_merchant() for update skip locked`.execute(db)
  const [run] = rows
  if (!run || run.day >= today) return run ?? null
  return { day: today, next_member: 0, audit_id: run.audit_id }
}

async function everybody(db: Db, { next_member }: Run, today: string): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select m.id from member m
     where m.merchant_id = current_merchant() and m.id > ${next_member}
     order by m.id limit ${batch}`.execute(db)
  const ids = rows.map(({ id }) => id)
  await keepPredictions(db, ids, today)
  const next = ids.length < batch ? null : ids.at(-1)
  await sql`
    update prediction_run set day = ${today}::date, next_member = ${next}::bigint
     where merchant_id = current_merchant()`.execute(db)
  return true
}

async function recent(db: Db, { audit_id }: Run, today: string): Promise<boolean> {
  const { rows } = await sql<{ last: number | null; fresh: number; ids: number[] | null }>`
    select max(a.id) as last, count(*) filter (where a.id > ${audit_id})::int as fresh, array_agg(distinct a.member_id) filter (where a.member_id is not null) as ids
      from (select x.id, x.member_id from audit_log x
             where x.merchant_id = current_merchant() and x.id > ${audit_id - late}
             order by x.id limit ${batch + late}) a`.execute(db)
  const { last, fresh = 0, ids } = rows[0] ?? {}
  if (!last || fresh === 0) return false
  await keepPredictions(db, ids ?? [], today)
  await sql`
    update prediction_run set audit_id = ${last}::bigint where merchant_id = current_merchant()`.execute(
    db,
  )
  // Continuing for every new row would never end during working hours.
  return fresh >= batch
}

const lastAudit = sql`
  coalesce((select max(a.id) from audit_log a where a.merchant_id = current_merchant()), 0)`
