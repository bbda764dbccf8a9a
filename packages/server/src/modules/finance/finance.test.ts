import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { gym, saleOf, today, type Gym } from '../../../test/gym.ts'
import type { Owner } from '../../node/migrate.ts'
import { checks } from '../../queries/integrity/checks.ts'
import { isSound, prove } from '../../queries/integrity/prove.ts'
import { testServer, type Caller, type TestServer } from '../../testing/index.ts'

let api: TestServer
let rows: Gym
let plan: number
let owner: Caller
let books: Owner
beforeAll(async () => {
  api = await testServer({
    fill: (one) => {
      books = one
      return Promise.resolve()
    },
  })
  rows = gym(api)
  plan = await rows.plan({ visits: 12 })
  owner = api.as('owner')
})
afterAll(() => api.close())

const sell = async (changes: Record<string, unknown> = {}) => {
  const [member] = await rows.members(1)
  const { status, body } = await owner.post('/management/payment/', saleOf(member!, plan, changes))
  expect([status, body]).toMatchObject([200, {}])
  return (body as { results: { id: number; version: number } }).results
}

interface Total {
  account: string
  count: number
  in: number
  out: number
  sum: number
}
interface Ledger {
  results: {
    id: number
    kind: string
    payment: { id: number; invoice_id: number } | null
    reverses: number | null
    entries: { id: number; account: string; amount: number }[]
  }[]
  total_count: number
  page_count: number
  start_date: string
  end_date: string
  accounts: Total[]
}

const ledger = async (query = '') => {
  const { status, body } = await owner.get(`/finance/ledger/${query}`)
  expect(status).toBe(200)
  return body as unknown as Ledger
}

describe('the ledger of the owner', () => {
  let sold: { id: number; version: number }
  beforeAll(async () => {
    sold = await sell()
    await sell({
      discount_amount: 50_000,
      discount_reason: 'Doimiy mijoz',
      total: 350_000,
      payments: [
        { amount: 200_000, payment_method: 3 },
        { amount: 150_000, payment_method: 2 },
      ],
    })
    const refund = {
      payment_status: 'partial_refund',
      refund_method: 3,
      refund_amount: 100_000,
      refund_reason: 'Kasal boʻlib qoldi, kela olmaydi',
    }
    await owner.patch(`/management/payment/${sold.id}/refund/`, refund)
  })

  test('totals every account, and the accounts together are nothing', async () => {
    const { accounts, start_date, end_date } = await ledger()
    expect([start_date, end_date]).toEqual(['2026-11-01', today])
    expect(accounts).toEqual([
      { account: 'terminal', count: 1, in: 150_000, out: 0, sum: 150_000 },
      { account: 'cash', count: 3, in: 600_000, out: -100_000, sum: 500_000 },
      { account: 'membership', count: 3, in: 100_000, out: -800_000, sum: -700_000 },
      { account: 'discount', count: 1, in: 50_000, out: 0, sum: 50_000 },
    ])
    expect(accounts.reduce((sum, each) => sum + each.sum, 0)).toBe(0)
  })

  test('opens the rows of each total, to the unit', async () => {
    const { accounts } = await ledger()
    for (const total of accounts) {
      const found = await ledger(`?account=${total.account}&per_page=100`)
      const amounts = found.results.flatMap(({ entries }) =>
        entries.filter(({ account }) => account === total.account).map(({ amount }) => amount),
      )
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total.sum)
      expect(found.total_count).toBe(total.count)
      expect(found.accounts).toEqual(accounts)
    }
  })

  test('links what went back to the sale and both to the payment', async () => {
    const { results } = await ledger(`?payment=${sold.id}`)
    const [back, sale] = results
    expect(results.map(({ kind }) => kind)).toEqual(['refund', 'payment'])
    expect(back?.reverses).toBe(sale?.id)
    expect(back?.payment).toEqual(sale?.payment)
    expect(sale?.payment?.id).toBe(sold.id)
  })

  test('goes from page to page without losing or repeating a row', async () => {
    const whole = await ledger('?per_page=100')
    const pages = await Promise.all([1, 2].map((page) => ledger(`?per_page=2&page=${page}`)))
    expect(pages.flatMap(({ results }) => results)).toEqual(whole.results)
    expect(pages[0]?.page_count).toBe(2)
  })

  test.each([
    ['?start_date=2026-09-22&end_date=2026-11-21', 'date_range_too_long'],
    ['?start_date=2026-11-21&end_date=2026-11-01', 'date_range_reversed'],
  ])('reads at most 60 days, in order: %s', async (query, code) => {
    const { status, body } = await owner.get(`/finance/ledger/${query}`)
    expect([status, body]).toMatchObject([400, { code }])
  })

  test.each([
    ['?start_date=2026-01-05', '2026-01-05', '2026-03-05'],
    ['?end_date=2026-11-10', '2026-09-12', '2026-11-10'],
    ['?start_date=2026-11-20', '2026-11-20', today],
  ])('one day is enough: %s', async (query, start, end) => {
    expect(await ledger(query)).toMatchObject({ start_date: start, end_date: end })
  })

  test('opens an entry by its id with its transaction, in its club only', async () => {
    const { results } = await ledger(`?payment=${sold.id}`)
    const [back] = results
    const [entry] = back?.entries ?? []
    const path = `/finance/ledger-entry/${entry?.id}/`
    const found = await owner.get(path)
    expect([found.status, found.body.results]).toEqual([200, { ...entry, transaction: back }])
    const elsewhere = await owner.get(path, { club: 2 })
    expect([elsewhere.status, elsewhere.body.code]).toEqual([404, 'not_found'])
    expect((await api.as('stranger').get(path)).status).toBe(404)
  })

  test('contains the transactions of the selected club only', async () => {
    const elsewhere = await owner.get('/finance/ledger/', { club: 2 })
    expect(elsewhere.body).toMatchObject({ total_count: 0, accounts: [] })
    const stranger = await api.as('stranger').get('/finance/ledger/')
    expect(stranger.body).toMatchObject({ total_count: 0, accounts: [] })
  })

  test.each(['director', 'manager', 'desk', 'trainer', 'partner'] as const)(
    'is not shown to the %s',
    async (person) => {
      const other = api.as(person)
      for (const path of ['/finance/ledger/', '/finance/ledger-entry/1/', '/finance/integrity/']) {
        expect((await other.get(path)).status).toBe(403)
      }
    },
  )
})

