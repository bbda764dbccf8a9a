import { randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { startPostgres } from '../../scripts/lib/postgres.ts'
import { root } from '../../scripts/lib/run.mjs'
import { finish } from './children.mjs'
import { median, note } from './print.mjs'

const require = createRequire(join(root, 'packages/server/package.json'))
export const pg = require('pg')

/** Settings of a small production machine: 512 MB for the database, durable commits. */
const settings = ['shared_buffers=512MB', 'max_wal_size=4GB', 'jit=off']

/**
 * A seeded PostgreSQL: an existing database, else a new one with that many members and two months of history.
 * Returns `{ url, query, stop }`.
 */
export async function seeded({ database, members, months = 2 }) {
  if (database) {
    const connection = await connect(database)
    return { ...connection, ...(await facts(connection)), stop: connection.end }
  }
  const server = process.env.ZAL_POSTGRES_URL
    ? { url: process.env.ZAL_POSTGRES_URL, stop: async () => {} }
    : await startPostgres({ durable: true, settings })
  const name = `bench_${randomBytes(4).toString('hex')}`
  await once(server.url, `create database ${name}`)
  const url = new URL(server.url)
  url.pathname = `/${name}`
  note(`Seeding ${members} members`)
  const seed = [
    'packages/server/src/node/seed.ts',
    '--members',
    String(members),
    '--months',
    String(months),
  ]
  await finish(seed, { env: { DATABASE_URL: url.href } })
  const connection = await connect(url.href)
  return {
    ...connection,
    ...(await facts(connection)),
    async stop() {
      await connection.end()
      await once(server.url, `drop database ${name} with (force)`)
      await server.stop()
    },
  }
}

const facts = async ({ query }) => {
  const [{ members }] = await query(
    'select count(*)::integer as members from member where merchant_id = 1',
  )
  return { members }
}

async function connect(url) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return {
    url,
    query: async (text, values) => (await client.query(text, values)).rows,
    timed: (statements, times) => timed(client, statements, times),
    end: () => client.end(),
  }
}

/** Median milliseconds of each prepared statement, run as a signed-in person of the first club. */
async function timed(client, statements, times) {
  await client.query(
    `begin; set local role zal_app; select set_config('zal.merchant', '1', true), set_config('zal.club', '1', true)`,
  )
  const taken = Object.fromEntries(Object.keys(statements).map((name) => [name, []]))
  for (let i = 0; i < times; i++)
    for (const [name, text] of Object.entries(statements)) {
      const began = performance.now()
      await client.query({ name, text })
      taken[name].push(performance.now() - began)
    }
  await client.query('rollback')
  return Object.fromEntries(Object.entries(taken).map(([name, all]) => [name, median(all)]))
}

async function once(url, text) {
  const { query, end } = await connect(url)
  await query(text).finally(end)
}
