import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEmbedded, ownerOf } from '../../src/node/embedded/engine.ts'
import { seededFolder } from '../../src/testing/seededFolder.ts'
import { isSound, prove } from '../../src/queries/integrity/prove.ts'
import { counted } from '../long.ts'
import { deskWrites, environment, isSale, main, plainSales, start } from './process.ts'
import type { Server, Write } from './process.ts'
import { freshDatabase, inLanes, range, say } from './server.ts'

const rounds = counted(2, 50)
const clients = 20
/** Servers that are started on a folder in use. */
const SECONDS = counted(4, 20)
/**
 * Acknowledged writes before the server is killed; differs per round, so that each is killed at another
 * point.
 */
const enough = (round: number) => 6 + ((round * 7) % 23)

type Query = <R>(text: string) => Promise<R[]>
interface CrashTarget {
  env: NodeJS.ProcessEnv
  folder: string
  /** Queries as the owner of the tables, with the server stopped. */
  look: <R>(work: (query: Query) => Promise<R>) => Promise<R>
}

const places: Record<string, () => Promise<CrashTarget>> = {
  PGlite: async () => {
    const folder = await seededFolder(40)
    const look: CrashTarget['look'] = async (work) => {
      const pglite = await openEmbedded(folder)
      const { query } = ownerOf(pglite)
      return work((text) => query(text)).finally(() => pglite.close())
    }
    return { folder, look, env: { DATABASE_URL: '', DATA_DIR: folder } }
  },
  PostgreSQL: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'zal-crash-'))
    const url = await freshDatabase({ migrated: false })
    const look: CrashTarget['look'] = async (work) => {
      const types = {
        getTypeParser: (oid: number) => (oid === 20 || oid === 1700 ? Number : String),
      }
      const client = new pg.Client({ connectionString: url, types })
      await client.connect()
      return work(async <R>(text: string) => (await client.query(text)).rows as R[]).finally(() =>
        client.end(),
      )
    }
    return { folder, look, env: { DATABASE_URL: url, DATA_DIR: folder } }
  },
}

describe.each(Object.keys(places))('on %s', (name) => {
  let place: CrashTarget
  let server: Server
  let desk: ReturnType<typeof deskWrites>
  beforeAll(async () => {
    place = await places[name]!()
    server = await start(place.env)
    await server.signIn()
    desk = deskWrites(
      await plainSales(server, [
        { amount: 30_000, payment_method: 3 },
        { amount: 20_000, payment_method: 1 },
      ]),
    )
  }, 120_000)
  afterAll(async () => {
    await server.stop('SIGTERM')
    rmSync(place.folder, { recursive: true, force: true })
  })

  const ask = ({ method, path, body }: Write, key: string) => server.send(method, path, body, key)

  test(`REL-18 T-34 ${rounds} × kill -9 under ${clients} writing clients: nothing acknowledged is lost, nothing is half done`, async () => {
    let sent = 0
    const acknowledged = new Map<string, { write: Write; text: string }>()
    const restarts: number[] = []
    const kinds = () =>
      new Set([...acknowledged.values()].map(({ write }) => write.path.replace(/\d+/, 'ID')))
    for (const round of range(rounds)) {
      const goal = acknowledged.size + enough(round)
      let alive = true
      let reached = () => {}
      const writing = new Promise<void>((resolve) => {
        reached = resolve
      })
      const done = inLanes(clients, range(clients), async () => {
        while (alive) {
          const [key, write] = [randomUUID(), desk.next()]
          if (isSale(write)) sent += 1
          const answer = await ask(write, key).catch(() => null)
          if (answer?.status === 200) {
            acknowledged.set(key, { write, text: answer.text })
            desk.heard(write, answer.text)
          }
          // Before the last kill, some writes of every kind were acknowledged.
          const isLast = round === rounds - 1
          if (acknowledged.size >= goal && (!isLast || kinds().size === 4)) reached()
        }
      })
      await writing
      await server.stop('SIGKILL')
      alive = false
      await done
      // The lock of the killed process remains and is taken over.
      if (name === 'PGlite') expect(existsSync(join(place.folder, 'zal.lock'))).toBe(true)
      const began = performance.now()
      server = await start(place.env, server)
      restarts.push(performance.now() - began)
    }

    // Every acknowledged write is replayed byte-identical with its key.
    const replays = await inLanes(8, [...acknowledged], async ([key, { write, text }]) => {
      const answer = await ask(write, key)
      return answer.text === text
    })
    expect(replays.every(Boolean)).toBe(true)
    const told = [...acknowledged.values()].map(({ write }) => write)
    expect(kinds()).toHaveProperty('size', 4)
    await server.stop('SIGTERM')
    const [found] = await place.look((query) => query<SaleCounts>(whole))
    const proofs = await place.look(prove)
    server = await start(place.env, server)
    expect(proofs.filter(({ faults }) => faults > 0)).toEqual([])
    expect(isSound(proofs)).toBe(true)
    expect(found).toEqual({
      ...found,
      halves: 0,
      unbalanced: 0,
      gaps: 0,
      unheard: 0,
      unlogged: 0,
      unkept: 0,
      twice: 0,
    })
    expect(found?.payments).toBeGreaterThanOrEqual(told.filter(isSale).length)
    expect(found?.payments).toBeLessThanOrEqual(sent)
    say(
      `REL-18 ${name}: ${acknowledged.size} acknowledged, ${found?.payments} written, restarts up to ${Math.max(...restarts).toFixed(0)} ms`,
    )
  }, 900_000)
})

