import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { csvRows } from '../src/core/sheets/sheets.fixture.ts'
import { testServer, type TestServer } from '../src/testing/index.ts'
import { gym, saleOf, today } from './gym.ts'

let api: TestServer
beforeAll(async () => {
  api = await testServer()
  const [first = 0, second = 0] = await gym(api).members(2)
  const plan = await gym(api).plan()
  for (const customer of [first, second]) {
    await api.as('desk').post('/management/payment/', saleOf(customer, plan))
    await api.as('desk').post('/check-in/register/', { customer })
    const put = { amount: 50_000, payment_types: [{ payment_method: 3, amount: 50_000 }] }
    const body = { gym_customer: customer, payment_date: today, ...put }
    await api.as('desk').post('/management/deposit-payments/', body)
  }
})
afterAll(() => api.close())

interface Row {
  id: number
  entries?: unknown[]
}

describe.each([
  {
    list: '/management/deposit-payments/',
    csv: '/management/deposit-export-csv/',
    action: 'deposit.exported',
    queries: ['', 'type=1', 'type=2', 'q=golomova', `start_date=${today}&end_date=${today}`],
  },
  {
    list: '/check-in/history-list/',
    csv: '/check-in/history-export-csv/',
    action: 'checkin.exported',
    queries: ['', 'removed=1', 'q=golomova', `start_date=${today}&end_date=${today}`],
  },
  {
    list: '/finance/ledger/',
    csv: '/finance/ledger-export-csv/',
    action: 'ledger.exported',
    queries: ['', 'account=deposit', 'account=safe', `start_date=${today}&end_date=${today}`],
  },
])('the file of $list', ({ list, csv, action, queries }) => {
  test('has exactly the rows that are shown, in both formats', async () => {
    const counts: number[] = []
    for (const query of queries) {
      const { body } = await api.as('owner').get<Row[]>(`${list}?per_page=100&${query}`)
      const shown = body.results.flatMap((row) => row.entries ?? [row]).length
      const { text } = await api.as('owner').get(`${csv}?${query}`)
      expect(csvRows(text)).toHaveLength(shown + 1)
      const sheet = await api.as('owner').get(`${list}?export=true&${query}`)
      expect(sheet.text.startsWith('PK')).toBe(true)
      expect(sheet.headers.get('x-total-rows')).toBe(String(shown))
      counts.push(shown)
    }
    expect(Math.max(...counts)).toBeGreaterThan(1)
    expect(Math.min(...counts)).toBe(0)
  })

  test('names its columns in the language of the request', async () => {
    const heads = []
    for (const language of ['uz', 'ru', 'en']) {
      const headers = { 'accept-language': language }
      const { text } = await api.as('owner', { headers }).get(csv)
      heads.push(csvRows(text)[0]?.join())
    }
    expect(new Set(heads).size).toBe(3)
  })

  test('REL-37 REL-47 is for those who may export, and leaves an audit row', async () => {
    for (const path of [csv, `${list}?export=true`]) {
      expect((await api.as('desk').get(path)).body.code).toBe('forbidden')
    }
    await api.as('owner').get(csv)
    const [row] = await api.sql(
      1,
      `select staff_id from audit_log where action = $1 order by id desc limit 1`,
      [action],
    )
    expect(row).toEqual({ staff_id: 1 })
  })
})
