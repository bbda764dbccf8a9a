/** B-13: the payment history with its filters and totals over 1,000,000 payments of one club, PostgreSQL. */
import { seeded } from './lib/database.mjs'
import { load, request } from './lib/load.mjs'
import { options } from './lib/options.mjs'
import { budget, note, table, times } from './lib/print.mjs'
import { sales } from './lib/sales.mjs'
import { startZal } from './lib/zal.mjs'

const given = options({ payments: { type: 'string', default: '1000000' } })
const database = await seeded({ ...given, members: Math.min(given.members, 50_000), months: 2 })
const count = Number(given.payments)
// Makes all members visible in the first club: twenty payments of each, as after two years of a large club.
await database.query('update member set is_global = true where merchant_id = 1 and not is_global')
await sales(database, count)
const zal = await startZal({ DATABASE_URL: database.url })
const headers = await zal.signIn()
const [{ plan }] = await database.query(
  'select min(id)::integer as plan from package where merchant_id = 1 and club_id = 1',
)

const day = (back) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10)
const days = (from, to) => `start_date=${day(from)}&end_date=${day(to)}`
const kinds = {
  'no filter': [''],
  'one day': [days(3, 3), days(200, 200), days(500, 500)],
  'a week': [days(6, 0), days(306, 300)],
  '60 days': [days(59, 0), days(459, 400), days(719, 660)],
  'a month': ['month=1&year=2026', 'month=6&year=2026'],
  'a year': [`year=${day(200).slice(0, 4)}`],
  'status, all days': ['status=void', 'status=refund', 'status=paid'],
  'status, 60 days': [`status=void&${days(59, 0)}`, `status=paid&${days(259, 200)}`],
  'method, 60 days': [`pay_method=3&${days(59, 0)}`, `pay_method=1&${days(459, 400)}`],
  'kind, all days': ['subscription=1', 'subscription=2', 'subscription=3'],
  'package, 60 days': [`plan_id=${plan}&${days(59, 0)}`],
  'package, all days': [`plan_id=${plan}`],
  'method, all days': ['pay_method=3'],
  name: ['q=karimov+aziz', 'q=yusupova+nilufar', 'q=%D0%BA%D0%B8%D0%BC'],
  'invoice number': ['q=10000777', 'q=10500000'],
  'page 100 of 60 days': [`${days(59, 0)}&page=100`],
  [`page ${count / 20} of all`]: [`page=${count / 20}`],
}

const rows = []
for (const [kind, queries] of Object.entries(kinds)) {
  note(kind)
  const requests = queries.map((query) =>
    request(zal.port, `/api/v1/management/payment-list/?per_page=10&${query}`, headers),
  )
  const result = await load({
    ...zal,
    requests,
    connections: 1,
    seconds: Math.max(1, given.seconds / 4),
    warm: 0.5,
  })
  rows.push({
    history: kind,
    'p50 ms': result.p50,
    'p95 ms': result.p95,
    'CPU µs/request': result.processor,
    done: result.done,
    refused: result.bad,
  })
}
const of = (kind) => rows.find((row) => row.history === kind)
const first = of('no filter')['p50 ms']
const depth = rows.at(-1)['p50 ms'] / first

table(`B-13  the history of ${count} payments, one person at a time`, rows)
table('B-13  what is promised', [
  ...rows.map((row) =>
    budget(
      `p95, ${row.history}`,
      '≤ 50 ms',
      `${row['p95 ms'].toFixed(1)} ms`,
      row['p95 ms'] <= 50 && row.refused === 0,
    ),
  ),
  budget('the middle page against the first one', '≤ 1.50 ×', times(depth), depth <= 1.5),
])
await zal.stop()
await database.stop()
