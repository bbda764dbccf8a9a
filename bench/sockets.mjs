/** B-17: memory of the server with 1,000 open sockets, on PostgreSQL and on the embedded database. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbedded } from '../packages/server/src/node/embedded/engine.ts'
import { finish, memory } from './lib/children.mjs'
import { seeded } from './lib/database.mjs'
import { budget, note, table } from './lib/print.mjs'
import { openScreens, peopleFor } from './lib/screens.mjs'
import { startZal } from './lib/zal.mjs'

const SOCKETS = 1000
const more = peopleFor(SOCKETS)

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
  const sockets = await openScreens(zal, SOCKETS)
  // Broadcasts a new room, so that every socket has been used.
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
