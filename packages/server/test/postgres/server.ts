import pg from 'pg'
import type { Online } from '../../src/core/money/onlineProvider.ts'
import { migrate, readSchema, schemaHash, type Owner } from '../../src/node/migrate.ts'
import { postgresDatabase } from '../../src/node/database/postgres.ts'
import { fixture, testServer, type TestServer } from '../../src/testing/index.ts'
import { createDatabase } from './template.ts'

export interface PostgresServer extends TestServer {
  url: string
  /** The owner of the tables, on a separate connection, which bypasses roles and row-level security. */
  owner: pg.Client
}

/** The test server on a new database in the PostgreSQL of this run; `size` connections. */
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

/** Creates a database without rows, migrated by default. */
export async function freshDatabase({ migrated = true } = {}): Promise<string> {
  if (!migrated) return createDatabase()
  const schema = readSchema()
  const sum = schemaHash(schema)
  const fill = async (url: string) => {
    const owner = new pg.Client(url)
    await owner.connect()
    try {
      await migrate(ownerOn(owner), schema)
    } finally {
      await owner.end()
    }
  }
  return createDatabase([{ name: `zal_migrated_${sum}`, fill }])
}

const ownerOn = (client: pg.Client): Owner => ({
  exec: (sql) => client.query(sql),
  query: async <R>(sql: string, values: unknown[] = []) =>
    (await client.query(sql, values)).rows as R[],
})

const silent = { info() {}, warn() {}, error() {} }

/**
 * Runs the jobs in concurrent lanes, each lane sequentially; returns the results in the order of the jobs.
 */
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
 * Repeats a request while the response is `409 busy` or `in_progress`, or 503 `unavailable`, which ask for a
 * retry: a lock timeout of 2 s depends on the machine. A write must use the same key each time.
 */
export async function patiently<A extends { body: { code: string } }>(ask: () => Promise<A>) {
  let answer = await ask()
  while (['busy', 'in_progress', 'unavailable'].includes(answer.body.code)) answer = await ask()
  return answer
}

/** Numbers below `count`. */
export const range = (count: number) => Array.from({ length: count }, (_, at) => at)

/** Prints a measurement of the run. */
export const say = (text: string) => void process.stdout.write(`${text}\n`)
