/** B-09: check-ins, 8 connections, against the same statements by pgbench; delivery to 1,000 open clients. */
import { freePort, start, stop } from './lib/children.mjs'
import { pg, seeded } from './lib/database.mjs'
import { load, request } from './lib/load.mjs'
import { options } from './lib/options.mjs'
import { budget, median, note, percentile, table, times } from './lib/print.mjs'
import { replay } from './lib/replay.mjs'
import { openBare, openScreens, peopleFor } from './lib/screens.mjs'
import { recorded } from './lib/statements.mjs'
import { startZal } from './lib/zal.mjs'

const path = '/check-in/register/'
const SCREENS = 1000
const TOLD = 60
const given = options({ screens: { type: 'string', default: String(SCREENS) } })
const screens = Number(given.screens)
const database = await seeded(given)
await database.query('drop table if exists bench_member')
await database.query(`
  create table bench_member as
    select row_number() over (order by md5(s.id::text)) as n, s.member_id as id, s.id as plan from membership s
      join member m on m.merchant_id = s.merchant_id and m.id = s.member_id
     where s.merchant_id = 1 and s.club_id = 1 and s.type = 1 and s.state = 'sold' and s.visits is null
       and (now() at time zone 'Asia/Tashkent')::date between s.start_date and s.end_date and s.start_time is null and s.week_days = '{}'
       and m.status = 'active' and not m.read_only and m.deleted_at is null and s.id > 1000 and m.id > 1000
       and not exists (select from membership_freeze f where f.membership_id = s.id)`)
await database.query('alter table bench_member add primary key (n)')
await database.query('grant select on bench_member to zal_app')
await database.query(peopleFor(screens))
const people = await database.query('select id::int, plan::int from bench_member order by n')

note('Recording the statements of a check-in')
const plan = await recorded(database.url, path, entry(people[0]))
const zal = await startZal({ DATABASE_URL: database.url })
const headers = await zal.signIn()
const rounds = []
let used = 1
for (let round = 1; round <= given.rounds; round++) {
  note(`Round ${round} of ${given.rounds}`)
  if (round === 1) await zalRun(300)
  const limit = await replay(database.url, plan, people.length, given.seconds)
  const count = Math.min(20_000, Math.round(limit.perSecond * 0.4 * given.seconds))
  rounds.push({ limit, mine: await zalRun(count) })
}
const middle = (figure) => median(rounds.map(figure))
const mine = middle((each) => each.mine.perSecond)
const limit = middle((each) => each.limit.perSecond)

note(`Opening ${screens} screens`)
const bare = await bareArrivals()
const own = await ownArrivals()
await zal.stop()
await database.query('drop table bench_member')
await database.stop()

table(`B-09  a check-in, whole pipeline: ${database.members} members, 8 connections`, [
  {
    by: 'Zal',
    'check-ins/s': mine,
    'p50 ms': middle((each) => each.mine.p50),
    'p99 ms': middle((each) => each.mine.p99),
    'CPU µs/request': middle((each) => each.mine.processor),
    refused: rounds.reduce((sum, each) => sum + each.mine.bad, 0),
  },
  { by: `${rounds[0].limit.by} (${plan.length})`, 'check-ins/s': limit },
])
table(`B-09  to the message on ${screens} screens, ${TOLD} times`, [
  { by: 'Zal, from the press', ...summary(own.pressed) },
  { by: 'Zal, from the commit', ...summary(own.committed) },
  { by: 'ws, bare, from the press', ...summary(bare.pressed) },
])
const slower = percentile(own.committed, 0.99) / percentile(bare.pressed, 0.99)
table('B-09  what is promised', [
  budget('against our own statements', '≥ 0.35 ×', times(mine / limit), mine >= 0.35 * limit),
  budget('arrival after the commit, p99 against bare ws', '≤ 1.50 ×', times(slower), slower <= 1.5),
])
process.exit(0)

function summary(all) {
  return {
    'p50 ms': percentile(all, 0.5),
    'p99 ms': percentile(all, 0.99),
    'longest ms': Math.max(...all),
  }
}

function zalRun(count) {
  const requests = Array.from({ length: count }, () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    return request(zal.port, `/api/v1${path}`, { ...headers, ...key }, entry(next()))
  })
  return load({ ...zal, requests, count, warm: 0 })
}

/** Confirmed, so that a repeated entry is accepted. */
function entry({ id, plan: membership }) {
  return { customer: id, plan: membership, confirm: true }
}

function next() {
  return people[used++ % people.length]
}

async function ownArrivals() {
  const sockets = await openScreens(zal, screens)
  // Listens on the same channel as the server, to measure from the commit.
  const ear = new pg.Client({ connectionString: database.url })
  await ear.connect()
  await ear.query('listen zal_event')
  let committed
  ear.on('notification', () => (committed = performance.now()))
  const press = () =>
    post(`http://127.0.0.1:${zal.port}/api/v1${path}`, JSON.stringify(entry(next())), {
      ...headers,
      'idempotency-key': crypto.randomUUID(),
      origin: `http://127.0.0.1:${zal.port}`,
    })
  const seen = await arrivals(sockets, press, () => committed)
  sockets.forEach((socket) => socket.terminate())
  await ear.end()
  return seen
}

async function bareArrivals() {
  const port = await freePort()
  const env = { PORT: String(port) }
  const child = await start(['bench/lib/bareSockets.mjs'], { ready: /ready/, env })
  const sockets = await openBare(port, screens)
  const text = JSON.stringify({ type: 'checkin_update', kind: 'checkin.created', id: 1, seq: 1 })
  const seen = await arrivals(sockets, () => post(`http://127.0.0.1:${port}/`, text))
  sockets.forEach((socket) => socket.terminate())
  await stop(child)
  return seen
}

/**
 * Milliseconds from each press, and from each commit, to its message on each client; the first five presses
 * only warm up.
 */
async function arrivals(sockets, press, commit = () => undefined) {
  const all = { pressed: [], committed: [] }
  for (let turn = 0; turn < TOLD + 5; turn++) {
    const heard = sockets.map(
      (socket) =>
        new Promise((resolve) => socket.once('message', () => resolve(performance.now()))),
    )
    const began = performance.now()
    await press()
    const moments = await Promise.all(heard)
    if (turn < 5) continue
    all.pressed.push(...moments.map((at) => at - began))
    if (commit()) all.committed.push(...moments.map((at) => Math.max(0, at - commit())))
  }
  return all
}

async function post(url, body, more = {}) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...more },
    body,
  })
  if (!answer.ok) throw new Error(await answer.text())
  await answer.text()
}
