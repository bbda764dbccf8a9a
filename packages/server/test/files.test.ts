import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seededFolder } from '../src/testing/seededFolder.ts'
import { counted, isLong, limitOf } from './long.ts'
import { start, type Server } from './postgres/process.ts'
import { heaviestWorkbook, largestCsv, largestWorkbook, slowDrawing } from './slowFiles.ts'

const PICTURES = counted(4, 12)
const ROWS = counted(10_000, 50_000)
const folder = await seededFolder(40)
let server: Server
/** Built before the server starts, since that blocks the process for seconds. */
const imports = [
  ['largest.csv', largestCsv(ROWS)],
  ...(isLong
    ? ([
        ['largest.xlsx', largestWorkbook()],
        ['heaviest.xlsx', heaviestWorkbook()],
      ] as const)
    : []),
] as const
beforeAll(async () => {
  server = await start({ DATA_DIR: folder, DATABASE_URL: '' })
  await server.signIn()
}, 300_000)
afterAll(async () => {
  await server.stop('SIGTERM')
  rmSync(folder, { recursive: true })
})

async function upload(path: string, name: string, bytes: BlobPart, fields: object = {}) {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.append(key, String(value))
  form.append('file', new File([bytes], name))
  const { status, text } = await server.sendForm(path, form)
  return { status, ...(JSON.parse(text) as { code: string; results: { row_count: number } }) }
}

/** The 95th percentile in milliseconds. */
const p95 = (times: number[]) =>
  Math.round(times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0)

/** Reads a list and the health of the server repeatedly during the work; returns the durations. */
async function othersDuring(work: Promise<unknown>) {
  const lists: number[] = []
  const health: number[] = []
  const statuses = new Set<number>()
  let goesOn = true
  const timed = async (path: string, times: number[]) => {
    const began = performance.now()
    const { status } = await server.send('GET', path)
    times.push(performance.now() - began)
    statuses.add(status)
  }
  const over = work.finally(() => {
    goesOn = false
  })
  const reading = (async () => {
    while (goesOn) await timed('/management/member-list/', lists)
  })()
  const probing = (async () => {
    while (goesOn) {
      const began = performance.now()
      statuses.add((await server.health()).status)
      health.push(performance.now() - began)
      // Without a pause the probe itself would take a core of the machine.
      await pause(20)
    }
  })()
  await Promise.all([over, reading, probing])
  return { lists: p95(lists), health: Math.round(Math.max(...health)), statuses: [...statuses] }
}

/** The same reads without other work, long enough for a 95th percentile. */
const idle = () => othersDuring(pause(3000))

test(`T-55 ${PICTURES} pictures that take minutes are refused, and others are answered meanwhile`, async ({
  annotate,
}) => {
  const before = await idle()
  const began = performance.now()
  const ends: number[] = []
  const uploads = Array.from({ length: PICTURES }, async (_, nth) => {
    const answer = await upload('/upload/', `logo${nth}.svg`, slowDrawing(), { file_type: 'image' })
    ends.push(performance.now() - began)
    return answer
  })
  const during = await othersDuring(Promise.all(uploads))
  for (const { status, code } of await Promise.all(uploads)) {
    expect([status, code]).toEqual([400, 'picture_too_slow'])
  }
  expect(during.statuses).toEqual([200])
  // Two at once for 2 s each; rendered completely they would take some minutes each.
  expect(Math.max(...ends)).toBeLessThan(120_000)
  const seconds = ends.map((end) => (end / 1000).toFixed(1)).join(' ')
  await annotate(
    `list p95 ${before.lists} ms idle, ${during.lists} ms meanwhile; refused after ${seconds} s`,
  )
}, 300_000)

test(`T-57 a large import delays no other request (${imports.length} at once)`, async ({
  annotate,
}) => {
  const path = '/management/member-import-csv/'
  for (const [, file] of imports) expect(file.length).toBeLessThan(10_000_000)
  // The first requests of a server are slower than all later ones.
  await idle()
  const before = await idle()
  const uploads = Promise.all(imports.map(([name, bytes]) => upload(path, name, bytes)))
  const during = await othersDuring(uploads)
  const [text, workbook, heavy] = await uploads
  const after = await idle()
  expect([text?.status, text?.results.row_count]).toEqual([200, ROWS])
  expect(during.statuses).toEqual([200])
  expect(during.health).toBeLessThan(limitOf(2000))
  if (isLong) {
    expect([workbook?.status, workbook?.results.row_count]).toEqual([200, ROWS])
    // Whether its cells are read within the time limit depends on the machine.
    expect(['ok', 'import_too_heavy']).toContain(heavy?.code)
    // A ratio of two runs needs a quiet machine.
    expect(during.lists).toBeLessThanOrEqual(2 * Math.max(before.lists, after.lists))
  }
  await annotate(
    `list p95 ${before.lists} and ${after.lists} ms idle, ${during.lists} ms meanwhile; longest /healthz ${before.health} ms idle, ${during.health} ms meanwhile`,
  )
}, 300_000)
