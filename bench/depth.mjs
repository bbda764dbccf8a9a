/** B-03: a late page of the member list against the first one, and the list with its total against none. */
import { compare } from './lib/compare.mjs'
import { seeded } from './lib/database.mjs'
import { request } from './lib/load.mjs'
import { options } from './lib/options.mjs'
import { budget, table, times } from './lib/print.mjs'
import { startZal } from './lib/zal.mjs'

const given = options()
const database = await seeded(given)
const zal = await startZal({ DATABASE_URL: database.url })
const headers = await zal.signIn()
const [{ members }] = await database.query(
  'select sum(members)::integer as members from member_block where merchant_id = 1 and scope_club in (0, 1)',
)
const last = Math.min(5000, Math.ceil(members / 10))
const page = (number) => [
  request(zal.port, `/api/v1/management/member-list/?page=${number}&per_page=10`, headers),
]
// The same ten rows from the same function, without the count: the cost of the total.
const day = `(select max(business_day) from visit)`
const withTotal = `select * from member_page(1, ${day}, 10, 0)`
const without = `select member_rows(array(select id from member where merchant_id = 1 and scope_club in (0, 1)
  and deleted_at is null order by id desc limit 10), ${day})`

const rows = await compare(
  [
    { server: 'page 1', ...zal, requests: page(1) },
    { server: `page ${last}`, ...zal, requests: page(last) },
  ],
  given,
)
const timed = await database.timed({ withTotal, without }, 400)
const depth = rows[1]['p50 ms'] / rows[0]['p50 ms']
const total = timed.withTotal / timed.without

table(`B-03  pages of the member list: ${members} members in the club, 8 connections`, rows)
table('B-03  what is promised', [
  budget(`page ${last} against page 1`, '≤ 3.00 ×', times(depth), depth <= 3),
  budget('with the total against without, in the database', '≤ 2.00 ×', times(total), total <= 2),
])
await zal.stop()
await database.stop()
