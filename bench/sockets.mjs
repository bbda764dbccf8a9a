/** B-17: memory of the server with 1,000 open sockets, on PostgreSQL and on the embedded database. */
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbedded } from '../packages/server/src/node/embedded.ts'
import { root } from '../scripts/lib/run.mjs'
import { finish, memory } from './lib/children.mjs'
import { seeded } from './lib/database.mjs'
import { budget, note, table } from './lib/print.mjs'
import { startZal } from './lib/zal.mjs'

const require = createRequire(join(root, 'packages/server/package.json'))
const { WebSocket } = require('ws')

const SOCKETS = 1000
/** One person may have 20. */
const EACH = 20
const people = SOCKETS / EACH
const more = `
  with person as (
    insert into staff (merchant_id, email, password_hash, role, first_name, last_name, created_at)
    select merchant_id, 'bench' || n || '@zal.demo', password_hash, 'manager', 'Bench', n::text, created_at
      from staff, generate_series(1, ${people}) n where email = 'owner@zal.demo' returning merchant_id, id)
  insert into staff_club (merchant_id, staff_id, club_id) select merchant_id, id, 1 from person`

const rows = [await onPostgres(), await onFolder()]
table(`B-17  memory of the server with ${SOCKETS} sockets`, rows)
table('B-17  what is promised', [
  budget(
    'on PostgreSQL',
    '≤ 250 MB',
    rows[0]['with sockets MB'],
    rows[0]['with sockets MB'] <= 250,
  ),
  budget(
    'on the embedded database',
    '≤ 900 MB',
    rows[1]['with sockets MB'],
    rows[1]['with sockets MB'] <= 900,
  ),
])
process.exit(0)

async function onPostgres() {
  const database = await seeded({ members: 2000 })
  await database.query(more)
  const row = await measure('PostgreSQL', { DATABASE_URL: database.url })
  await database.stop()
  return row
}

async function onFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'zal-bench-'))
  const env = { DATA_DIR: folder, DATABASE_URL: '' }
  note('Seeding the embedded database')
  await finish(['packages/server/src/node/seed.ts', '--members', '2000', '--months', '2'], {
    env,
  })
  const pglite = await openEmbedded(folder)
  await pglite.exec(more)
  await pglite.close()
  const row = await measure('embedded', env)
  rmSync(folder, { recursive: true, force: true })
  return row
}

async function measure(database, env) {
  const zal = await startZal(env)
  const megabytes = () => Math.round(memory(zal.pid) / 1e6)
  const idle = megabytes()
  note(`Opening ${SOCKETS} sockets on ${database}`)
  const sockets = []
  for (let n = 1; n <= people; n++) {
    const headers = await zal.signIn(`bench${n}@zal.demo`)
    for (let i = 0; i < EACH; i++) sockets.push(await open(zal.port, headers))
  }
  // Everybody hears of a new room, so that every socket has been used.
  const heard = Promise.all(
    sockets.map((socket) => new Promise((resolve) => socket.once('message', resolve))),
  )
  const headers = await zal.signIn()
  await fetch(`http://127.0.0.1:${zal.port}/api/v1/management/room/`, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/json',
      origin: `http://127.0.0.1:${zal.port}`,
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({ name: 'Bench' }),
  })
  await heard
  const full = megabytes()
  sockets.forEach((socket) => socket.terminate())
  await zal.stop()
  return {
    database,
    'before MB': idle,
    'with sockets MB': full,
    'kB a socket': ((full - idle) * 1000) / SOCKETS,
  }
}

/** A socket that has shaken hands. */
async function open(port, headers) {
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/auth/ephemeral-token/`, { headers })
  const { results } = await answer.json()
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/v1/ws/?token=${results.token}`, {
    origin: `http://127.0.0.1:${port}`,
  })
  await new Promise((resolve, reject) => {
    socket.on('error', reject)
    socket.on('close', (code) => reject(new Error(`the socket was closed: ${code}`)))
    socket.on('open', () => socket.send(JSON.stringify({ type: 'handshake', gym_id: 1 })))
    socket.once('message', resolve)
  })
  return socket
}
