import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gym, saleOf } from '../../../test/gym.ts'
import { testServer, type TestServer } from '../../testing/index.ts'

let api: TestServer
beforeAll(async () => {
  api = await testServer()
})
afterAll(() => api.close())

/** The minute in which new audit rows are looked at. */
const count = () => {
  api.clock.forward(60)
  return api.background()
}
/** Members without a prediction until the job of the day runs once more. */
const forget = (merchant: number) =>
  api.sql(
    merchant,
    `update job set done_at = null, payload = '{}', taken_until = null where kind = 'prediction'`,
  )
const listed = async (member: number) => {
  const { body } = await api
    .as('owner')
    .get<{ id: number; prediction: number | null }[]>('/management/member-list/?per_page=100')
  return body.results.find(({ id }) => id === member)?.prediction
}
const profile = async (member: number) => {
  const { body } = await api.as('owner').get(`/customer/${member}/profile/`)
  return body.results
}
const joined = (member: number, day: string) =>
  api.sql(1, 'update member set date_joined = $2 where id = $1', [member, day])

describe('the prediction', () => {
  test('is in the list after the nightly run, and in the profile immediately with its deductions', async () => {
    const [member = 0] = await gym(api).members(1)
    expect(await listed(member)).toBeNull()
    expect(await profile(member)).toMatchObject({
      prediction: 23,
      prediction_losses: [
        { reason: 'visits', points: 35 },
        { reason: 'recency', points: 25 },
        { reason: 'membership', points: 15 },
      ],
    })
    await count()
    expect(await listed(member)).toBe(23)
  })

  test('follows what happens to a member between two nights', async () => {
    const rows = gym(api)
    const [member = 0] = await rows.members(1)
    await count()
    const seen: (number | null | undefined)[] = [await listed(member)]
    const after = async (work: Promise<{ status: number }>) => {
      expect((await work).status).toBe(200)
      await count()
      seen.push(await listed(member))
    }
    const desk = api.as('owner')
    const plan = await rows.plan()
    await after(desk.post('/management/payment/', saleOf(member, plan)))
    await after(desk.post('/check-in/register/', { customer: member }))
    expect(seen).toEqual([null, 38, 98])
    expect((await profile(member)).prediction).toBe(98)
  })

  test('T-38 is left where it is by a server that ends, and goes on with the next one', async () => {
    const [member = 0] = await gym(api).members(1)
    await joined(member, '2026-01-10')
    await forget(1)
    await api.server.background(() => false)
    expect(await listed(member)).toBeNull()
    await count()
    expect(await listed(member)).not.toBeNull()
  })

  test('T-32 is recomputed on the next day of the club, not of the server', async () => {
    const [member = 0] = await gym(api).members(1)
    await joined(member, '2026-11-08')
    await count()
    expect(await listed(member)).toBeNull()
    // 23:59 and midnight in Tashkent, after the minute of the job.
    api.clock.now = new Date('2026-11-21T18:58:00Z')
    await count()
    expect(await listed(member)).toBeNull()
    api.clock.forward(60)
    await count()
    expect(await listed(member)).toBe(11)
  })

  test('is counted in batches and goes on where it was interrupted', async () => {
    const members = await gym(api).members(450)
    await api.sql(1, `update member set prediction = null`)
    await forget(1)
    await api.sql(
      1,
      `update job set payload = jsonb_build_object('after', $1::bigint) where kind = 'prediction'`,
      [members[9]],
    )
    await count()
    const rows = await api.sql<{ id: number }>(
      1,
      `select id from member where id = any($1) and prediction is not null order by id`,
      [members],
    )
    expect(rows.map(({ id }) => id)).toEqual(members.slice(10))
  })

  test('T-02 is kept for members of the own merchant only', async () => {
    const [stranger = 0] = await gym(api, 2, 4).members(1)
    await forget(2)
    await count()
    const [row] = await api.sql<{ prediction: number }>(
      2,
      'select prediction from member where id = $1',
      [stranger],
    )
    expect(row?.prediction).toBe(23)
  })
})
