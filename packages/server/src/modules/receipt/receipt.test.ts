import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { gym, saleOf, type Gym } from '../../../test/gym.ts'
import { testServer, type TestServer } from '../../testing/index.ts'

let api: TestServer
let rows: Gym
let plan: number
beforeAll(async () => {
  api = await testServer()
  rows = gym(api)
  plan = await rows.plan()
})
afterAll(() => api.close())
beforeEach(() => api.sql(null, 'delete from receipt_reader'))

const at = (id: number) => `/management/payment/${id}/receipt/`
async function sold(changes: Parameters<typeof saleOf>[2] = {}): Promise<number> {
  const [customer = 0] = await rows.members(1)
  const answer = await api.as('desk').post('/management/payment/', saleOf(customer, plan, changes))
  return answer.body.results.id
}
const receipt = async (id: number) => (await api.as('desk').get(at(id))).body.results
const slip = { reversal: null, language: 'uz', paper: 'roll80' }
const print = (id: number, changes = {}) => api.as('desk').post(at(id), { ...slip, ...changes })
const read = (token: string, ip = '10.0.0.1') => api.nobody({ ip }).post('/receipt/', { token })

describe('a receipt', () => {
  test('says what was sold, to whom, for how much and how it was paid', async () => {
    const payments = [
      { amount: 300_000, payment_method: 3 },
      { amount: 60_000, payment_method: 1 },
    ]
    const id = await sold({
      total: 360_000,
      discount_value: 10,
      discount_reason: 'Doʻst',
      payments,
    })
    expect(await receipt(id)).toMatchObject({
      id,
      type: 1,
      payment_status: 'paid',
      currency: 'UZS',
      language: 'uz',
      customer: 'Gʻulomova Oʻgʻiloy',
      plan: 'Oylik',
      period: { start_date: '2026-11-21', end_date: '2026-12-20' },
      hours: null,
      subtotal: 400_000,
      discount_amount: 40_000,
      total: 360_000,
      payments,
      reversals: [],
      prints: [],
    })
  })

  test('is for those who sell, in the club that sold', async () => {
    const id = await sold()
    expect((await api.as('trainer').get(at(id))).body.code).toBe('forbidden')
    expect((await api.as('owner', { club: 2 }).get(at(id))).status).toBe(404)
    expect((await api.as('owner', { club: 2 }).post(at(id), slip)).status).toBe(404)
    expect((await api.as('stranger').get(at(id))).status).toBe(404)
  })

  test('counts its prints, each slip for itself, and a repeated request once', async () => {
    const id = await sold()
    const key = crypto.randomUUID()
    expect((await api.as('desk').post(at(id), slip, { key })).body.results).toEqual({ nth: 1 })
    expect((await api.as('desk').post(at(id), slip, { key })).body.results).toEqual({ nth: 1 })
    expect((await print(id, { paper: 'a4' })).body.results).toEqual({ nth: 2 })
    await api.as('manager').patch(`/management/payment/${id}/refund/`, {
      payment_status: 'partial_refund',
      refund_method: 3,
      refund_amount: 50_000,
      refund_reason: 'Mijoz kasal boʻlib qoldi',
    })
    const [back] = (await receipt(id)).reversals
    expect(back).toMatchObject({ kind: 'partial_refund', payment_method: 3, amount: 50_000 })
    expect((await print(id, { reversal: back.id })).body.results).toEqual({ nth: 1 })
    expect((await receipt(id)).prints).toEqual([
      { reversal: null, times: 2 },
      { reversal: back.id, times: 1 },
    ])
    const other = await sold()
    expect((await print(other, { reversal: back.id })).status).toBe(404)
    const audit = await api.sql(
      1,
      `select after from audit_log where action = 'receipt.printed' and record_id = $1 order by id`,
      [id],
    )
    expect(audit.map(({ after }) => (after as { nth: number }).nth)).toEqual([1, 2, 1])
  })

  test('of a void says so', async () => {
    const id = await sold()
    const why = { void_reason: 1, void_description: 'Summa notoʻgʻri kiritilgan' }
    await api.as('desk').patch(`/management/payment/${id}/void/`, why)
    expect(await receipt(id)).toMatchObject({
      payment_status: 'void',
      returned: 400_000,
      reversals: [{ kind: 'void', payment_method: null, amount: 400_000 }],
    })
  })
})

describe('the public link of a receipt', () => {
  test('shows it without a session, with first names and initials only', async () => {
    const whole = await receipt(await sold())
    const { status, body } = await read(whole.token)
    expect(status).toBe(200)
    const { id: _, token: _token, prints: _prints, ...shown } = whole
    expect(body.results).toEqual({
      ...shown,
      customer: 'Oʻgʻiloy Gʻ.',
      by: expect.stringMatching(/^\S+ \S{1,2}\.$/),
    })
    expect(JSON.stringify(body)).not.toContain('Gʻulomova')
    expect(JSON.stringify(body)).not.toMatch(/\+9989\d{8}/)
  })

  test('cannot be guessed from another one, or made for another merchant', async () => {
    const [one, two] = [await receipt(await sold()), await receipt(await sold())]
    const [merchant = '', , signature = ''] = one.token.split('-')
    const [, payment = ''] = two.token.split('-')
    const wrong = [
      `${merchant}-${payment}-${signature}`,
      `2-${payment}-${signature}`,
      `999-${payment}-${signature}`,
      `${merchant}-zzzz-${signature}`,
      `${one.token.slice(0, -1)}${one.token.endsWith('0') ? '1' : '0'}`,
    ]
    for (const token of wrong) {
      const { status, body } = await read(token)
      expect([token, status, body.code]).toEqual([token, 404, 'receipt_not_found'])
    }
    expect((await read('not a token')).status).toBe(400)
  })

  test('is read so many times an hour from one address', async () => {
    const { token } = await receipt(await sold())
    await api.sql(null, 'update receipt_reader set reads = 119')
    await read(token)
    await api.sql(null, 'update receipt_reader set reads = 120')
    const { status, body, headers } = await read(token)
    expect([status, body.code, headers.get('retry-after')]).toEqual([
      429,
      'too_many_attempts',
      '3600',
    ])
    expect((await read(token, '10.0.0.2')).status).toBe(200)
    api.clock.forward(3601)
    expect((await read(token)).status).toBe(200)
  })

  test('has a key that no response and no log contains', async () => {
    const { token } = await receipt(await sold())
    const answer = await read(token)
    const [key] = await api.sql<{ secret: string }>(1, 'select secret from receipt_key')
    expect(key?.secret.length).toBeGreaterThanOrEqual(64)
    expect(answer.text).not.toContain(key?.secret)
    expect(api.logged.join('\n')).not.toContain(token)
  })
})
