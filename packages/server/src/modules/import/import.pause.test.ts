import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../core/db/database.ts'
import { memoryDatabase, testServer, type TestServer } from '../../testing/index.ts'

/** Milliseconds that each insertion of rows takes at least. */
const SLOW = 60

/** A use of the database's only connection. */
interface Turn {
  asked: number
  released: number
  insertsRows: boolean
}

let api: TestServer
const turns: Turn[] = []
beforeAll(async () => {
  api = await testServer({ database: slowed(await memoryDatabase()) })
})
afterAll(() => api.close())

/** Slows down the insertion of rows and records all turns. */
const slowed = (database: Database): Database => ({
  ...database,
  connect: async (patience) => {
    const turn = { asked: performance.now(), released: 0, insertsRows: false }
    turns.push(turn)
    const lent = await database.connect(patience)
    return {
      query: async (text, values, name) => {
        if (text.includes('insert into member_import_row')) {
          turn.insertsRows = true
          await pause(SLOW)
        }
        return lent.query(text, values, name)
      },
      release: (broken) => {
        turn.released = performance.now()
        lent.release(broken)
      },
    }
  },
})

/** Pages of uploads that run at once, in the order in which they had the connection. */
async function pagesOf(uploads: number) {
  turns.length = 0
  const answers = await Promise.all(
    Array.from({ length: uploads }, (_, nth) => {
      const rows = Array.from(
        { length: 350 },
        (__, at) => `Karimov,Ali,+9989${nth}${1_000_000 + at}`,
      )
      const form = new FormData()
      form.append('file', new File([['Familiya,Ism,Telefon', ...rows].join('\n')], 'members.csv'))
      return api.as('owner').send('POST', '/management/member-import-csv/', form)
    }),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  return turns
    .filter(({ insertsRows }) => insertsRows)
    .toSorted((one, other) => one.released - other.released)
}

test.each([1, 3])(
  'T-57 uploads leave the database to others after each page, for as long as the page took: %s at once',
  async (uploads) => {
    const pages = await pagesOf(uploads)
    expect(pages.length).toBe(4 * uploads)
    const pauses = pages.slice(1).map(({ asked }, at) => asked - (pages[at]?.released ?? 0))
    // Timers may fire a millisecond early.
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(SLOW - 2)
  },
)
