/** Additional members without a history, so that a search has a million names. */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { drawName } from '../../packages/server/seed/names/names.ts'
import { createRandom } from '../../packages/server/seed/random.ts'
import { as, insert, moment, number, text } from '../../packages/server/seed/write.ts'
import { foldName, sortKey } from '../../packages/api/src/fold.ts'
import { root } from '../../scripts/lib/run.mjs'
import { pg } from './database.mjs'
import { note } from './print.mjs'

const require = createRequire(join(root, 'packages/server/package.json'))
const { Kysely, PostgresDialect, sql } = require('kysely')

/** Shares of languages in Tashkent, as in the seed. */
const peoples = [
  ['uzbekLatin', 52],
  ['uzbekCyrillic', 13],
  ['russian', 16],
  ['koreanCyrillic', 4],
  ['koreanLatin', 3],
  ['karakalpak', 8],
  ['kyrgyz', 4],
]
const CHUNK = 20_000
const JOINED = 1_700_000_000

/** Inserts members of the first merchant until it has `wanted`. */
export async function crowd(database, wanted) {
  const db = new Kysely({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: database.url, max: 1 }) }),
  })
  const random = createRandom(wanted)
  for (let at = database.members; at < wanted; at += CHUNK) {
    const count = Math.min(CHUNK, wanted - at)
    const rows = Array.from({ length: count }, (_, i) => person(random, at + i))
    await insert(db, 'member', count, {
      merchant_id: number(() => 1),
      club_id: number((i) => rows[i].club),
      first_name: text((i) => rows[i].first_name),
      last_name: text((i) => rows[i].last_name),
      gender: number((i) => rows[i].gender),
      phone: text((i) => rows[i].phone),
      search_words: as('text[]', (i) => `{${rows[i].words.join(',')}}`),
      sort_key: text((i) => rows[i].key),
      date_joined: as('date', () => '2025-01-01'),
      created_at: moment(() => JOINED),
    })
    note(`${at + count} members`)
  }
  await sql`vacuum analyze`.execute(db)
  await db.destroy()
}

/** Nine digits after +998 that no seeded member has: phones of the seed never begin with 20. */
function person(random, nth) {
  const name = drawName(random, peoples)
  const { first_name, last_name } = name
  const digits = String((nth * 7_654_321 + 1_234_567) % 9_999_991).padStart(7, '0')
  return {
    ...name,
    club: random.weighed([
      [1, 45],
      [2, 33],
      [3, 22],
    ]),
    phone: `+99820${digits}`,
    words: foldName(`${last_name} ${first_name}`),
    key: sortKey(last_name, first_name),
  }
}
