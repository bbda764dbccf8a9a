import { afterAll, beforeAll, expect, test } from 'vitest'
import { gym, saleOf } from '../../../test/gym.ts'
import { testServer, type TestServer } from '../../testing/index.ts'

let api: TestServer
beforeAll(async () => {
  api = await testServer()
})
afterAll(() => api.close())

const undone = async () => {
  const { body } = await api.as('owner').get('/management/first-steps/')
  const steps: { name: string; is_done: boolean }[] = body.results
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
