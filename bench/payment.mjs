/**
 * B-05: registering a payment in two parts over 8 connections, against the same statements run by pgbench.
 */
import { seeded } from './lib/database.mjs'
import { load, request } from './lib/load.mjs'
import { options } from './lib/options.mjs'
import { budget, median, note, table, times } from './lib/print.mjs'
import { replay } from './lib/replay.mjs'
import { recorded } from './lib/statements.mjs'
import { startZal } from './lib/zal.mjs'

const path = '/management/payment/'
const given = options()
const database = await seeded(given)
await database.query('drop table if exists bench_member')
await database.query(`
  create table bench_member as
    select row_number() over (order by md5(m.id::text)) as n, m.id from member m
     where m.merchant_id = 1 and m.club_id = 1 and m.status = 'active' and not m.read_only and m.deleted_at is null
       and m.id > 1000 and not exists (select from membership s join membership_freeze f on f.membership_id = s.id where s.member_id = m.id)`)
await database.query('alter table bench_member add primary key (n)')
await database.query('grant select on bench_member to zal_app')
const [{ count }] = await database.query('select count(*)::integer as count from bench_member')
const [pass] = await database.query(
  `select id, price from package where merchant_id = 1 and club_id = 1 and days = 1 order by id limit 1`,
)
const customers = (await database.query('select id from bench_member order by n')).map(({ id }) =>
  Number(id),
)

note('Recording the statements of a payment')
const plan = await recorded(database.url, path, sale(customers[0]))
const zal = await startZal({ DATABASE_URL: database.url })
const headers = await zal.signIn()
const rounds = []
let used = 1
for (let round = 1; round <= given.rounds; round++) {
  note(`Round ${round} of ${given.rounds}`)
  if (round === 1) await zalRun(300)
  const limit = await replay(database.url, plan, count, given.seconds)
  rounds.push({
    limit,
    mine: await zalRun(Math.min(20_000, Math.round(limit.perSecond * 0.4 * given.seconds))),
  })
}
const middle = (figure) => median(rounds.map(figure))
const [mine, limit] = [
  middle((each) => each.mine.perSecond),
  middle((each) => each.limit.perSecond),
]
const [p50, p99] = [middle((each) => each.mine.p50), middle((each) => each.mine.p99)]
const refused = rounds.reduce((sum, each) => sum + each.mine.bad, 0)

table(
  `B-05  a payment in two parts with its membership: ${database.members} members, 8 connections`,
  [
    {
      by: 'Zal',
      'payments/s': mine,
      'p50 ms': p50,
      'p99 ms': p99,
      'CPU µs/request': middle((each) => each.mine.processor),
      refused,
    },
    { by: `${rounds[0].limit.by} (${plan.length})`, 'payments/s': limit },
  ],
)
table('B-05  what is promised', [
  budget('against our own statements', '≥ 0.35 ×', times(mine / limit), mine >= 0.35 * limit),
  budget('p99 against p50', '≤ 12.00 ×', times(p99 / p50), p99 <= 12 * p50),
])
await zal.stop()
await database.query('drop table bench_member')
await database.stop()

function zalRun(payments) {
  const requests = Array.from({ length: payments }, () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    return request(
      zal.port,
      `/api/v1${path}`,
      { ...headers, ...key },
      sale(customers[used++ % customers.length]),
    )
  })
  return load({ ...zal, requests, count: payments, warm: 0 })
}

/** A day pass, because any member may have it in addition to another plan. */
function sale(customer) {
  const total = Number(pass.price)
  const today = new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 10)
  return {
    customer,
    payment_method: 3,
    subtotal: total,
    total,
    start_date: today,
    payment_date: today,
    subscription: { type: 1, plan: Number(pass.id), club: null },
    payments: [
      { amount: total - 20_000, payment_method: 3 },
      { amount: 20_000, payment_method: 1 },
    ],
  }
}
