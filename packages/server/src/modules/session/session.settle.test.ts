import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { gym, saleOf } from '../../../test/gym.ts'
import { testServer, type Person, type TestServer } from '../../testing/index.ts'

let api: TestServer
let plan: number
beforeAll(async () => {
  api = await testServer()
  plan = await gym(api).plan({ price: 50_000, days: 1 })
})
afterAll(() => api.close())

const settle = (key: string, person: Person = 'desk', operation = 'createPayment') =>
  api.as(person).post('/auth/settle-write/', { operation, key })

const sale = async (key: string) => {
  const [member = 0] = await gym(api).members(1)
  const send = () =>
    api.as('desk').post('/management/payment/', saleOf(member, plan, { price: 50_000 }), { key })
  const count = async () => {
    const sql = 'select count(*)::int as count from payment where member_id = $1'
    return (await api.sql<{ count: number }>(1, sql, [member]))[0]?.count
  }
  return { send, count }
}

describe('REL-24 the outcome of a write with a lost response', () => {
  test('it was done: the answer that was lost, as often as it is asked', async () => {
    const key = crypto.randomUUID()
    const { send, count } = await sale(key)
    const { results } = (await send()).body
    expect((await settle(key)).body.results).toEqual({ done: true, answer: results })
    expect((await settle(key)).body.results).toEqual({ done: true, answer: results })
    expect(await count()).toBe(1)
  })

  test('it was not executed, and a later request with the key is refused', async () => {
    const key = crypto.randomUUID()
    const { send, count } = await sale(key)
    expect((await settle(key)).body.results).toEqual({ done: false, answer: null })
    const late = await send()
    expect([late.status, late.body.code]).toEqual([422, 'idempotency_mismatch'])
    expect(await count()).toBe(0)
    expect((await settle(key)).body.results).toEqual({ done: false, answer: null })
  })

  test('REL-18 nothing is acknowledged before the database has committed it', async () => {
    const key = crypto.randomUUID()
    const { send, count } = await sale(key)
    const connect = api.database.connect.bind(api.database)
    const broken = vi.spyOn(api.database, 'connect').mockImplementation(async () => {
      const lent = await connect()
      const breakAtCommit: typeof lent.query = async (text, values, name) => {
        if (text !== 'commit') return lent.query(text, values, name)
        await lent.query('rollback')
        throw Object.assign(new Error('The connection was lost'), { code: '08006' })
      }
      return { ...lent, query: breakAtCommit }
    })
    const told = await settle(key)
    broken.mockRestore()
    expect([told.status, told.body.code]).toEqual([503, 'unavailable'])
    // "Not done" was not confirmed yet, so the write may still arrive.
    expect((await send()).status).toBe(200)
    expect(await count()).toBe(1)
  })

  test('a key is that of one person and one operation', async () => {
    const key = crypto.randomUUID()
    const { send, count } = await sale(key)
    await send()
    const not = { done: false, answer: null }
    expect((await settle(key, 'manager')).body.results).toEqual(not)
    expect((await settle(key, 'stranger')).body.results).toEqual(not)
    expect((await settle(key, 'desk', 'createOneTimePayment')).body.results).toEqual(not)
    expect((await settle(key, 'desk', 'createDeposit')).body.results).toEqual(not)
    expect((await settle(key)).body.results.done).toBe(true)
    expect(await count()).toBe(1)
  })

  test.each([['deletePayment'], ['']])('no other operation: %s', async (operation) => {
    expect((await settle(crypto.randomUUID(), 'desk', operation)).status).toBe(400)
  })
})
