import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testServer, type TestServer } from '../../testing/index.ts'
import { at, smallHistory } from './dashboard.fixture.ts'

let api: TestServer
let known: Awaited<ReturnType<typeof smallHistory>>
beforeAll(async () => {
  api = await testServer()
  known = await smallHistory(api)
  api.clock.now = at('2026-11-22', '02:00:00')
})
afterAll(() => api.close())

const keys = ['day', 'hour', 'weekday', 'month', 'weekday_hour']
const attendance = async (by: string, query = 'location=1,2,3') =>
  (await api.as('owner').get(`/dashboard/member-attendance/?by=${by}&${query}`)).body.results
const visitsOfToday = async () => {
  const path = '/dashboard/today/total-visits/?location=1,2,3'
  const { usual, hours, yesterday } = (await api.as('owner').get(path)).body.results as Visits
  return { usual, hours, yesterday }
}
interface Visits {
  usual: number
  yesterday: number
  hours: { hour: number; usual: number }[]
}
const all = () => Promise.all(keys.map((by) => attendance(by)))
const ofDay = async (date: string) =>
  (await attendance('day')).find((row: { date: string }) => row.date === date)
const stored = () =>
  api.sql<{ club: number; day: string; visits: number; people: number }>(
    1,
    `select club_id::int as club, business_day::text as day, visits, people from visit_day
      where hour = -1 and visits > 0 order by business_day, club_id`,
  )
/** The job of the next night. */
const night = async (day: string) => {
  api.clock.now = at(day, '03:00:00')
  await api.background()
}

describe('the visits of past days', () => {
  test('are stored at night, today is not, and every figure stays as it was', async () => {
    const before = await all()
    expect(await stored()).toEqual([])
    await night('2026-11-22')
    expect(await stored()).toEqual([
      { club: 1, day: '2026-11-20', visits: 1, people: 1 },
      { club: 1, day: '2026-11-21', visits: 4, people: 3 },
      { club: 2, day: '2026-11-21', visits: 1, people: 1 },
    ])
    // Each hour besides the whole day: 19 in the evening; 8, 10 and 11 in the morning; 11 in the other club.
    const hours = await api.sql<{ hour: number }>(
      1,
      'select hour from visit_day where hour >= 0 order by business_day, club_id, hour',
    )
    expect(hours.map(({ hour }) => hour)).toEqual([19, 8, 10, 11, 11])
    expect(await all()).toEqual(before)
  })

  test('are stored by as many runs as it takes, since the first visit of each club', async () => {
    await api.sql(
      1,
      `insert into visit (merchant_id, club_id, type, amount, business_day, at, staff_id)
       values (1, 3, 3, 0, '2026-10-01', '2026-10-01T05:00:00Z', 1)`,
    )
    const before = await all()
    await night('2026-11-23')
    const days = await api.sql<{ club: number; days: number }>(
      1,
      'select club_id::int as club, count(distinct business_day)::int as days from visit_day group by 1 order by 1',
    )
    expect(days).toEqual([
      { club: 1, days: 3 },
      { club: 2, days: 2 },
      { club: 3, days: 53 },
    ])
    api.clock.now = at('2026-11-22', '02:00:00')
    expect(await all()).toEqual(before)
    await api.sql(1, 'delete from visit_day where club_id = 3')
  })

  test('are read from there', async () => {
    const change = (by: number) =>
      api.sql(
        1,
        `update visit_day set visits = visits + $1 where club_id = 2 and business_day = '2026-11-21' and hour = -1`,
        [by],
      )
    await change(10)
    expect(await ofDay('2026-11-21')).toMatchObject({ date: '2026-11-21', count: 15, people: 4 })
    await change(-10)
    expect(await ofDay('2026-11-21')).toMatchObject({ date: '2026-11-21', count: 5, people: 4 })
  })

  test('are counted again where one of them is undone, until the next night', async () => {
    const [visit] = await api.sql<{ id: number }>(
      1,
      `select id from visit where member_id = $1 and business_day = '2026-11-21' order by id limit 1`,
      [known.members.n1],
    )
    const undone = await api.as('owner', { club: 2 }).delete(`/check-in/register/${visit?.id}/`)
    expect(undone.status).toBe(200)
    expect(await ofDay('2026-11-21')).toMatchObject({ date: '2026-11-21', count: 4, people: 3 })
    expect((await stored()).map(({ club, day }) => [club, day])).toEqual([
      [1, '2026-11-20'],
      [1, '2026-11-21'],
    ])
    const before = await all()
    await night('2026-11-24')
    const [again] = await api.sql(
      1,
      `select visits, people from visit_day where club_id = 2 and business_day = '2026-11-21' and hour = -1`,
    )
    expect(again).toEqual({ visits: 0, people: 0 })
    api.clock.now = at('2026-11-22', '02:00:00')
    expect(await all()).toEqual(before)
  })

  test('are counted for a trainer, who sees only some of them', async () => {
    await api.sql(1, `update staff set overrides = '{"dashboard.members": true}' where id = 4`)
    const { body } = await api.as('trainer').get('/dashboard/member-attendance/')
    expect(body.results.every(({ count }: { count: number }) => count === 0)).toBe(true)
    await api.sql(
      1,
      'insert into class_time_trainer (merchant_id, class_time_id, trainer_id) values (1, $1, 4)',
      [known.plans.pilates.time],
    )
    const own = (await api.as('trainer').get('/dashboard/member-attendance/')).body.results
    expect(own.filter(({ count }: { count: number }) => count > 0)).toEqual([
      { date: '2026-11-21', count: 1, people: 1, usual: null },
    ])
  })

  test('without the job are the same', async () => {
    const before = await all()
    await api.sql(1, 'delete from visit_day')
    expect(await all()).toEqual(before)
  })

  test('count in the usual figures of today up to this time, stored or not', async () => {
    const now = at('2026-11-28', '10:30:00')
    api.clock.now = now
    // At 9:59 and 10:00 two and four weeks before, and four weeks before once at 10:30 and eight times at 10:31.
    await api.sql(
      1,
      `insert into visit (merchant_id, club_id, type, amount, business_day, at, staff_id)
       select 1, 1, 3, 0, d, (d + time '10:00' + m * interval '1 minute') at time zone 'Asia/Tashkent', 1
         from unnest(array['2026-10-31', '2026-11-14']::date[]) d, unnest(array[-1, 0, 30, 31, 31, 31, 31, 31, 31, 31, 31]) m
        where m < 30 or d = '2026-10-31'`,
    )
    const counted = await visitsOfToday()
    // A visit is a quarter; those at 10:31 count only in their hour.
    expect(counted.usual).toBe(2)
    expect(counted.hours.filter(({ usual }) => usual > 0)).toEqual([
      { hour: 8, count: 0, usual: 1 },
      { hour: 9, count: 0, usual: 1 },
      { hour: 10, count: 0, usual: 3 },
    ])
    await night('2026-11-29')
    api.clock.now = now
    expect((await stored()).map(({ day }) => day)).toContain('2026-11-14')
    expect(await visitsOfToday()).toEqual(counted)
  })
})
