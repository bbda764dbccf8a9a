/** B-01: the member list with its total, PostgreSQL, 8 connections, against bare servers. */
import { against, compare } from './lib/compare.mjs'
import { seeded } from './lib/database.mjs'
import { request } from './lib/load.mjs'
import { options } from './lib/options.mjs'
import { peers } from './lib/peers.mjs'
import { budget, table, times } from './lib/print.mjs'
import { startZal } from './lib/zal.mjs'

const given = options()
const database = await seeded(given)
const zal = await startZal({ DATABASE_URL: database.url })
const others = await peers(database.url, given.alone)
const path = '/api/v1/management/member-list/?page=1&per_page=10'

const rows = await compare(
  [
    { server: 'Zal', ...zal, requests: [request(zal.port, path, await zal.signIn())] },
    ...others.flatMap((peer) => [
      {
        server: `${peer.name}, exact count`,
        ...peer,
        requests: [request(peer.port, peer.counted)],
      },
      { server: `${peer.name}, no total`, ...peer, requests: [request(peer.port, peer.list)] },
    ]),
  ],
  given,
)
const of = (start) => rows.find(({ server }) => server.startsWith(start))
const mine = of('Zal')
/** Relative to NestJS + Prisma's own page: the budget is 320 µs where that takes 157. */
const beside = of('NestJS + Prisma, bare, no total')?.['CPU µs/request']
const share = mine['CPU µs/request'] / beside
const promisedShare = 320 / 157

table(`B-01  the member list with its total: ${database.members} members, 8 connections`, rows)
table('B-01  what is promised', [
  budget(
    'processor of the server a request',
    '≤ 320 µs',
    mine['CPU µs/request'],
    mine['CPU µs/request'] <= 320,
  ),
  ...(beside
    ? [
        budget(
          'the same, against NestJS + Prisma without total (320 to 157 µs)',
          `≤ ${times(promisedShare)}`,
          times(share),
          share <= promisedShare,
        ),
      ]
    : []),
  against('NestJS + Prisma, bare', 4, mine, of('NestJS + Prisma, bare, exact')),
  against('Directus', 8, mine, undefined),
])
await Promise.all([zal.stop(), ...others.map((peer) => peer.stop())])
await database.stop()
