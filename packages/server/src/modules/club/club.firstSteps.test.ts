import { afterAll, beforeAll, expect, test } from 'vitest'
import { gym, saleOf } from '../../../test/gym.ts'
import { testServer, type Person, type TestServer } from '../../testing/index.ts'

let api: TestServer
beforeAll(async () => {
  api = await testServer()
})
afterAll(() => api.close())

const undone = async () => {
  const { body } = await api.as('owner').get('/management/first-steps/')
  const steps: { name: string; is_done: boolean }[] = body.results.steps
  return steps.filter(({ is_done }) => !is_done).map(({ name }) => name)
}

test('each record ticks its step, for owners and directors', async () => {
  await api.sql(1, `update club set hours = null where merchant_id = 1`)
  expect(await undone()).toEqual(['club', 'package', 'member', 'payment'])
  await api.sql(1, `update club set hours = '[]', phone = '+998712000000' where id = 1`)
  const rows = gym(api)
  const plan = await rows.plan({})
  expect(await undone()).toEqual(['member', 'payment'])
  const [member = 0] = await rows.members(1)
  expect(await undone()).toEqual(['payment'])
  await api.as('desk').post('/management/payment/', saleOf(member, plan))
  expect(await undone()).toEqual([])
  expect((await api.as('manager').get('/management/first-steps/')).status).toBe(403)
  expect((await api.as('director').get('/management/first-steps/')).status).toBe(200)
})

test('are hidden and shown for the whole business, with one audit row a change', async () => {
  const path = '/management/first-steps/'
  const change = async (is_hidden: boolean, person: Person = 'owner') =>
    (await api.as(person).patch(path, { is_hidden })).body.results
  const told = () =>
    api.sql<{ staff_id: number; before: object; after: object }>(
      1,
      `select staff_id, before, after from audit_log
        where merchant_id = 1 and after ? 'first_steps_hidden' order by id`,
    )
  expect(await change(true)).toMatchObject({ is_hidden: true })
  expect(await change(true)).toMatchObject({ is_hidden: true })
  expect((await api.as('director').get(path)).body.results.is_hidden).toBe(true)
  expect((await api.as('stranger').get(path)).body.results.is_hidden).toBe(false)
  expect(await change(false, 'director')).toMatchObject({ is_hidden: false })
  expect(await told()).toEqual([
    { staff_id: 1, before: { first_steps_hidden: false }, after: { first_steps_hidden: true } },
    { staff_id: 2, before: { first_steps_hidden: true }, after: { first_steps_hidden: false } },
  ])
  expect((await api.as('manager').patch(path, { is_hidden: true })).status).toBe(403)
  expect((await api.as('owner').patch(path, {})).status).toBe(400)
})
