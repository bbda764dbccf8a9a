import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { classSaleOf, gym, type Gym } from '../gym.ts'
import { inLanes, patiently, postgresServer, range, type PostgresServer } from './server.ts'

let api: PostgresServer
let rows: Gym
beforeAll(async () => {
  api = await postgresServer({ size: 20 })
  rows = gym(api)
})
afterAll(() => api.close())

const sell = (body: object) => {
  const key = randomUUID()
  return patiently(() => api.as('desk').post('/management/payment/', body, { key }))
}
const won = (answers: { status: number }[]) => answers.filter(({ status }) => status === 200)
const heard = (answers: { body: { code: string } }[], code: string) =>
  answers.filter(({ body }) => body.code === code)

describe('REL-11 the last place of a class is sold once', () => {
  test('T-29 100 buyers of 10 places are 10 memberships', async () => {
    const group = await rows.class({ slot: 10 })
    const members = await rows.members(100)
    const answers = await Promise.all(members.map((each) => sell(classSaleOf(each, group))))
    expect(won(answers)).toHaveLength(10)
    expect(heard(answers, 'no_slots_left')).toHaveLength(90)
    const { body } = await api.as('desk').get(`/management/class/${group.id}/`)
    expect(body.results.times[0].remaining_slots).toBe(0)
  })

  test('T-29 50 sales of one class to one member are one membership', async () => {
    const [customer = 0] = await rows.members(1)
    const group = await rows.class()
    const answers = await Promise.all(range(50).map(() => sell(classSaleOf(customer, group))))
    expect(won(answers)).toHaveLength(1)
    expect(heard(answers, 'overlap_membership')).toHaveLength(49)
  })

  test('T-29 sales while the class changes wait for each other, and none forever', async () => {
    const group = await rows.class({ slot: 1000 })
    const members = await rows.members(60)
    const path = `/management/class/${group.id}/`
    const changes = range(10).map(async () => {
      const { version, times } = (await api.as('owner').get(path)).body.results
      const { staffs: _, remaining_slots: __, room: ___, ...block } = times[0]
      return api.as('owner').patch(path, { times: [block], version })
    })
    const [sales, edits] = await Promise.all([
      Promise.all(members.map((each) => sell(classSaleOf(each, group)))),
      Promise.all(changes),
    ])
    expect(won(sales)).toHaveLength(60)
    expect(edits.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
    expect(won(edits).length).toBeGreaterThan(0)
  })

  test('T-31 the last place of today is taken by one check-in', async () => {
    const group = await rows.class({ slot: 20 })
    const members = await rows.members(20)
    await inLanes(4, members, (each) => sell(classSaleOf(each, group)))
    // The capacity was reduced after the places were sold.
    await api.sql(1, 'update class_time set slot = 10 where id = $1', [group.time])
    const answers = await Promise.all(
      members.map((customer) =>
        api.as('desk').post('/check-in/register/', { customer, confirm: true }),
      ),
    )
    expect(won(answers)).toHaveLength(10)
    expect(heard(answers, 'class_full')).toHaveLength(10)
  })
})
