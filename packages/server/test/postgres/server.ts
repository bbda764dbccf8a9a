import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Online } from '../../src/core/online.ts'
import { migrate, type Owner } from '../../src/node/migrate.ts'
import { postgresDatabase } from '../../src/node/postgres.ts'
import { fixture, testServer, type TestServer } from '../../src/testing/index.ts'

export interface PostgresServer extends TestServer {
  url: string
  /** The owner of the tables, on a connection of its own: neither role nor row-level security bind it. */
  owner: pg.Client
}

/** The test server on a database of its own in the PostgreSQL of this run; `size` connections. */
export async function postgresServer({
  size = 8,
  online,
}: { size?: number; online?: Online } = {}): Promise<PostgresServer> {
  const url = await freshDatabase()
  const owner = new pg.Client(url)
  await owner.connect()
  await fixture(ownerOn(owner))
  const api = await testServer({ database: postgresDatabase(url, silent, size), online })
  return { ...api, url, owner, close: () => api.close().then(() => owner.end()) }
}

/** A database without rows. Roles belong to the whole server, so migrations take turns. */
export async function freshDatabase({ migrated = true } = {}): Promise<string> {
  const address = process.env.ZAL_POSTGRES_URL
  if (!address) throw new Error('Run these with --project postgres, which starts PostgreSQL')
  const name = `zal_${randomUUID().replaceAll('-', '')}`
  const url = Object.assign(new URL(address), { pathname: `/${name}` }).href
  const server = new pg.Client(address)
  await server.connect()
  await server.query(`create database ${name}`)
  await server.query('select pg_advisory_lock(1)')
  const owner = new pg.Client(url)
  await owner.connect()
  try {
    if (migrated) await migrate(ownerOn(owner))
  } finally {
    await owner.end()
    await server.end()
  }
  return url
}

const ownerOn = (client: pg.Client): Owner => ({
  exec: (sql) => client.query(sql),
  query: async <R>(sql: string, values: unknown[] = []) =>
    (await client.query(sql, values)).rows as R[],
})

const silent = { info() {}, warn() {}, error() {} }

/** Does the jobs in so many lanes at once, each lane one after the other; the answers in the order of the jobs. */
export async function inLanes<J, R>(
  lanes: number,
  jobs: readonly J[],
  work: (job: J) => Promise<R>,
) {
  const answers: R[] = []
  let next = 0
  const lane = async () => {
    for (let at = next++; at < jobs.length; at = next++) answers[at] = await work(jobs[at] as J)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return answers
}

/**
 * Asks again while the answer is `409 busy` or `in_progress`, or 503 `unavailable`, as they invite to: a lock that took
 * 2 s tells of the machine, not of a rule. A write has to bring the same key each time.
 */
export async function patiently<A extends { body: { code: string } }>(ask: () => Promise<A>) {
  let answer = await ask()
  while (['busy', 'in_progress', 'unavailable'].includes(answer.body.code)) answer = await ask()
  return answer
}

/** Numbers below `count`. */
export const range = (count: number) => Array.from({ length: count }, (_, at) => at)

/** A figure that was measured on the way, for whoever reads the run. */
export const say = (text: string) => void process.stdout.write(`${text}\n`)

/** How often something is tried: less while people wait for the tests, all that is promised by `npm test -- long`. */
export const counted = (usual: number, promised: number) =>
  process.env.ZAL_LONG === '1' ? promised : usual
