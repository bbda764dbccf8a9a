import { afterAll, beforeAll, expect, test } from 'vitest'
import { people, testServer, type TestServer } from '../../testing/index.ts'
import { classSaleOf, gym } from '../../../test/gym.ts'

let api: TestServer
beforeAll(async () => {
  api = await testServer()
})
afterAll(() => api.close())

test('a trainer of a class sees who holds a time of it, as long as it is theirs, and writes notes', async () => {
  const rows = gym(api)
  const [mine = 0, other = 0] = await rows.members(2)
  const [own, foreign] = [await rows.class(), await rows.class()]
  await api.sql(
    1,
    'insert into class_time_trainer (merchant_id, class_time_id, trainer_id) values (1, $1, $2)',
    [own.time, people.trainer.id],
  )
  await api.as('desk').post('/management/payment/', classSaleOf(mine, own))
  await api.as('desk').post('/management/payment/', classSaleOf(other, foreign))
  const trainer = api.as('trainer')
  const seen = async (what: string) => {
    const { results } = (await trainer.get(what)).body
    return results.map(({ id }: { id: number }) => id)
  }
  expect(await seen('/management/member-list/')).toEqual([mine])
  expect(await seen('/management/member-search/?q=golomova')).toEqual([mine])
  const note = { customer: mine, text: '<p>Ertalab keladi</p>' }
  expect((await trainer.post('/customer/note/', note)).status).toBe(200)
  expect((await trainer.get(`/customer/${mine}/note-list/`)).body.total_count).toBe(1)
  expect((await trainer.get(`/customer/${other}/profile/`)).status).toBe(404)
  await api.sql(1, 'delete from class_time_trainer where class_time_id = $1', [own.time])
  expect(await seen('/management/member-list/')).toEqual([])
})
