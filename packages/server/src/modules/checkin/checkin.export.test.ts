import { afterAll, beforeAll, expect, test } from 'vitest'
import { csvRows } from '../../core/sheets/sheets.sample.ts'
import { testServer, type TestServer } from '../../testing/index.ts'
import { gym, saleOf } from '../../../test/gym.ts'

const MEMBERS = 20
/** Visits of each member, enough to make summing them per row noticeable. */
const VISITS = 150

let api: TestServer
beforeAll(async () => {
  api = await testServer()
  const plan = await gym(api).plan()
  for (const customer of await gym(api).members(MEMBERS)) {
    await api.as('desk').post('/management/payment/', saleOf(customer, plan))
  }
  await api.sql(1, 'update membership set visits = 500 where id % 3 > 0')
  // The order by day differs from the order by id, and one of five is reversed.
  await api.sql(
    1,
    `with made as (
       insert into visit (merchant_id, club_id, type, member_id, membership_id, amount, business_day, at, staff_id)
       select 1, 1, 1, s.member_id, s.id, 1, '2026-11-01'::date + n * 7 % 20, '2026-11-01Z'::timestamptz + n * interval '1 minute', 5
         from generate_series(1, ${VISITS}) n, membership s where s.merchant_id = 1 returning *)
     insert into visit (merchant_id, club_id, type, member_id, membership_id, amount, business_day, at, staff_id, reverses_id)
     select 1, 1, 1, member_id, membership_id, -1, business_day, at, 5, id from made where id % 5 = 0`,
  )
})
afterAll(() => api.close())

/** Index entries and table rows of `visit` that were read so far. */
async function readSoFar() {
  await api.sql(1, 'select pg_stat_force_next_flush()')
  const [row] = await api.sql<{ n: number }>(
    1,
    `select (select sum(idx_tup_read) from pg_stat_user_indexes where relname = 'visit')::float8
          + (select sum(seq_tup_read) from pg_stat_user_tables where relname = 'visit')::float8 as n`,
  )
  return row?.n ?? 0
}

test.each(['', 'removed=1', 'start_date=2026-11-05&end_date=2026-11-09'])(
  'the file of the history has the rows of the list, with what was left after each: "%s"',
  async (query) => {
    interface Row {
      phone: string
      visits_left: number | null
    }
    const shown: Row[] = []
    for (let page = 1; ; page += 1) {
      const path = `/check-in/history-list/?per_page=100&page=${page}&${query}`
      const { body } = await api.as('owner').get<Row[]>(path)
      shown.push(...body.results)
      if (shown.length >= body.total_count) break
    }
    const { text } = await api.as('owner').get(`/check-in/history-export-csv/?${query}`)
    const file = csvRows(text).slice(1)
    expect(file.length).toBeGreaterThan(500)
    expect(file.map((row) => [row[2]?.replace("'", ''), row[4]])).toEqual(
      shown.map(({ phone, visits_left }) => [
        phone,
        visits_left === null ? '' : String(visits_left),
      ]),
    )
  },
)

test('the file of the history reads each visit a few times at most, however often a member came', async () => {
  await api.as('owner').get('/check-in/history-list/?per_page=1')
  const before = await readSoFar()
  const queries = api.watch.queries
  const { text } = await api.as('owner').get('/check-in/history-export-csv/')
  const rows = csvRows(text).length - 1
  expect(rows).toBeGreaterThan(2000)
  const pages = Math.ceil(rows / 1000)
  // Begin, tenant, rows, commit.
  expect(api.watch.queries - queries).toBeLessThanOrEqual(12 + pages * 4)
  // Summed separately for every row it would be about 75, half of the visits of a membership.
  expect(((await readSoFar()) - before) / rows).toBeLessThan(20)
})
