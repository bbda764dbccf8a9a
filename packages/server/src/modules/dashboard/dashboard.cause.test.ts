import { afterAll, beforeAll, expect, test } from 'vitest'
import { classSaleOf, gym, saleOf } from '../../../test/gym.ts'
import { testServer, type TestServer } from '../../testing/index.ts'
import { at, reverse, signInAll } from './dashboard.fixture.ts'

let api: TestServer
const plans = { monthly: 0, annual: 0, pilates: 0 }

/** Fridays; on each of the first four are sold four monthly packages of 400 000, and one class of 400 000 in the evening. */
const fridays = ['2026-11-20', '2026-11-27', '2026-12-04', '2026-12-11']
const FRIDAY = '2026-12-18'

beforeAll(async () => {
  api = await testServer()
  const { plan } = gym(api)
  plans.monthly = await plan({ name: 'Oylik' })
  plans.annual = await plan({ name: 'Yillik', price: 3_000_000, days: 365 })
  const pilates = await gym(api).class()
  plans.pilates = pilates.id
  api.clock.now = at(fridays[0]!, '09:00:00')
  await signInAll(api)
  for (const day of fridays) {
    for (let count = 0; count < 4; count += 1) await sell(day, '10:00:00', plans.monthly, 400_000)
    await sellClass(day, '19:00:00', pilates)
  }
})
afterAll(() => api.close())

const sale = (day: string, price: number) => ({
  price,
  payment_method: 3,
  payments: [{ payment_method: 3, amount: price }],
  start_date: day,
  payment_date: day,
  date_reason: undefined,
})

async function sell(day: string, time: string, plan: number, price: number) {
  const [member = 0] = await gym(api).members(1)
  return post(day, time, saleOf(member, plan, sale(day, price)))
}

async function sellClass(day: string, time: string, pilates: { id: number; time: number }) {
  const [member = 0] = await gym(api).members(1)
  return post(day, time, classSaleOf(member, pilates, sale(day, 400_000)))
}

async function post(day: string, time: string, body: object): Promise<number> {
  api.clock.now = at(day, time)
  const { status, body: answer, text } = await api.as('owner').post('/management/payment/', body)
  if (status !== 200) throw new Error(text)
  return answer.results.id
}

const causeAt = async (time: string, query = `start_date=${FRIDAY}&end_date=${FRIDAY}`) => {
  api.clock.now = at(FRIDAY, time)
  const { body } = await api.as('owner').get(`/dashboard/sales/summery/?${query}`)
  return (body as { cause?: unknown }).cause
}

test('the plan that explains most of the difference of the sales from the usual, of today up to this time', async () => {
  // Usual by noon are four monthly packages, in the evening a class too.
  expect(await causeAt('09:59:59')).toBeNull()
  expect(await causeAt('12:00:00')).toEqual({
    id: plans.monthly,
    subscription: 1,
    name: 'Oylik',
    count: 0,
    usual_count: 4,
    difference: -1_600_000,
  })

  const voided = await sell(FRIDAY, '12:05:00', plans.monthly, 400_000)
  const annual = await sell(FRIDAY, '12:10:00', plans.annual, 3_000_000)
  expect(await causeAt('13:00:00')).toEqual({
    id: plans.annual,
    subscription: 1,
    name: 'Yillik',
    count: 1,
    usual_count: 0,
    difference: 3_000_000,
  })
  await reverse(api, annual, 'void')
  await reverse(api, voided, 'void')
  expect(await causeAt('20:00:00')).toMatchObject({ id: plans.monthly, difference: -1_600_000 })

  // Days to come have no usual yet.
  expect(await causeAt('20:00:00', `start_date=${FRIDAY}&end_date=2026-12-20`)).toMatchObject({
    id: plans.monthly,
    count: 0,
    usual_count: 4,
  })
})

test('no cause of months, of a day without a usual, of a small difference, and of one that no plan explains by half', async () => {
  expect(await causeAt('20:00:00', 'period=quarter')).toBeNull()
  expect(await causeAt('20:00:00', 'start_date=2026-12-17&end_date=2026-12-17')).toBeNull()
  for (let count = 0; count < 4; count += 1) await sell(FRIDAY, '20:10:00', plans.monthly, 400_000)
  expect(await causeAt('20:20:00')).toMatchObject({ id: plans.pilates, subscription: 2, count: 0 })
  await sell(FRIDAY, '20:30:00', plans.monthly, 400_000)
  expect(await causeAt('20:40:00')).toBeNull()
})
