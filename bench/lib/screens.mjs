/** Open clients: sockets of many people, like those of the app. */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from '../../scripts/lib/run.mjs'

const require = createRequire(join(root, 'packages/server/package.json'))
const { WebSocket } = require('ws')

/** Limit of sockets per person. */
const EACH = 20

/** SQL that adds enough people for that many sockets. */
export const peopleFor = (sockets) => `
  with person as (
    insert into staff (merchant_id, email, password_hash, role, first_name, last_name, created_at)
    select merchant_id, 'bench' || n || '@zal.demo', password_hash, 'manager', 'Bench', n::text, created_at
      from staff, generate_series(1, ${Math.ceil(sockets / EACH)}) n where email = 'owner@zal.demo' returning merchant_id, id)
  insert into staff_club (merchant_id, staff_id, club_id) select merchant_id, id, 1 from person`

/** Opens sockets for the added people; resolves after the handshake of each. */
export async function openScreens(zal, count) {
  const sockets = []
  for (let n = 1; sockets.length < count; n++) {
    const headers = await zal.signIn(`bench${n}@zal.demo`)
    const more = Math.min(EACH, count - sockets.length)
    for (let i = 0; i < more; i++) sockets.push(await open(zal.port, headers))
  }
  return sockets
}

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

/** Sockets to a server that only forwards messages. */
export async function openBare(port, count) {
  const sockets = Array.from({ length: count }, () => new WebSocket(`ws://127.0.0.1:${port}/`))
  await Promise.all(sockets.map((one) => new Promise((resolve) => one.once('open', resolve))))
  return sockets
}
