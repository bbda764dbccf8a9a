/**
 * B-10: export of 100,000 members as XLSX against the bare writer, with its memory; import of 50,000 members.
 */
import { memory } from './lib/children.mjs'
import { seeded } from './lib/database.mjs'
import { load, request } from './lib/load.mjs'
import { options } from './lib/options.mjs'
import { budget, median, note, table, times } from './lib/print.mjs'
import { startZal } from './lib/zal.mjs'
import { columns } from '../packages/server/src/modules/member/member.export.ts'
import { readXlsx } from '../packages/server/src/core/sheets/readXlsx.ts'
import { xlsx } from '../packages/server/src/core/sheets/xlsx.ts'

const IMPORTED = 50_000
const EXPORTED = 100_000
const names = Object.keys(columns)
const given = options()
const database = await seeded({ ...given, members: given.members })
// Makes all members visible in one club, so that its export has the promised size.
await database.query('update member set is_global = true where merchant_id = 1 and not is_global')
await database.query(
  `update member set deleted_at = now() where merchant_id = 1 and deleted_at is null
      and id not in (select id from member where merchant_id = 1 and deleted_at is null order by id limit ${EXPORTED})`,
)
await database.query('vacuum analyze')
const zal = await startZal({ DATABASE_URL: database.url })
const headers = await zal.signIn()
const api = `http://127.0.0.1:${zal.port}/api/v1`
// Warms up the server, so that the memory of its start is not attributed to an export.
await load({
  ...zal,
  seconds: given.seconds,
  requests: Array.from({ length: 200 }, (_, nth) =>
    request(zal.port, `/api/v1/management/member-list/?page=${nth * 40 + 1}`, headers),
  ),
})

// The first export warms up what later ones reuse; the budget applies to a warm server.
const first = await exported()
const rows = rowsOf(first.bytes)
const bare = []
const mine = []
for (let round = 1; round <= given.rounds; round++) {
  note(`Round ${round} of ${given.rounds}`)
  bare.push(await written(rows))
  mine.push(await exported())
}
const growth = Math.max(...mine.map((each) => each.growth))
const plain = median(bare)
const whole = median(mine.map(({ ms }) => ms))

note(`Importing ${IMPORTED} members`)
const brought = await watched(imported)
await zal.stop()
await database.stop()

table(`B-10  ${rows.length - 1} members as XLSX, ${Math.round(first.bytes.length / 1e6)} MB`, [
  { by: 'Zal, by the API', ms: whole, ...megabytes(mine.find((each) => each.growth === growth)) },
  { by: 'the same, for the first time', ms: first.ms, ...megabytes(first) },
  { by: 'the bare writer, rows in memory', ms: plain },
])
table(`B-10  ${IMPORTED} members from an XLSX file`, [{ ...brought.steps, ...megabytes(brought) }])
const all = Object.values(brought.steps).reduce((sum, ms) => sum + ms) / 1000
table('B-10  what is promised', [
  budget('rows', String(EXPORTED), String(rows.length - 1), rows.length - 1 === EXPORTED),
  budget('export against the bare writer', '≤ 2.00 ×', times(whole / plain), whole <= 2 * plain),
  more('export', growth),
  budget(
    'members imported',
    String(IMPORTED),
    String(brought.created),
    brought.created === IMPORTED,
  ),
  budget('import, with its check', '≤ 60 s', `${all.toFixed(1)} s`, all <= 60),
  more('import', brought.growth),
])
process.exit(0)

/** Downloads the whole file like a browser. */
function exported() {
  return watched(async () => {
    const began = performance.now()
    const answer = await fetch(`${api}/management/member-list/?export=true`, { headers })
    if (!answer.ok) throw new Error(await answer.text())
    const bytes = new Uint8Array(await answer.arrayBuffer())
    return { bytes, ms: performance.now() - began }
  })
}

/** Runs the work; returns its result, the server's memory before it and the maximum growth in bytes. */
async function watched(work) {
  const before = memory(zal.pid)
  let most = before
  const watch = setInterval(() => (most = Math.max(most, memory(zal.pid))), 20)
  const result = await work()
  clearInterval(watch)
  return { ...result, before, growth: most - before }
}

