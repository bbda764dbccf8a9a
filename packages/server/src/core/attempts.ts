import { sql } from 'kysely'
import { businessLimits } from '@zal/api/limits'
import type { Db } from './database.ts'
import { refuse } from './errors.ts'
import type { Who } from './who.ts'

/**
 * Failed attempts of an account before it has to wait; attempts of a source per hour; longest wait in
 * seconds.
 */
const free = businessLimits.freeTries
const perSource = 50
const longestWait = 900

/**
 * Counts an attempt before it is checked, so that concurrent attempts cannot bypass the limit. Known and
 * unknown e-mails count alike. `source` is the key of the origin: an approved device, a signed-in person,
 * else the network address. Errors: 429 `too_many_attempts` with the seconds to wait.
 */
export async function countGuess(db: Db, account: string, source: string, now: Date) {
  const wait = await countTry(db, account, source, now)
  if (wait > 0) tooMany(wait)
}

/**
 * Like `countGuess`, but returns the seconds that the account has to wait instead of refusing; 0 permits the
 * attempt. Errors: 429 for the source alone.
 */
export async function countTry(db: Db, account: string, source: string, now: Date) {
  await countFrom(db, source, now)
  if (await countOf(db, account, now)) return 0
  return Math.max(1, (await waitOf(db, account, now)).seconds)
}

/** Increments the counter of a key unless it is locked. Returns whether it was counted. */
async function countOf(db: Db, key: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into sign_in_attempt as a (key, failures, since) values (${key}, 1, ${now})
    on conflict (key) do update set
      failures = case when a.since <= ${now}::timestamptz - interval '1 day' then 1 else a.failures + 1 end,
      since = ${now},
      locked_until = case when a.failures + 1 >= ${free} and a.since > ${now}::timestamptz - interval '1 day'
        then ${now}::timestamptz + make_interval(secs => least(${longestWait}, 2 ^ least(a.failures + 1 - ${free}, 20)))
        end
    where a.locked_until is null or a.locked_until <= ${now}
    returning key`.execute(db)
  return rows.length > 0
}

/** Counts a failed key of an integration. Successful ones are not counted, since many may arrive at once. */
export const countWrong = async (db: Db, key: string, now: Date): Promise<void> => {
  await countOf(db, key, now)
}

/** Seconds that a key has to wait, and whether it has failed before. */
export async function waitOf(db: Db, key: string, now: Date) {
  const { rows } = await sql<{ seconds: number | null }>`
    select ceil(extract(epoch from locked_until - ${now}::timestamptz))::integer as seconds
      from sign_in_attempt where key = ${key}`.execute(db)
  return { seconds: Math.max(0, rows[0]?.seconds ?? 0), isKnown: rows.length > 0 }
}

/**
 * Source key of a signed-in person, so that strangers at the same network address do not consume their
 * attempts.
 */
export const personKey = ({ merchant, staff }: Who) => `person ${merchant} ${staff}`

/** Counts an attempt of a source alone. Errors: 429 `too_many_attempts`. */
export async function countFrom(db: Db, source: string, now: Date) {
  const { rows } = await sql`
    insert into sign_in_attempt as a (key, failures, since) values (${source}, 1, ${now})
    on conflict (key) do update set
      failures = case when a.since <= ${now}::timestamptz - interval '1 hour' then 1 else a.failures + 1 end,
      since = case when a.since <= ${now}::timestamptz - interval '1 hour' then ${now}::timestamptz else a.since end
    where a.failures < ${perSource} or a.since <= ${now}::timestamptz - interval '1 hour'
    returning key`.execute(db)
  if (rows.length === 0) tooMany(3600)
}

/** Resets the account after a correct password and returns the attempt to the source. */
export async function forgetGuess(db: Db, account: string, source: string) {
  await forgetAccount(db, account)
  await sql`update sign_in_attempt set failures = failures - 1 where key = ${source}`.execute(db)
}

/** Removes the lock of an account. */
export async function forgetAccount(db: Db, account: string) {
  await sql`delete from sign_in_attempt where key = ${account}`.execute(db)
}

/** Errors: 429 `too_many_attempts` with the seconds to wait; the message shows whole minutes. */
export function tooMany(retryAfter: number): never {
  const vars = { minutes: Math.ceil(retryAfter / 60) }
  refuse('too_many_attempts', { status: 429, retryAfter, vars })
}
