import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Connection } from '../src/core/db/database.ts'
import type { Answer, TestServer } from '../src/testing/index.ts'
import { operations } from './calls.ts'
import { counted } from './long.ts'
import { writesWorld, type WriteCall } from './writes.world.ts'

// Runs every write operation with each of its statements delayed or failing. COMMIT is replaced by reading
// what would have been committed and a ROLLBACK, so that all runs share one database.

let api: TestServer
let calls: Map<string, WriteCall>
let written: string
beforeAll(async () => {
  ;({ api, calls } = await writesWorld())
  const tables = await api.sql<{ name: string }>(
    null,
    `select c.relname::text as name from pg_class c
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and has_table_privilege(c.oid, 'select')
      order by 1`,
  )
  // Counts of rows of this transaction, including its savepoints, and of all rows, by table.
  const columns = tables
    .filter(({ name }) => name !== 'member_block')
    .map(
      ({ name }) =>
        `(select array[count(*) filter (where x.xmin::text::bigint >= pg_current_xact_id()::text::bigint), count(*)]
          from "${name}" x) as "${name}"`,
    )
  // Ids go on from run to run, so that the same members fill one range of ids or two: these are counted as members.
  columns.push('(select sum(members) from member_block) as member_block')
  written = `select ${columns.join(', ')}`
})
afterAll(() => api.close())

/** Reasons for write operations that are excluded here. */
const elsewhere: Record<string, string> = {
  login: 'nobody is signed in; the transactions are those of one statement each (session tests)',
  redirect: 'as login',
  askRecovery: 'as login',
  readRecovery: 'as login',
  finishRecovery: 'as login',
  readReceipt: 'reads',
  logout: 'one statement; it would end the session of all others here',
  runImport: 'goes on after the answer, in transactions of its own (import tests)',
  undoImport: 'as runImport',
  uploadImport: 'writes its rows in several transactions, which need each other (import tests)',
  cancelImport: 'as runImport',
  askAgain: 'only a browser that waits for its approval may (device tests)',
  openShift: 'the shift of this world is open (shift tests)',
  switchOnlinePayment: 'the body of a sale is needed (online tests); its sale is createPayment',
}

type Tables = Record<string, unknown>
interface Outcome {
  status: number
  code: string
  /** By transaction that would have been committed: rows written and total rows, by changed table. */
  committed: Tables[]
  statements: number
}

/**
 * Runs before a statement is sent; `nth` counts the statements of the request, including COMMIT but not
 * BEGIN.
 */
type Before = (nth: number) => Promise<void>

async function run(id: string, before: Before): Promise<Outcome> {
  const { path, body, person = 'owner' } = calls.get(id) as WriteCall
  const { method } = operations.find((each) => each.id === id) as (typeof operations)[number]
  const caller = api.as(person)
  await caller.cookies()
  const committed: Tables[] = []
  let statements = 0
  const connect = api.database.connect.bind(api.database)
  const spy = vi.spyOn(api.database, 'connect').mockImplementation(async () => {
    const connection = await connect()
    const query: Connection['query'] = async (text, values, name) => {
      // BEGIN is sent together with the first statement, and nothing has happened where it fails.
      if (text === 'begin') return connection.query(text)
      statements += 1
      await before(statements)
      if (text !== 'commit') return connection.query(text, values, name)
      await connection.query('set constraints all immediate')
      const { rows } = await connection.query<Tables>(written)
      committed.push(rows[0] ?? {})
      return connection.query('rollback')
    }
    return { ...connection, query }
  })
  const sent = body instanceof FormData ? body : body && JSON.stringify(body)
  const answer: Answer = await caller.send(method, path, sent).finally(() => spy.mockRestore())
  return { status: answer.status, code: answer.body.code, committed, statements }
}

const at = async () => {}
/** Delays by microtasks; the end of the transaction overtakes a statement that is not awaited. */
const ticks = (random: () => number) => async () => {
  for (let left = Math.floor(random() * 51); left > 0; left -= 1) await Promise.resolve()
}
const milliseconds = (random: () => number) => () =>
  new Promise<void>((resolve) => setTimeout(resolve, 1 + random() * 19))

/** Mulberry32, so that a failing run can be repeated. */
function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const writes = operations.filter(({ method, id }) => method !== 'GET' && !(id in elsewhere))
const repeats = counted(1, 20)
/** Number of statements of a write that fail in turn; the sample gym has some 60, and loads for a second each time. */
const most = counted(24, Infinity)
/** Numbers from 1 to `count`: all, or `most` at equal distances with the first and the last. */
const failures = (count: number) =>
  count <= most
    ? Array.from({ length: count }, (_, at) => at + 1)
    : Array.from({ length: most }, (_, at) => 1 + Math.round((at * (count - 1)) / (most - 1)))

describe('T-51 no statement of a write is left behind', () => {
  test('every write operation is called', () => {
    expect(writes.filter(({ id }) => !calls.has(id)).map(({ id }) => id)).toEqual([])
  })

  test.each(writes.map(({ id }) => id))('%s: delayed, it commits the same', async (id) => {
    const plain = await run(id, at)
    expect(plain).toMatchObject({ status: 200, code: 'ok' })
    for (let seed = 1; seed <= repeats; seed += 1) {
      for (const delay of [ticks, milliseconds]) {
        expect([seed, delay.name, await run(id, delay(seeded(seed)))]).toEqual([
          seed,
          delay.name,
          plain,
        ])
      }
    }
  })

  test.each(writes.map(({ id }) => id))(
    '%s: where a statement fails, nothing is kept',
    async (id) => {
      const { statements, committed } = await run(id, at)
      for (const failing of failures(statements)) {
        const outcome = await run(id, async (nth) => {
          if (nth === failing) throw new Error(`Statement ${nth} fails`)
        })
        // An operation with several transactions keeps those committed before.
        expect([failing, outcome.status]).toEqual([failing, 500])
        expect(committed.slice(0, outcome.committed.length)).toEqual(outcome.committed)
        expect(outcome.committed.length).toBeLessThan(committed.length)
      }
    },
  )
})