function megabytes({ before, growth }) {
  return { 'memory before, MB': before / 1e6, 'more by MB': growth / 1e6 }
}

function more(what, bytes) {
  const measured = `${Math.round(bytes / 1e6)} MB`
  return budget(
    `memory of the server during the ${what}`,
    '≤ 100 MB more',
    measured,
    bytes <= 100e6,
  )
}

/** Cells as the export had them: texts, days, and the numbers of visits left and of the balance. */
function rowsOf(bytes) {
  const all = []
  readXlsx(bytes, names.length, (_, cells) => all.push(cells))
  const [head, ...body] = all
  const ofDays = ['birth_date', 'date_joined', 'end_date'].map((name) => names.indexOf(name))
  const cellOf = (cell, nth) => {
    if (cell === '') return null
    if (ofDays.includes(nth)) return { at: dayOf(Number(cell)) }
    return nth > ofDays.at(-1) ? Number(cell) : cell
  }
  return [head, ...body.map((row) => row.map(cellOf))]
}

/** The day of a serial number of a spreadsheet. */
function dayOf(serial) {
  return new Date((serial - 25_569) * 86_400_000).toISOString().slice(0, 10)
}

/** Milliseconds of the writer alone for the same rows, five hundred at a time. */
async function written([head, ...body]) {
  async function* pages() {
    for (let at = 0; at < body.length; at += 500) yield body.slice(at, at + 500)
  }
  const began = performance.now()
  let bytes = 0
  for await (const part of xlsx({ head, widths: Object.values(columns), pages: pages() }))
    bytes += part.length
  if (bytes < 1e6) throw new Error('The bare writer wrote nothing')
  return performance.now() - began
}

/** Uploads a file, checks it and runs the import, like the wizard. */
async function imported() {
  const head = ['Familiya', 'Ism', 'Telefon', 'Jins', "Tug'ilgan sana", 'Manzil', 'Izoh']
  const people = Array.from({ length: IMPORTED }, (_, at) => [
    `Karimov${at % 977}`,
    `Aziz${at % 613}`,
    `+99820${String(at).padStart(7, '0')}`,
    at % 2 ? 'ayol' : 'erkak',
    `${String(1 + (at % 28)).padStart(2, '0')}/0${1 + (at % 9)}/19${70 + (at % 30)}`,
    `Chilonzor ${at % 90}`,
    '',
  ])
  async function* pages() {
    for (let at = 0; at < people.length; at += 500) yield people.slice(at, at + 500)
  }
  const parts = []
  for await (const part of xlsx({ head, pages: pages() })) parts.push(part)
  const form = new FormData()
  form.append('file', new File(parts, 'mijozlar.xlsx'))
  const steps = {}
  const timed = async (name, act) => {
    const began = performance.now()
    const result = await act()
    steps[name] = performance.now() - began
    return result
  }
  const base = '/management/member-import'
  const { id, mapping } = await timed('read ms', () => sent('POST', `${base}-csv/`, form))
  await timed('check ms', () =>
    sent('POST', `${base}/${id}/check/`, JSON.stringify({ mapping, duplicates: 'skip' })),
  )
  const { created } = await timed('run ms', async () => {
    await sent('POST', `${base}/${id}/run/`)
    for (;;) {
      const now = await sent('GET', `${base}/${id}/`)
      if (now.state !== 'running') return now
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })
  return { steps, created }
}

async function sent(method, path, body) {
  const more = method === 'POST' && {
    origin: `http://127.0.0.1:${zal.port}`,
    'idempotency-key': crypto.randomUUID(),
  }
  const type = typeof body === 'string' && { 'content-type': 'application/json' }
  const answer = await fetch(`${api}${path}`, {
    method,
    headers: { ...headers, ...more, ...type },
    ...(body && { body }),
  })
  const { results, code, message } = await answer.json()
  if (!answer.ok) throw new Error(`${path}: ${code} ${message}`)
  return results
}
