import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer, type Person, type TestServer, setRights } from '../../testing/index.ts'
import { gym, saleOf } from '../../../test/gym.ts'

let api: TestServer
let member: number
beforeAll(async () => {
  api = await testServer()
  ;[member = 0] = await gym(api).members(1)
  await api.as('desk').post('/management/payment/', saleOf(member, await gym(api).plan()))
  await gym(api).deposit(member, 250_000)
})
afterAll(() => api.close())

const get = (path: string, person: Person) => api.as(person).get(path)
const balancesIn = ({ results }: { results: { balance: number | null }[] }) =>
  results.map(({ balance }) => balance)

test.each([
  ['desk', 250_000, 200],
  ['manager', 250_000, 200],
  ['partner', null, 403],
] as const)('REL-37 %s may see money: %s', async (person, balance, status) => {
  const profile = (await get(`/customer/${member}/profile/`, person)).body.results
  expect(profile.balance).toBe(balance)
  expect(profile.last_payment?.total).toBe(balance === null ? undefined : 400_000)
  for (const query of ['', '?sort=name', '?q=golomova']) {
    const { body } = await get(`/management/member-list/${query}`, person)
    expect(balancesIn(body)).toEqual([balance])
  }
  const found = await get('/management/member-search/?q=golomova', person)
  expect(balancesIn(found.body)).toEqual([balance])
  for (const list of ['payment-list', 'deposit-list']) {
    expect((await get(`/customer/${member}/${list}/`, person)).status).toBe(status)
  }
})

test.each([
  ['desk', 400_000],
  ['partner', null],
] as const)('REL-37 %s may see the price of a membership: %s', async (person, price) => {
  const { body } = await get(`/customer/${member}/membership-list/`, person)
  expect(body.results.map((each: { price: number | null }) => each.price)).toEqual([price])
})

test('a role that checks in without seeing money gets no price either', async () => {
  const second = await gym(api).plan({ days: 1, price: 70_000 })
  await api.as('desk').post('/management/payment/', saleOf(member, second, { price: 70_000 }))
  await setRights(api, 'desk', { member: { list: true }, checkin: { register: true } })
  const shown = await get(`/customer/${member}/membership-plans/`, 'desk')
  const asked = await api.as('desk').post('/check-in/register/', { customer: member })
  await setRights(api, 'desk', null)
  const plans = [...shown.body.results.plans, ...asked.body.results.plans]
  expect(plans.map((each: { price: number | null }) => each.price)).toEqual([
    null,
    null,
    null,
    null,
  ])
})

test('without seeing money neither a filter nor the order reveals debts', async () => {
  const [owes = 0] = await gym(api).members(1)
  await gym(api).deposit(owes, -100_000)
  const debtors = '/management/member-list/?debt=1'
  expect((await get(debtors, 'desk')).body.results.map(({ id }: { id: number }) => id)).toEqual([
    owes,
  ])
  for (const asked of [debtors, '/management/member-list/?sort=balance']) {
    expect((await get(asked, 'desk')).status).toBe(200)
    for (const person of ['trainer', 'partner'] as const)
      expect((await get(asked, person)).body.code).toBe('forbidden')
  }
})