describe('the integrity of the books', () => {
  const proofs = async () => {
    const { status, body } = await owner.get('/finance/integrity/')
    expect(status).toBe(200)
    const { results } = body as unknown as {
      results: { is_sound: boolean; checks: Awaited<ReturnType<typeof prove>> }
    }
    return results
  }

  const areSound = async () => {
    const { is_sound, checks: found } = await proofs()
    expect(found.filter(({ faults }) => faults > 0)).toEqual([])
    expect(is_sound).toBe(true)
  }
  beforeEach(areSound)

  test('is proved of every check, after sales, refunds, voids, changes and freezes', async () => {
    const sale = await sell()
    await owner.patch(`/management/payment/${sale.id}/void/`, {
      void_reason: 1,
      void_description: 'Summa notoʻgʻri kiritilgan',
    })
    const other = await sell()
    const changed = await owner.patch(`/management/payment/${other.id}/`, {
      version: other.version,
      payments: [{ amount: 400_000, payment_method: 2 }],
    })
    expect(changed.status).toBe(200)
    const { is_sound, checks: found } = await proofs()
    expect(found.map(({ name }) => name)).toEqual(checks.map(({ name }) => name))
    expect(is_sound).toBe(true)
    expect(found.every(({ checked, name }) => checked > 0 || name === 'balances')).toBe(true)
  })

  // Each case corrupts one thing directly in the database and is rolled back.
  test.each([
    [
      'transactions',
      `update ledger_entry set amount = amount + 7 where id = (select min(id) from ledger_entry)`,
    ],
    [
      'parts',
      `update payment_part set amount = amount + 1 where id = (select min(id) from payment_part)`,
    ],
    [
      'chain',
      `update ledger_transaction set staff_id = staff_id + 1 where id = (select max(id) from ledger_transaction)`,
    ],
    ['sealed', `delete from ledger_seal where seq = (select max(seq) from ledger_seal)`],
    ['booked', `update ledger_entry set account = 'terminal' where account = 'cash'`],
    ['booked', `update ledger_transaction set payment_id = 999999 where kind = 'refund'`],
    ['returned', `update payment_reversal set amount = amount - 1 where kind = 'partial_refund'`],
    ['sums', `update payment_sum set amount = amount + 1 where method = 3 and plan = 0`],
    ['sums', `update payment_sum set payments = payments - 1 where method = 0 and plan <> 0`],
    ['sums', `delete from payment_sum where returned > 0`],
    ['sums', `update payment_sum set returned = returned + 1 where span = 'month' and method = 0`],
    ['sums', `update payment_state set payment_date = payment_date - 1`],
    ['parts', `update payment_state set paid[3] = paid[3] + 1`],
    ['parts', `update payment_state set paid = paid[1:7] || 1::bigint`],
    ['parts', `update payment_state set at = at - interval '1 hour'`],
    ['parts', `update payment_state set plan = null`],
    [
      'balances',
      `update ledger_entry set account = 'deposit', amount = 500001, member_id = (select min(id) from member) where account = 'cash' and id = (select min(id) from ledger_entry)`,
    ],
    ['invoices', `update club_counter set invoice_no = invoice_no + 1 where club_id = 1`],
    ['invoices', `update payment set invoice_no = 1000 where invoice_no = 2`],
    ['ends', `update membership set days = days + 1`],
    [
      'visits',
      `insert into visit (merchant_id, club_id, type, member_id, membership_id, amount, business_day, at, staff_id)
       select merchant_id, club_id, 1, member_id, id, 1, '2026-11-21', '2026-11-21Z', sold_by
         from membership, generate_series(1, 13) where id = (select min(id) from membership)`,
    ],
    ['holders', `update membership set state = 'void' where id = (select min(id) from membership)`],
  ])('names the fault: %s', async (name, damage) => {
    await books.exec('reset role; begin; set local session_replication_role = replica')
    try {
      await books.exec(damage)
      const found = await prove((text) => books.query(text))
      expect(isSound(found)).toBe(false)
      const check = found.find((each) => each.name === name)
      expect(check?.faults).toBeGreaterThan(0)
      expect(check?.rows[0]).toMatchObject({
        record: checks.find((each) => each.name === name)?.record,
        id: expect.any(Number),
        name: expect.any(String),
      })
      expect(check?.rows[0]?.expected).not.toBe(check?.rows[0]?.found)
    } finally {
      await books.exec('rollback; set role zal_app')
    }
  })

  test('contains nothing of another merchant', async () => {
    await books.exec('reset role; set session_replication_role = replica')
    await books.exec(`update club_counter set invoice_no = 5 where club_id = 4`)
    await books.exec('set session_replication_role = origin; set role zal_app')
    expect((await proofs()).is_sound).toBe(true)
    const { body } = await api.as('stranger').get('/finance/integrity/')
    expect(body).toMatchObject({ results: { is_sound: false } })
    await books.exec('reset role; set session_replication_role = replica')
    await books.exec(`update club_counter set invoice_no = 0 where club_id = 4`)
    await books.exec('set session_replication_role = origin; set role zal_app')
  })
})
