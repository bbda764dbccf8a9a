/** B-22: 1,000 due jobs and 1,000 queued letters, run by two servers on one PostgreSQL while others use them. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { seeded } from './lib/database.mjs'
import { load, request } from './lib/load.mjs'
import { options } from './lib/options.mjs'
import { budget, note, table, times } from './lib/print.mjs'
import { startZal } from './lib/zal.mjs'

const COUNT = 1000
const { database: given } = options()

const database = await seeded({ database: given, members: 2000 })
const folder = mkdtempSync(join(tmpdir(), 'zal-bench-'))
const env = { DATABASE_URL: database.url, DATA_DIR: folder, LOG_LEVEL: 'error' }
const servers = [await startZal(env), await startZal(env)]
const headers = await servers[0].signIn()
const { port, pid } = servers[0]
const requests = [request(port, '/api/v1/management/member-list/', headers)]
const measure = (seconds) => load({ port, pid, requests, connections: 2, seconds })

note('Idle')
const idle = await measure(8)
note(`${COUNT} jobs and ${COUNT} letters`)
// The last page of a prediction: its jobs read the members after this id, and there are none.
await database.query(
  `insert into job (merchant_id, kind, key, payload, run_at)
   select 1, 'prediction', n::text, jsonb_build_object('after', 9007199254740991), now() from generate_series(1, $1) n`,
  [COUNT],
)
await database.query(
  `insert into delivery (merchant_id, channel, template, staff_id, address, language, next_at, created_at)
   select 1, 'mail', 'recovery', s.id, s.email, 'uz', now(), now()
     from (select id, email from staff where merchant_id = 1 and is_active and email is not null order by id limit 1) s,
          generate_series(1, $1) n`,
  [COUNT],
)
const began = performance.now()
const [busy, seconds] = await Promise.all([measure(8), drained()])
const [ended] = await database.query(
  `select (select count(*) from job where kind = 'prediction' and key <> '' and attempts > 1)::integer as again,
          (select count(*) from delivery where state <> 'sent' or is_repeated)::integer as odd`,
)
const letters = readdirSync(join(folder, 'letters')).length
for (const server of servers) await server.stop()
await database.stop()
rmSync(folder, { recursive: true, force: true })

table('B-22  a list of members while two servers work', [
  { state: 'idle', 'requests/s': idle.perSecond, 'p50 ms': idle.p50, 'p95 ms': idle.p95 },
  { state: 'at work', 'requests/s': busy.perSecond, 'p50 ms': busy.p50, 'p95 ms': busy.p95 },
])
table('B-22  what is promised', [
  budget('seconds until all is done', '≤ 60', seconds, seconds <= 60),
  budget('letters, each once', COUNT, letters, letters === COUNT && ended.odd === 0),
  budget('jobs, each once', COUNT, COUNT - ended.again, ended.again === 0),
  budget('p95 at work to idle', '≤ 1.2 ×', times(busy.p95 / idle.p95), busy.p95 / idle.p95 <= 1.2),
])
process.exit(0)

async function drained() {
  for (;;) {
    const [left] = await database.query(
      `select (select count(*) from job where kind = 'prediction' and done_at is null and run_at <= now())::integer
              + (select count(*) from delivery where state in ('queued', 'sending'))::integer as count`,
    )
    if (left.count === 0) return (performance.now() - began) / 1000
    await pause(100)
  }
}
