import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noon, testServer, type TestServer } from '../../testing/index.ts'
import type { Booking, Principal } from '../operation/context.ts'
import { post } from './ledger.ts'
import { asTenant } from '../db/transaction.ts'

let api: TestServer
beforeAll(async () => {
  api = await testServer()
})
afterAll(() => api.close())

const principal = { merchant: 1, club: 1, staff: 1, currency: 'UZS' } as Principal
const booking = (entries: Booking['entries']): Booking => ({
  kind: 'payment',
  club: 1,
  day: '2026-11-21',
  entries,
})
const write = (given: Booking) =>
  api.transact(async (work) => {
    await asTenant(work, principal)
    return post(work, principal, noon, given)
  })
const total = async () => {
  const text = 'select coalesce(sum(amount), 0) as sum, count(*) as rows from ledger_entry'
  return (await api.sql<{ sum: number; rows: number }>(1, text))[0]
}

describe('REL-05 the ledger', () => {
  test('holds both sides of every transaction', async () => {
    await write(
      booking([
        { account: 'cash', amount: 500_000 },
        { account: 'sales', amount: -500_000 },
      ]),
    )
    expect(await total()).toEqual({ sum: 0, rows: 2 })
  })

  test.each([
    ['one side', [{ account: 'cash', amount: 5 }]],
    [
      'sides that differ',
      [
        { account: 'cash', amount: 5 },
        { account: 'sales', amount: -4 },
      ],
    ],
    [
      'parts of a unit',
      [
        { account: 'cash', amount: 0.5 },
        { account: 'sales', amount: -0.5 },
      ],
    ],
    ['nothing', []],
  ])('refuses %s', async (_, entries) => {
    const before = await total()
    await expect(write(booking(entries))).rejects.toThrow('do not balance')
    expect(await total()).toEqual(before)
  })

  test('is checked again by the database for every writer', async () => {
    const before = await total()
    const unbalanced = api.sql(
      1,
      `with t as (insert into ledger_transaction (merchant_id, club_id, kind, business_day, staff_id, at)
                  values (1, 1, 'payment', '2026-11-21', 1, '2026-11-21Z') returning id)
       insert into ledger_entry (merchant_id, transaction_id, club_id, account, amount, currency)
       select 1, t.id, 1, 'cash', 5, 'UZS' from t`,
    )
    await expect(unbalanced).rejects.toThrow('does not sum to 0')
    expect(await total()).toEqual(before)
  })

  test('sums to 0 after any bookings', async () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 1_000_000_000 }), {
      minLength: 1,
      maxLength: 4,
    })
    await fc.assert(
      fc.asyncProperty(amounts, async (parts) => {
        const sum = parts.reduce((one, other) => one + other)
        const sides = parts.map((amount, i) => ({ account: `method_${i}`, amount }))
        await write(booking([...sides, { account: 'sales', amount: -sum }]))
        expect((await total())?.sum).toBe(0)
      }),
      { numRuns: 30 },
    )
  })
})

test.each(['ledger_transaction', 'ledger_entry', 'audit_log', 'event'])(
  'REL-06 %s takes no change and loses nothing',
  async (table) => {
    await expect(api.sql(1, `delete from ${table}`)).rejects.toMatchObject({ code: '42501' })
    await expect(api.sql(1, `update ${table} set merchant_id = 1`)).rejects.toMatchObject({
      code: '42501',
    })
  },
)

test('REL-12 REL-13 without a tenant no table shows a row', async () => {
  const tables = await api.sql<{ name: string }>(
    null,
    `select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'merchant_id'`,
  )
  expect(tables.length).toBeGreaterThan(15)
  for (const { name } of tables)
    expect([name, await api.sql(null, `select * from ${name}`)]).toEqual([name, []])
  expect((await api.sql(1, 'select * from club')).length).toBe(3)
  expect(await api.sql(2, 'select id from club')).toEqual([{ id: 4 }])
  await expect(api.sql(2, `insert into staff_club values (1, 1, 1)`)).rejects.toMatchObject({
    code: '42501',
  })
})
