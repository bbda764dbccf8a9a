import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createRandom } from '../../../seed/random.ts'
import { flips } from '../../../test/flips.ts'
import { gym, saleOf, type Gym } from '../../../test/gym.ts'
import type { Owner } from '../../node/migrate.ts'
import { isSound, prove } from '../../queries/integrity/prove.ts'
import { testServer, type TestServer } from '../../testing/index.ts'

let api: TestServer
let rows: Gym
let books: Owner
let plan: number
beforeAll(async () => {
  api = await testServer({
    fill: (one) => {
      books = one
      return Promise.resolve()
    },
  })
  rows = gym(api)
  plan = await rows.plan()
  for (const member of await rows.members(12)) {
    const { status } = await api
      .as('owner')
      .post('/management/payment/', saleOf(member, plan, { payments: parts }))
    if (status !== 200) throw new Error(`The sale answered ${status}`)
    await rows.deposit(member, 100_000)
  }
})
afterAll(() => api.close())

const parts = [
  { amount: 150_000, payment_method: 3 },
  { amount: 250_000, payment_method: 1 },
]

/** Runs as the owner of the tables, who bypasses row-level security. */
async function behind<T>(work: () => Promise<T>): Promise<T> {
  await books.exec('reset role')
  return work().finally(() => books.exec('set role zal_app'))
}

const seals = () =>
  api.sql<{ club: number; seq: number; transaction: number; hash: string }>(
    1,
    `select club_id as club, seq, transaction_id as transaction, encode(hash, 'hex') as hash from ledger_seal order by 1, 2`,
  )

describe('REL-07 the ledger is a chain', () => {
  test('every transaction is sealed by its commit, in each club one behind the other', async () => {
    const found = await seals()
    const [count] = await api.sql(1, 'select count(*)::int as rows from ledger_transaction')
    expect(count).toEqual({ rows: found.length })
    expect(found.map(({ club, seq }) => [club, seq])).toEqual(found.map((_, at) => [1, at + 1]))
    expect(new Set(found.map(({ hash }) => hash)).size).toBe(found.length)
    expect(isSound(await behind(() => prove((text) => books.query(text))))).toBe(true)
  })

  test('leaves neither a seal nor a gap for a rolled back transaction', async () => {
    const before = await seals()
    const refused = api.transact(async ({ connection }) => {
      await connection.query(`select set_config('zal.merchant', '1', true)`)
      await connection.query(`
        insert into ledger_transaction (merchant_id, club_id, kind, business_day, staff_id, at)
        values (1, 1, 'payment', '2026-11-21', 1, '2026-11-21Z')`)
      await connection.query('set constraints ledger_sealed immediate')
      throw new Error('Something else went wrong')
    })
    await expect(refused).rejects.toThrow('Something else')
    expect(await seals()).toEqual(before)
    const [member = 0] = await rows.members(1)
    await rows.deposit(member, 1000)
    expect((await seals()).slice(0, -1)).toEqual(before)
    expect((await seals()).at(-1)?.seq).toBe(before.length + 1)
  })

  test('100 of 100 changes of one byte are found, each by the id of its transaction', async () => {
    const random = createRandom(7)
    const { columns, missed } = await behind(() => flips(books, 100, () => random.next()))
    expect(missed).toEqual([])
    expect(columns.size).toBeGreaterThan(15)
    expect(isSound(await behind(() => prove((text) => books.query(text))))).toBe(true)
  })

  test.each([
    ['a row that has gone', 'delete from ledger_entry where transaction_id = 3'],
    [
      'a row more',
      `insert into ledger_entry (merchant_id, transaction_id, club_id, account, amount, currency)
       values (1, 3, 1, 'cash', 5, 'UZS'), (1, 3, 1, 'safe', -5, 'UZS')`,
    ],
    ['a transaction that has gone', 'delete from ledger_transaction where id = 3'],
    [
      'two rows that changed places',
      `update ledger_entry e set amount = (select amount from ledger_entry o where o.transaction_id = 3 and o.id <> e.id order by o.id limit 1)
        where transaction_id = 3`,
    ],
  ])('finds %s', async (_, damage) => {
    const found = await behind(async () => {
      await books.exec('begin; set local session_replication_role = replica')
      await books.exec(damage)
      return prove((text) => books.query(text)).finally(() => books.exec('rollback'))
    })
    const chain = found.find(({ name }) => name === 'chain')
    expect(chain?.rows.map(({ id }) => id)).toEqual([3])
  })

  test('seals are added to and never changed', async () => {
    for (const change of ['update ledger_seal set seq = seq + 100', 'delete from ledger_seal']) {
      await expect(api.sql(1, change)).rejects.toMatchObject({ code: '42501' })
    }
  })
})
