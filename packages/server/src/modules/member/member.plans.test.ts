import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { foldSearch } from '@zal/api/fold'
import { testServer, type TestServer } from '../../testing/index.ts'

let api: TestServer
beforeAll(async () => {
  api = await testServer({
    fill: async (owner) => {
      // 20,000 members of three clubs, some of them global, with 400 family and 125 given names.
      await owner.exec(`
        insert into member (merchant_id, club_id, is_global, first_name, last_name, gender, date_joined, phone, search_words, sort_key, created_at)
        select 1, 1 + n % 3, n % 20 = 0, x.first, x.last, 1, '2026-01-01', '+998' || 900000000 + n * 4729, array[x.last, x.first],
               x.last || ' ' || x.first, '2026-01-01Z'
          from generate_series(1, 20000) n,
               lateral (select 'v' || translate((n % 125)::text, '0123456789', 'aeiokrtmnd') as first,
                               'l' || translate((n * 7 % 400)::text, '0123456789', 'aeiokrtmnd') || 'ov' as last) x;
        analyze;`)
    },
  })
})
afterAll(() => api.close())

/** Tables of members that the statements scan sequentially. */
async function scans(statements: [text: string, values: unknown[]][]) {
  const connection = await api.database.connect()
  const counts = async () => {
    const { rows } = await connection.query<{ relname: string; seq_scan: number }>(
      `select relname, seq_scan from pg_stat_xact_user_tables where relname in ('member', 'member_word') order by relname`,
    )
    return rows
  }
  try {
    await connection.query('begin')
    await connection.query(`select set_config('zal.merchant', '1', true)`)
    const before = await counts()
    for (const [text, values] of statements) await connection.query(text, values)
    const after = await counts()
    return after
      .filter((table, at) => table.seq_scan > (before[at]?.seq_scan ?? 0))
      .map(({ relname }) => relname)
  } finally {
    await connection.query('rollback')
    connection.release()
  }
}

const page = (number: number): [string, unknown[]] => [
  'select * from member_page(1, $1::date, 10, $2)',
  ['2026-11-21', (number - 1) * 10],
]
const find = (q: string): [string, unknown[]] => {
  const { terms, digits } = foldSearch(q)
  const values = [terms.map((starts) => starts.join(' ')), digits]
  return ['select * from member_find($1::text[], $2, 1, false, 10, 0)', values]
}

describe('T-44 twenty thousand members', () => {
  test('are listed without reading a table from end to end', async () => {
    expect(await scans([page(1), page(2), page(300), page(733)])).toEqual([])
  })

  test.each(['lek', 'ov', 'le vek', 'l v', 'leok', 'xyzzy', '4729', '47', '99890', '12345'])(
    'are searched for %j without reading a table from end to end',
    async (q) => {
      expect(await scans([find(q)])).toEqual([])
    },
  )

  test('the watch sees a table that is read from end to end', async () => {
    expect(await scans([['select count(*) from member where description <> $1', ['']]])).toEqual([
      'member',
    ])
  })

  test('are on the pages given by counting from the start', async () => {
    const desk = api.as('desk')
    const all = await api.sql<{ id: number }>(
      1,
      'select id from member where scope_club in (0, 1) order by id desc',
    )
    for (const number of [1, 2, 103, 104, 500, 733, 734, 735]) {
      const { body } = await desk.get(`/management/member-list/?page=${number}`)
      const ids = body.results.map(({ id }: { id: number }) => id)
      expect(ids).toEqual(all.slice(number * 10 - 10, number * 10).map(({ id }) => id))
      expect(body.total_count).toBe(all.length)
    }
  })

  test('answer two words with exactly those who have both', async () => {
    const { body } = await api
      .as('desk')
      .get('/management/member-list/?q=vek le&per_page=100&sort=created')
    const expected = await api.sql<{ id: number }>(
      1,
      `select id from member where scope_club in (0, 1) and first_name like 'vek%' and last_name like 'le%' order by id desc`,
    )
    expect(expected.length).toBeGreaterThan(3)
    expect(body.results.map(({ id }: { id: number }) => id)).toEqual(expected.map(({ id }) => id))
  })
})
