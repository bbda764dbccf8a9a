import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { plainSales, start, type Server } from './process.ts'
import { range, say } from './server.ts'

const folder = mkdtempSync(join(tmpdir(), 'zal-disk-'))
/** A disk of 400 MB in memory; only root may make one. */
const isDisk =
  process.platform === 'linux' &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', folder]).status === 0
let server: Server | undefined
afterAll(async () => {
  await server?.stop('SIGKILL')
  if (isDisk) spawnSync('umount', [folder])
  rmSync(folder, { recursive: true, force: true })
})

test.skipIf(!isDisk)(
  'T-35 the disk of the embedded database is full: 503, nothing is lost or half done, and with room it goes on',
  async () => {
    const env = { DATABASE_URL: '', DATA_DIR: folder, LOG_LEVEL: 'fatal' }
    server = await start(env)
    await server.signIn()
    const { customers, sale } = await plainSales(server, [{ amount: 50_000, payment_method: 3 }])
    const saleOf = (nth: number) => sale(customers[nth % customers.length] ?? 0)
    const sell = (nth: number, key: string) =>
      server!.send('POST', '/management/payment/', saleOf(nth), key)
    const count = async () => (await server!.get('/management/payment-list/')).total_count

    const before = await count()
    const filler = join(folder, 'filler')
    const { bavail, bsize } = statfsSync(folder)
    await writeFile(filler, Buffer.alloc(bavail * bsize - 32_768))
    const told: { nth: number; key: string; status: number; text: string }[] = []
    for (const nth of range(500)) {
      const key = randomUUID()
      told.push({ nth, key, ...(await sell(nth, key)) })
      if (told.filter(({ status }) => status !== 200).length === 20) break
    }
    const sold = told.filter(({ status }) => status === 200)
    expect(new Set(told.map(({ status }) => status))).toEqual(new Set([200, 503]))

    rmSync(filler)
    expect((await sell(0, randomUUID())).status).toBe(200)
    await server.stop('SIGKILL')
    server = await start(env, server)
    for (const { nth, key, text } of sold) expect((await sell(nth, key)).text).toBe(text)
    expect(await count()).toBe(before + sold.length + 1)
    const { results } = await server.get('/finance/integrity/')
    expect(results).toMatchObject({ is_sound: true })
    say(`T-35 ${sold.length} sales until the disk was full, ${told.length - sold.length} refused`)
  },
)
