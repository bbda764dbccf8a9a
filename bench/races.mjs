/** B-12: 10,000 attempts at 2,500 payments over 24 connections, against a plain implementation. */
import { randomUUID } from 'node:crypto'
import { freePort, start, stop } from './lib/children.mjs'
import { pg, seeded } from './lib/database.mjs'
import { load, request } from './lib/load.mjs'
import { options } from './lib/options.mjs'
import { budget, note, table, times } from './lib/print.mjs'
import { startZal } from './lib/zal.mjs'

const KEYS = 2500
const LANES = 24
const path = '/management/payment/'
const given = options()
const database = await seeded({ ...given, members: Math.min(given.members, 5000), months: 2 })
const zal = await startZal({ DATABASE_URL: database.url, DATABASE_CONNECTIONS: String(LANES) })
const headers = await zal.signIn()
const [pass] = await database.query(
  'select id, price from package where merchant_id = 1 and club_id = 1 and days = 1 order by id limit 1',
)
const members = await database.query(
  `select m.id from member m where m.merchant_id = 1 and m.club_id = 1 and m.status = 'active' and not m.read_only
      and m.deleted_at is null and m.id > 1000
      and not exists (select from membership s join membership_freeze f on f.membership_id = s.id where s.member_id = m.id)`,
)
const customers = members.map(({ id }) => Number(id))
const total = Number(pass.price)
const day = new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 10)
const sales = Array.from({ length: KEYS }, (_, nth) => ({
  key: randomUUID(),
  body: {
    customer: customers[nth % customers.length],
    payment_method: 3,
    subtotal: total,
    total,
    start_date: day,
    payment_date: day,
    subscription: { type: 1, plan: Number(pass.id), club: null },
    payments: [{ amount: total, payment_method: 3 }],
  },
}))
// The four attempts of a key follow each other, so that they run concurrently, six keys at a time.
const attempts = Array.from({ length: KEYS * 4 }, (_, at) => sales[Math.floor(at / 4)])
const counted = async () => {
  const [row] = await database.query(
    `select (select count(*)::integer from payment) as payments, (select coalesce(sum(amount), 0)::bigint from ledger_entry) as ledger,
            (select deadlocks::integer from pg_stat_database where datname = current_database()) as deadlocks`,
  )
  return row
}

note('The least')
const least = await theLeast()
note('The plain implementation')
const plain = await plainly()
note('Zal')
const before = await counted()
const mine = await race(zal, `/api/v1${path}`)
const after = await counted()
const payments = after.payments - before.payments
const share = mine.seconds / plain.seconds

table(`B-12  ${attempts.length} attempts over ${KEYS} keys, ${LANES} connections`, [
  { by: 'Zal', ...row(mine), payments },
  { by: 'hono + pg, plain', ...row(plain), payments: plain.payments },
  { by: 'the least, without HTTP', seconds: least, payments: KEYS },
])
table('B-12  what is promised', [
  budget('payments', String(KEYS), String(payments), payments === KEYS && mine.bad === 0),
  budget('sum of the ledger', '0', String(after.ledger), Number(after.ledger) === 0),
  budget('deadlocks', '0', String(after.deadlocks), after.deadlocks === 0),
  budget('against the plain one', '≤ 3.00 ×', times(share), share <= 3),
])
await zal.stop()
await database.stop()

function row({ seconds, p50, p99, bad, processor }) {
  return { seconds, 'p50 ms': p50, 'p99 ms': p99, 'CPU µs/request': processor, refused: bad }
}

/** Sends the attempts over HTTP. */
async function race({ port, pid }, to) {
  const requests = attempts.map(({ key, body }) =>
    request(port, to, { ...headers, 'idempotency-key': key }, body),
  )
  const done = await load({
    port,
    pid,
    requests,
    connections: LANES,
    count: attempts.length,
    warm: 0,
  })
  return { ...done, seconds: done.done / done.perSecond }
}

/** The same with a plain server. */
async function plainly() {
  const port = await freePort()
  const env = { DATABASE_URL: database.url, PORT: String(port), NODE_ENV: 'production' }
  const server = await start(['bench/lib/plain.mjs'], { ready: /ready/, env })
  const done = await race({ port, pid: server.pid }, '/payment')
  await stop(server)
  const [{ payments }] = await database.query(
    'select count(*)::integer as payments from plain.payment',
  )
  await database.query('drop schema plain cascade')
  if (payments !== KEYS || done.bad > 0) throw new Error(`The plain one made ${payments} payments`)
  return { ...done, payments }
}

/**
 * The minimum that sums to 0, without a server: a transaction claims the key, inserts a payment with its
 * number, its part and two ledger entries, and stores the response. No session, member, plan, membership,
 * audit, event or foreign key.
 */
async function theLeast() {
  await database.query(`
    create table plain_key (key uuid primary key, answer text);
    create table plain_counter (number bigint);
    insert into plain_counter values (0);
    create table plain_payment (id bigint generated always as identity primary key, number bigint, member bigint, total bigint);
    create table plain_part (payment bigint, method smallint, amount bigint);
    create table plain_ledger (payment bigint, account text, amount bigint)`)
  const pool = new pg.Pool({ connectionString: database.url, max: LANES })
  const left = [...attempts]
  const began = performance.now()
  const lane = async () => {
    const client = await pool.connect()
    for (let one = left.pop(); one; one = left.pop()) await attempt(client, one)
    client.release()
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  const taken = (performance.now() - began) / 1000
  await pool.end()
  const [{ count }] = await database.query('select count(*)::integer as count from plain_payment')
  if (count !== KEYS) throw new Error(`The least made ${count} payments`)
  await database.query(
    'drop table plain_key, plain_counter, plain_payment, plain_part, plain_ledger',
  )
  return taken
}

async function attempt(client, { key, body }) {
  const say = (name, text, values) => client.query({ name, text, values })
  await say('begin', 'begin')
  const taken = await say(
    'key',
    'insert into plain_key (key) values ($1) on conflict do nothing returning key',
    [key],
  )
  if (taken.rows.length > 0) {
    const { rows } = await say(
      'payment',
      `with n as (update plain_counter set number = number + 1 returning number)
       insert into plain_payment (number, member, total) select number, $1, $2 from n returning *`,
      [body.customer, total],
    )
    await say('part', 'insert into plain_part values ($1, 3, $2)', [rows[0].id, total])
    await say(
      'ledger',
      `insert into plain_ledger values ($1, 'cash', $2), ($1, 'membership', -$2::bigint)`,
      [rows[0].id, total],
    )
    await say('keep', 'update plain_key set answer = $2 where key = $1', [
      key,
      JSON.stringify(rows[0]),
    ])
  } else await say('read', 'select answer from plain_key where key = $1', [key])
  await say('commit', 'commit')
}
