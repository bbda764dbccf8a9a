/** The work list at 50,000 members on PostgreSQL and on the embedded database, and the reports about members at 100,000. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbedded } from '../packages/server/src/node/embedded/engine.ts'
import { finish } from './lib/children.mjs'
import { seeded } from './lib/database.mjs'
import { load, request } from './lib/load.mjs'
import { manyMembers } from './lib/members.mjs'
import { options } from './lib/options.mjs'
import { budget, note, table } from './lib/print.mjs'
import { startZal } from './lib/zal.mjs'

const SEEDED = { members: 2000, months: 6 }
const WORK = 50_000
const REPORT = 100_000
const given = options()

// A list of one kind counts all of them too.
const lists = [['all kinds', 'alerts/']]
const location = 'location=1,2,3'
const reports = [
  ['members-report', `dashboard/members-report/?${location}`],
  ['members-retention', `dashboard/members-retention/?${location}`],
]

const rows = []
await onPostgres()
await onFolder()
table(`The work list: ${WORK} members; reports: ${REPORT}; one connection`, rows)
const limit = (name, what, most) => {
  const row = rows.find((each) => each.call === name && each.database === what)
  return budget(
    `${name}, ${what}`,
    `≤ ${most} ms`,
    `${row['p50 ms'].toFixed(1)} ms`,
    row['p50 ms'] <= most,
  )
}
table('What is promised', [
  limit('all kinds', 'PostgreSQL', 100),
  limit('all kinds', 'embedded', 100),
  limit('members-report', 'PostgreSQL', 400),
])

async function onPostgres() {
  const database = await seeded({ ...given, ...SEEDED })
  await manyMembers(database, WORK)
  // A plain count of the members by a condition without an index, for the ratio.
  const scan = `select count(*) from member where merchant_id = 1 and last_name like '%aa%'`
  const { scan: bare } = await database.timed({ scan }, 9)
  rows.push({
    database: 'PostgreSQL',
    call: 'one scan of the members',
    'p50 ms': bare,
    'p95 ms': undefined,
    '× a scan': 1,
    refused: 0,
  })
  await measure('PostgreSQL', { DATABASE_URL: database.url }, lists, bare)
  await manyMembers(database, REPORT)
  await measure('PostgreSQL', { DATABASE_URL: database.url }, reports, bare)
  await database.stop()
}

async function onFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'zal-bench-'))
  mkdirSync(folder, { recursive: true })
  const env = { DATA_DIR: folder, DATABASE_URL: '' }
  note('Seeding the embedded database')
  const { members, months } = SEEDED
  const seed = ['--members', String(members), '--months', String(months)]
  await finish(['packages/server/src/node/seed.ts', ...seed], { env })
  const pglite = await openEmbedded(folder)
  await manyMembers({ query: async (text) => (await pglite.query(text)).rows }, WORK)
  await pglite.close()
  await measure('embedded', env, lists)
  rmSync(folder, { recursive: true, force: true })
}

async function measure(database, env, calls, bare) {
  const zal = await startZal(env)
  const headers = await zal.signIn()
  for (const [call, path] of calls) {
    note(`${call}, ${database}`)
    const requests = [request(zal.port, `/api/v1/${path}`, headers)]
    const seconds = Math.max(1, given.seconds / 4)
    const result = await load({ ...zal, requests, connections: 1, seconds, warm: 0.5 })
    rows.push({
      database,
      call,
      'p50 ms': result.p50,
      'p95 ms': result.p95,
      '× a scan': bare && result.p50 / bare,
      refused: result.bad,
    })
  }
  await zal.stop()
}
