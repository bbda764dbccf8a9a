/** B-02: one member by id, PostgreSQL, 8 connections, against bare servers. */
import { against, compare } from './lib/compare.mjs'
import { seeded } from './lib/database.mjs'
import { request } from './lib/load.mjs'
import { options } from './lib/options.mjs'
import { peers } from './lib/peers.mjs'
import { table } from './lib/print.mjs'
import { startZal } from './lib/zal.mjs'

const given = options()
const database = await seeded(given)
const zal = await startZal({ DATABASE_URL: database.url })
const others = await peers(database.url, given.alone)
const headers = await zal.signIn()
const ids = await database.query(
  'select id from member where merchant_id = 1 and club_id = 1 order by md5(id::text) limit 2000',
)

const rows = await compare(
  [
    {
      server: 'Zal',
      ...zal,
      requests: ids.map(({ id }) => request(zal.port, `/api/v1/management/member/${id}/`, headers)),
    },
    ...others.map((peer) => ({
      server: peer.name,
      ...peer,
      requests: ids.map(({ id }) => request(peer.port, peer.one(id))),
    })),
  ],
  given,
)
const of = (start) => rows.find(({ server }) => server.startsWith(start))

table(`B-02  one member by id: ${database.members} members, 8 connections`, rows)
table('B-02  what is promised', [against('NestJS + Prisma, bare', 1, of('Zal'), of('NestJS'))])
await Promise.all([zal.stop(), ...others.map((peer) => peer.stop())])
await database.stop()
