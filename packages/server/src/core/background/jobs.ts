import { alarmOwners } from '../events/alarmOwners.ts'
import { redactText } from '../services/log.ts'
import { dayIn } from '../db/businessDay.ts'
import { asTenant, type Transact, type Work } from '../db/transaction.ts'
import type { Dependencies } from '../dependencies.ts'
import {
  after,
  isBeyond,
  mostAttempts,
  leaseEnd,
  nextAttempt,
  nextRepeat,
  reasonOf,
} from './backOff.ts'
import type { JobKind, JobResult, Payload } from './jobKind.ts'

interface Claimed {
  merchant_id: number
  id: number
  kind: string
  key: string
  payload: Payload
  attempts: number
  zone: string
  /** End of the lease, which names the claim. */
  until: Date
}

/** Another process has taken the job, because this one was slower than its lease. */
class LeaseLost extends Error {
  override name = 'LeaseLost'
}

/** Runs declared jobs one by one. Any number of processes may do so at the same time. */
export function jobRunner(
  { jobs, clock, log }: Pick<Dependencies, 'jobs' | 'clock' | 'log'>,
  transact: Transact,
) {
  const kinds = new Map(jobs.map((job) => [job.kind, job]))
  const names = [...kinds.keys()]

  return { schedule, next }

  /** Makes the rows of jobs that repeat. */
  async function schedule() {
    const now = clock()
    for (const { kind, every } of jobs) {
      if (!every) continue
      await transact(({ connection }) =>
        'minutes' in every
          ? connection.query('select schedule_repeating($1, $2)', [kind, now])
          : connection.query('select schedule_daily($1, $2, $3, $4)', [
              kind,
              every.at,
              now,
              every.catchesUp === true,
            ]),
      )
    }
  }

  /** Runs the next due job; returns false where none is due. A job that fails does not throw. */
  async function next(): Promise<boolean> {
    const now = clock()
    const job = await claim(now)
    if (!job) return false
    const { kind, attempts } = job
    try {
      if (isBeyond(attempts)) throw new Error('Its process ended at each attempt')
      await transact((work) => run(work, job, now))
    } catch (error) {
      if (error instanceof LeaseLost) return true
      log.warn({ job: kind, attempts, error }, 'job')
      await transact((work) => postpone(work, job, error))
    }
    return true
  }

  async function claim(now: Date): Promise<Claimed | null> {
    const until = leaseEnd(now)
    const { rows } = await transact(({ connection }) =>
      connection.query<Omit<Claimed, 'until'>>('select * from claim_job($1, $2, $3)', [
        names,
        now,
        until,
      ]),
    )
    return rows[0] ? { ...rows[0], until } : null
  }

  async function run(work: Work, job: Claimed, now: Date) {
    const { merchant_id: merchant, key, payload, zone } = job
    const { every, run: perform } = kinds.get(job.kind) as JobKind
    await asTenant(work, { merchant, club: 0, staff: 0 })
    const result = await perform({ db: work.db, now, today: dayIn(zone, now), key, payload })
    const again = nextRun(every, result, clock())
    const { count } = await work.connection.query(
      `update job set taken_until = null, error = null, payload = coalesce($1::jsonb, payload),
              done_at = case when $2::timestamptz is null then $3::timestamptz end,
              run_at = coalesce($2::timestamptz, run_at), attempts = case when $2::timestamptz is null then attempts else 0 end
        where merchant_id = current_merchant() and id = $4 and taken_until = $5 and attempts = $6`,
      [
        result ? JSON.stringify(result.payload) : null,
        again,
        clock(),
        job.id,
        job.until,
        job.attempts,
      ],
    )
    if (count === 0) throw new LeaseLost()
  }

  async function postpone(work: Work, job: Claimed, error: unknown) {
    const { merchant_id: merchant, kind, attempts } = job
    const now = clock()
    const repeats = 'minutes' in (kinds.get(kind)?.every ?? {})
    const again = nextAttempt(attempts, now)
    await asTenant(work, { merchant, club: 0, staff: 0 })
    const { count } = await work.connection.query(
      `update job set taken_until = null, error = $1, run_at = coalesce($2::timestamptz, run_at), attempts = $7,
              failed_at = case when $2::timestamptz is null then $3::timestamptz end
        where merchant_id = current_merchant() and id = $4 and taken_until = $5 and attempts = $6`,
      [
        redactText(reasonOf(error)),
        again ?? (repeats ? nextRepeat(now) : null),
        now,
        job.id,
        job.until,
        attempts,
        // One that repeats is tried again and again, and its owner told each time.
        again || !repeats ? attempts : mostAttempts - 1,
      ],
    )
    if (count > 0 && !again) await alarmOwners(work, 'job_failed', now)
  }
}

/** When a job that went well runs again; null where it is done. */
function nextRun(every: JobKind['every'], result: JobResult | void, now: Date): Date | null {
  if (result && !result.later) return now
  return every && 'minutes' in every ? after(now, every.minutes * 60) : null
}
