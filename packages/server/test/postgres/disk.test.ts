import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { plainSales, start, type Server } from './process.ts'
import { inLanes, range, say } from './server.ts'
import { limitOf } from '../long.ts'

const folder = mkdtempSync(join(tmpdir(), 'zal-disk-'))
const disk = (options: string) =>
  process.platform === 'linux' && spawnSync('mount', [...options.split(' '), folder]).status === 0
/** A tmpfs of 300 MB; mounting it requires root. */
const isDisk = disk('-t tmpfs -o size=300m tmpfs')
if (!isDisk) {
  const why =
    'T-53 skipped: a file system in memory cannot be mounted here, which takes root on Linux'
  if (process.env.CI) throw new Error(why)
  say(why)
}
const env = { DATABASE_URL: '', DATA_DIR: folder, LOG_LEVEL: 'fatal' }
const filler = join(folder, 'filler')
const free = () => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

let server: Server
let sell: (nth: number, key: string) => ReturnType<Server['send']>
const sold = new Map<string, { nth: number; text: string }>()
/** Sells with a new key and records the acknowledged sales. */
async function sale(nth: number) {
  const key = randomUUID()
  const answer = await sell(nth, key)
  if (answer.status === 200) sold.set(key, { nth, text: answer.text })
  return answer
}
const codes = (answers: { status: number; text: string }[]) =>
  new Set(answers.map(({ text }) => (JSON.parse(text) as { code: string }).code))

beforeAll(async () => {
  if (!isDisk) return
  server = await start(env)
  await server.signIn()
  const { customers, sale: body } = await plainSales(server, [
    { amount: 50_000, payment_method: 3 },
  ])
  sell = (nth, key) =>
    server.send('POST', '/management/payment/', body(customers[nth % customers.length] ?? 0), key)
})
afterAll(async () => {
  await server?.stop('SIGKILL')
  if (isDisk) spawnSync('umount', [folder])
  rmSync(folder, { recursive: true, force: true })
})

/** Sales of four desks until `enough` returns true. */
async function selling(enough: () => boolean) {
  const answers: Awaited<ReturnType<typeof sale>>[] = []
  await inLanes(4, range(4), async (lane) => {
    for (let nth = lane; !enough(); nth += 4) answers.push(await sale(nth))
  })
  return answers
}

test.skipIf(!isDisk)(
  'T-35 T-53 with little room left writes are refused as disk_full, reads go on, and with room it goes on',
  async () => {
    expect((await sale(0)).status).toBe(200)
    await writeFile(filler, Buffer.alloc(free() - 40 * 1024 * 1024))
    // The server relies on its last measurement of the disk for a moment.
    await vi.waitFor(async () => expect(codes([await sale(0)])).toEqual(new Set(['disk_full'])), {
      timeout: 60_000,
    })
    const answers = await inLanes(4, range(20), sale)
    expect(codes(answers)).toEqual(new Set(['disk_full']))
    expect(answers[0]).toMatchObject({ status: 503 })
    expect(answers[0]?.headers.get('retry-after')).toBe('10')
    const left = free()
    const reads = ['/management/payment-list/', '/management/member-list/', '/finance/ledger/']
    for (const path of reads) {
      expect([path, (await server.send('GET', path)).status]).toEqual([path, 200])
    }
    // The database may write some pages of the earlier sale meanwhile.
    expect(left - free()).toBeLessThan(64 * 1024)
    const ready = await fetch(`${server.origin}/readyz`)
    expect(await ready.json()).toEqual({ ok: true, reopened_at: null, disk_full: true })
    const hook = await fetch(`${server.origin}/api/v1/online/click/1/prepare`, { method: 'POST' })
    expect([404, 503]).toContain(hook.status)

    rmSync(filler)
    expect((await sale(1)).status).toBe(200)
  },
)

test.skipIf(!isDisk)(
  'T-53 a disk that is filled to the last byte under load hangs nothing; enlarged, it goes on, and nothing acknowledged is lost',
  async () => {
    let isOver = false
    const work = selling(() => isOver)
    await vi.waitFor(() => expect(sold.size).toBeGreaterThan(20), { timeout: 60_000 })
    await writeFile(filler, Buffer.alloc(free())).catch(() => undefined)
    await writeFile(`${filler}.rest`, Buffer.alloc(free())).catch(() => undefined)
    const before = sold.size
    const health = await fetch(`${server.origin}/healthz`, { signal: AbortSignal.timeout(1000) })
    expect(health.status).toBe(200)
    await vi.waitFor(async () => expect(codes([await sale(0)])).toEqual(new Set(['disk_full'])), {
      timeout: 60_000,
    })
    expect(disk('-o remount,size=700m')).toBe(true)
    await vi.waitFor(async () => expect((await sale(0)).status).toBe(200), { timeout: 60_000 })
    isOver = true
    const answers = await work
    const known = new Set(['ok', 'disk_full', 'unavailable'])
    expect([...codes(answers)].filter((code) => !known.has(code))).toEqual([])
    say(
      `T-53 ${before} sales until the disk was full, ${sold.size} in all, ${answers.length} asked`,
    )
  },
)

test.skipIf(!isDisk)(
  'T-53 on a full disk the server ends when it is told to, and everything acknowledged is there',
  async () => {
    await writeFile(`${filler}.more`, Buffer.alloc(free() - 4096)).catch(() => undefined)
    expect(codes([await sale(0)])).toEqual(new Set(['disk_full']))
    const began = performance.now()
    await server.stop('SIGTERM')
    expect(performance.now() - began).toBeLessThan(limitOf(15_000))
    for (const name of [filler, `${filler}.rest`, `${filler}.more`]) rmSync(name, { force: true })
    server = await start(env, server)
    for (const [key, { nth, text }] of sold) expect((await sell(nth, key)).text).toBe(text)
    const { total_count: count } = await server.get<unknown>('/management/payment-list/')
    expect(count).toBeGreaterThanOrEqual(sold.size)
    const { results } = await server.get('/finance/integrity/')
    expect(results).toMatchObject({ is_sound: true })
  },
)
