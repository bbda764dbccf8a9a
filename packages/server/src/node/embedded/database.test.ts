import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '../../core/db/database.ts'
import { transactions } from '../../core/db/transaction.ts'
import { migrate } from '../migrate.ts'
import { nodeSecrets } from '../services/secrets.ts'
import { embeddedDatabase } from './database.ts'
import { ownerOf } from './engine.ts'
import { diskSpaceOf } from './diskSpace.ts'
import { DatabaseThread } from './thread.ts'
import { limitOf } from '../../../test/long.ts'

const folder = mkdtempSync(join(tmpdir(), 'zal-thread-'))
const now = new Date('2026-11-24T07:00:00Z')
const logged: string[] = []
const write = (fields: object, text: string) =>
  void logged.push(`${text} ${JSON.stringify(fields)}`)
const log = { info: write, warn: write, error: write }
const silence = 1500
const spin = 'select count(*) from generate_series(1, 1000000000000)'
const unavailable = expect.objectContaining({ code: 'unavailable', status: 503, retryAfter: 2 })

// Reopening a database is slow on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 300_000 })

/** All started threads; the last one is active. */
const threads: DatabaseThread[] = []
const start = DatabaseThread.start.bind(DatabaseThread)
vi.spyOn(DatabaseThread, 'start').mockImplementation((where) => {
  const thread = start(where)
  threads.push(thread)
  return thread
})

let database: Database
beforeAll(async () => {
  database = await embeddedDatabase(
    folder,
    async (engine) => {
      await migrate(ownerOf(engine))
      await engine.exec(`
        create table kept (text text); grant all on kept to zal_app`)
    },
    { silence, clock: () => now, room: diskSpaceOf(folder, 0), log, patience: 1000, idle: 700 },
  )
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

const transact: ReturnType<typeof transactions> = (work) =>
  transactions(database, nodeSecrets)(work)
const insert = (text: string) =>
  transact(({ connection }) => connection.query('insert into kept values ($1)', [text]))
const kept = () =>
  transact(async ({ connection }) => {
    const { rows } = await connection.query<{ text: string }>('select text from kept order by text')
    return rows.map(({ text }) => text)
  })
const isOpen = async () => (await database.state?.())?.isOpen

/** Longest time in milliseconds that the event loop was blocked during `work`. */
async function heldDuring(work: Promise<unknown>) {
  let longest = 0
  let last = performance.now()
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }, 10)
  await work.catch(() => undefined)
  clearInterval(timer)
  return longest
}

test('T-52 a spinning statement leaves the main thread free, is ended, and the database is opened again', async () => {
  const heard: string[] = []
  const again = vi.fn<() => void>()
  const stop = await database.listen('t52', (payload) => heard.push(payload), again)
  await insert('before')
  const work = transact(async ({ connection }) => {
    await connection.query(`insert into kept values ('half')`)
    await connection.query(spin)
  })
  const held = heldDuring(work)
  await expect(work).rejects.toEqual(unavailable)
  expect(await held).toBeLessThan(silence)
  await vi.waitFor(async () => expect(await isOpen()).toBe(true), { timeout: 50_000 })
  expect(await database.state?.()).toMatchObject({ reopenedAt: now })
  expect(await kept()).toEqual(['before'])
  await vi.waitFor(() => expect(again).toHaveBeenCalledOnce())
  await transact(({ connection }) => connection.query(`select pg_notify('t52', 'here')`))
  await vi.waitFor(() => expect(heard).toEqual(['here']))
  expect(logged.join('\n')).toContain(`it did not answer for ${silence} ms`)
  await stop()
})

test('T-52 a request that waits behind a spinning statement is refused soon, and goes on when it is repeated', async () => {
  const spinning = transact(({ connection }) => connection.query(spin))
  const began = performance.now()
  await expect(insert('waiting')).rejects.toEqual(unavailable)
  expect(performance.now() - began).toBeLessThan(silence)
  await expect(spinning).rejects.toEqual(unavailable)
  await vi.waitFor(() => insert('waiting'), { timeout: 50_000 })
  expect(await kept()).toContain('waiting')
})

test('T-52 when the thread dies, what was under way fails and nothing of it goes on in the new thread', async () => {
  const lent = await database.connect()
  await lent.query('begin')
  await lent.query(`insert into kept values ('died')`)
  await threads.at(-1)?.end('it was killed by the test')
  await expect(lent.query(`insert into kept values ('after it')`)).rejects.toMatchObject({
    code: 'ECONNECTION',
  })
  lent.release(true)
  await vi.waitFor(() => insert('and on'), { timeout: 50_000 })
  const found = await kept()
  expect(found).toContain('and on')
  expect(found).not.toContain('died')
  expect(found).not.toContain('after it')
})

test('T-52 a transaction that idles is rolled back, and the next one has the connection', async () => {
  const lent = await database.connect()
  await lent.query('begin')
  await lent.query(`insert into kept values ('idle')`)
  await vi.waitFor(() => insert('next'), { timeout: 10_000 })
  await expect(lent.query('commit')).rejects.toMatchObject({ code: 'ECONNECTION' })
  lent.release()
  const found = await kept()
  expect(found).toContain('next')
  expect(found).not.toContain('idle')
})

test('T-52 closing ends although a statement spins, and the folder opens with what was committed', async () => {
  await insert('last')
  const spinning = transact(({ connection }) => connection.query(spin))
  const refused = spinning.catch((error: unknown) => error)
  await pause(50)
  const began = performance.now()
  await database.close()
  expect(performance.now() - began).toBeLessThan(limitOf(10_000))
  expect(await refused).toEqual(unavailable)
  database = await embeddedDatabase(folder, async () => {}, {
    clock: () => now,
    room: diskSpaceOf(folder, 0),
    log,
  })
  expect(await kept()).toContain('last')
})
