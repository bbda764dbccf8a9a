import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** Work that is done later, or again and again, for each merchant. Modules declare theirs. */
export interface JobKind {
  kind: string
  /** Without it the job runs when it is asked for, once. */
  every?: Daily | { minutes: number }
  /**
   * Does the work in one transaction, which also marks the job as done: it happens once. Returns a payload where there is
   * more to do; the job then runs again at once with it, or after its minutes with `later`.
   */
  run: (context: JobContext) => Promise<JobResult | void>
}

/** A job of every day, at a time of the day of the merchant. */
interface Daily {
  /** `HH:MM` */
  at: string
  /** Whether days on which no server ran are made up for, each by a run of its own. @default false */
  catchesUp?: boolean
}

export interface JobContext {
  db: Db
  now: Date
  /** The day of the merchant, `YYYY-MM-DD`. */
  today: string
  /** The day that a daily job is for; the key of another job. */
  key: string
  payload: Payload
}

export type Payload = Readonly<Record<string, number | string | null>>

export interface JobResult {
  payload: Payload
  /** The rest of it waits for the next time. */
  later?: boolean
}

/** A job that is asked for. */
interface JobRequest {
  kind: string
  /** Names the work: a second job with the same kind and key is not written. */
  key: string
  payload?: Payload
  runAt: Date
}

/** Writes a job in the transaction of its cause. */
export async function queueJob(db: Db, { kind, key, payload = {}, runAt }: JobRequest) {
  await sql`
    insert into job (merchant_id, kind, key, payload, run_at)
    values (current_merchant(), ${kind}, ${key}, ${JSON.stringify(payload)}::jsonb, ${runAt})
    on conflict (merchant_id, kind, key) do nothing`.execute(db)
}