interface SaleCounts {
  payments: number
}

/** Incomplete writes: a sale without one of its rows, or a row without its sale. */
const whole = `
  with sale as (select p.* from payment p where p.discount_amount = 0 and p.subtotal = 50000 and exists (
    select from audit_log a where a.record_type = 'payment' and a.record_id = p.id))
  select (select count(*) from sale) as payments,
         (select count(*) from payment p where (p.type <> 3 and not exists (select from membership m where m.id = p.membership_id))
             or p.total <> (select coalesce(sum(x.amount), 0) from payment_part x where x.payment_id = p.id)
             or 1 + (select count(*) from payment_reversal r where r.payment_id = p.id)
                <> (select count(*) from ledger_transaction t where t.payment_id = p.id)) as halves,
         (select count(*) from (select 1 from ledger_entry group by transaction_id having sum(amount) <> 0) x) as unbalanced,
         (select count(*) from (select 1 from payment group by merchant_id, club_id having max(invoice_no) <> count(*)) x) as gaps,
         (select count(*) from sale p where not exists (select from event e where e.kind = 'payment.created' and e.record_id = p.id)) as unheard,
         (select count(*) from event e where e.kind = 'payment.created' and not exists (
            select from audit_log a where a.action = e.kind and a.record_id = e.record_id)) as unlogged,
         (select count(*) from idempotency_key where answer is null) as unkept,
         (select count(*) from sale) - (select count(*) from idempotency_key where operation = 'createPayment') as twice`

test('REL-20 a second server on the folder ends at once with a sentence, and harms nothing', async () => {
  const folder = await seededFolder(40)
  const env = { DATABASE_URL: '', DATA_DIR: folder }
  const first = await start(env)
  await first.signIn()
  const count = async () => (await first.get('/management/member-list/')).total_count
  const before = await count()
  const times: number[] = []
  const seconds = await inLanes(2, range(SECONDS), async () => {
    const began = performance.now()
    const second = spawn(process.execPath, [main], {
      env: environment(env),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    second.stderr.on('data', (chunk) => (said += String(chunk)))
    const code = await new Promise((resolve) => second.once('close', resolve))
    times.push(performance.now() - began)
    return { code, said: said.trim() }
  })
  const sentence = `${folder} is in use by another Zal server (process ${first.process.pid}). Stop it first, or set DATA_DIR.`
  expect(seconds).toEqual(range(SECONDS).map(() => ({ code: 1, said: sentence })))
  expect(await count()).toBe(before)
  say(`REL-20 the second server ended after ${Math.max(...times).toFixed(0)} ms at most`)
  await first.stop('SIGTERM')
  rmSync(folder, { recursive: true })
}, 120_000)
