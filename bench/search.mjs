/** B-04: search among 100,000 members, and among 1,000,000 with --million. */
import { crowd } from './lib/crowd.mjs'
import { seeded } from './lib/database.mjs'
import { load, request } from './lib/load.mjs'
import { options } from './lib/options.mjs'
import { budget, note, table } from './lib/print.mjs'
import { startZal } from './lib/zal.mjs'

/** Typical searches at a desk, from exact ones to ones without a match. */
const kinds = {
  'family and given name': [
    'karimov aziz',
    'Gʻulomova Oʻgʻiloy',
    'Юсупов Жасур',
    'щербакова александра',
  ],
  'family name, other script': ['Каримов', 'Йўлдошев', 'Shcherbakova', 'Rahimov'],
  'first letters': ['kar', 'yus', 'аб', 'shah'],
  'given and first letters': ['aziz kar', 'malika t', 'азамат а'],
  'one typing error': ['Yusupof', 'Karomov', 'Rahimof', 'Йўлдашев'],
  'two letters': ['al', 'ol', 'ка', 'sh'],
  'inside of the name': ['murod', 'bek', 'gul', 'diyev'],
  'last four digits': ['4567', '0001', '1234', '7788'],
  'six digits in the middle': ['012345', '998901', '123456'],
  'whole phone': ['+998 90 123-45-67', '998937654321'],
  nobody: ['zzqxj', 'ыыщщ', '000000000'],
}

const given = options({ million: { type: 'boolean', default: false } })
const database = await seeded({ ...given, members: Math.min(given.members, 20_000), months: 2 })
const sizes = given.database ? [database.members] : [100_000, ...(given.million ? [1_000_000] : [])]

for (const size of sizes) {
  if (size > database.members) await crowd(database, size)
  database.members = size
  await measure(size, size > 500_000 ? 60 : 20)
}
await database.stop()

async function measure(size, limit) {
  const zal = await startZal({ DATABASE_URL: database.url })
  const headers = await zal.signIn()
  const asked = (texts) =>
    texts.map((q) =>
      request(
        zal.port,
        `/api/v1/management/member-search/?q=${encodeURIComponent(q)}&page=1&per_page=10`,
        headers,
      ),
    )
  const rows = []
  for (const [kind, requests] of [
    ...Object.entries(kinds).map(([kind, texts]) => [kind, asked(texts)]),
    ['all of them', asked(Object.values(kinds).flat())],
  ]) {
    note(`${size} members: ${kind}`)
    const seconds = kind === 'all of them' ? given.seconds : Math.max(1, given.seconds / 4)
    const result = await load({
      ...zal,
      requests,
      connections: 1,
      seconds,
      warm: 0.5,
    })
    rows.push({
      search: kind,
      'p50 ms': result.p50,
      'p95 ms': result.p95,
      'p99 ms': result.p99,
      'CPU µs/request': result.processor,
    })
  }
  const [all] = rows.slice(-1)
  const worst = rows.reduce((one, other) => (one['p95 ms'] > other['p95 ms'] ? one : other))
  table(`B-04  search among ${size} members, one after another`, rows)
  table('B-04  what is promised', [
    budget('p95 of all', `≤ ${limit} ms`, all['p95 ms'], all['p95 ms'] <= limit),
    budget(
      `p95 of the slowest kind: ${worst.search}`,
      `≤ ${limit} ms`,
      worst['p95 ms'],
      worst['p95 ms'] <= limit,
    ),
  ])
  await zal.stop()
}
