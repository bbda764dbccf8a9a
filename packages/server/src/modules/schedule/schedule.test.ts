import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gym } from '../../../test/gym.ts'
import { testServer, type TestServer } from '../../testing/index.ts'

let api: TestServer
beforeAll(async () => {
  api = await testServer({
    fill: async (owner) => {
      await owner.exec(`
        insert into room (merchant_id, id, club_id, name, created_at) values (1, 900, 1, 'Katta zal', '2026-01-01Z');`)
    },
  })
})
afterAll(() => api.close())

interface Event {
  date: string
  plan: { id: number; name: string }
  start_time: string
  holders: number
}

const path = '/schedule/events/'
const rangeOf = (from: string, to: string) => `${path}?start_date=${from}&end_date=${to}`
/** Monday to Sunday; the test's today is its Saturday. */
const thisWeek = rangeOf('2026-11-16', '2026-11-22')

const made = async (name: string, times: object[], club = 1) => {
  const body = { name, price: 480000, days: 30, times }
  return (await api.as('owner').post('/management/class/', body, { club })).body.results
}
const eventsOf = async (id: number, range = thisWeek) => {
  const { results } = (await api.as('owner').get(range)).body
  return (results as Event[]).filter(({ plan }) => plan.id === id)
}
/** The number of slots taken on each day of the class. */
const takenOf = async (id: number, range?: string) =>
  (await eventsOf(id, range)).map(({ date, holders }) => [date.slice(5), holders])

const born = (id: number, day: string) =>
  api.sql(1, 'update class set created_at = $2::timestamptz where id = $1', [id, `${day}T09:00Z`])

const daily = { start_time: '09:00', end_time: '10:00', week_days: [1, 2, 3, 4, 5, 6, 7] }

async function sold(
  { id, times }: { id: number; times: { id: number }[] },
  from: string,
  to: string,
  { visits = null, state = 'sold' }: { visits?: number | null; state?: string } = {},
) {
  const [member] = await api.sql<{ id: number }>(
    1,
    `insert into member (merchant_id, club_id, first_name, last_name, gender, date_joined, phone, status, search_words, sort_key, created_at)
     values (1, 1, 'Aziza', 'Umarova', 2, '2026-01-01', '+998' || (930000000 + floor(random() * 1000000)::int), 'active', '{}', 'u', '2026-01-01Z')
     returning id`,
  )
  const [membership] = await api.sql<{ id: number }>(
    1,
    `insert into membership (merchant_id, club_id, member_id, type, class_id, class_time_id, name, price, days, visits, state, start_date, end_date, taken, sold_by, created_at)
     values (1, 1, $1, 2, $2, $3, 'Pilates', 480000, 30, $6, $7, $4, $5, daterange($4, $5, '[]'), 1, '2026-10-01Z')
     returning id`,
    [member?.id, id, times[0]?.id, from, to, visits, state],
  )
  return { member: member?.id, membership: membership?.id }
}

const came = ({ member, membership }: Awaited<ReturnType<typeof sold>>, day: string) =>
  api.sql(
    1,
    `insert into visit (merchant_id, club_id, type, member_id, membership_id, amount, business_day, at, staff_id)
     values (1, 1, 1, $1, $2, 1, $3, $3::date + time '09:00', 1)`,
    [member, membership, day],
  )

describe('the events of a range', () => {
  test('need the right to the schedule, and both days', async () => {
    expect((await api.nobody().get(thisWeek)).status).toBe(401)
    expect((await api.as('trainer').get(thisWeek)).status).toBe(200)
    expect((await api.as('owner').get(path)).body.code).toBe('validation')
    const reversed = await api.as('owner').get(rangeOf('2026-11-22', '2026-11-16'))
    expect(reversed.body.code).toBe('date_range_reversed')
  })

  test('are the blocks of the active classes on their weekdays, by day and time', async () => {
    const late = { start_time: '18:30', end_time: '19:30', week_days: [2], slot: 15 }
    const pilates = await made('Pilates', [
      { start_time: '09:00', end_time: '10:00', week_days: [1, 2], trainers: [4], room: 900 },
      late,
    ])
    await born(pilates.id, '2026-10-01')
    const events = await eventsOf(pilates.id)
    expect(events.map(({ date, start_time }) => [date, start_time])).toEqual([
      ['2026-11-16', '09:00'],
      ['2026-11-17', '09:00'],
      ['2026-11-17', '18:30'],
    ])
    expect(events[0]).toEqual({
      date: '2026-11-16',
      source: 'class',
      plan: { id: pilates.id, name: 'Pilates' },
      class_time: pilates.times[0].id,
      time_index: 0,
      start_time: '09:00',
      end_time: '10:00',
      room: { id: 900, name: 'Katta zal' },
      trainers: [{ id: 4, name: 'Karimov trainer' }],
      capacity: null,
      holders: 0,
    })
    expect(events[2]).toMatchObject({ time_index: 1, room: null, trainers: [], capacity: 15 })
    const change = { is_active: false, version: 1 }
    await api.as('owner').patch(`/management/class/${pilates.id}/`, change)
    expect(await eventsOf(pilates.id)).toEqual([])
  })

  test('begin on the day the class was created, in the time of the club', async () => {
    const { id } = await made('Yoga', [daily])
    // The 19th in UTC, the 20th in Tashkent.
    await api.sql(1, `update class set created_at = '2026-11-19T19:30Z' where id = $1`, [id])
    expect((await eventsOf(id)).map(({ date }) => date.slice(8))).toEqual(['20', '21', '22'])
  })

  test('stay within the first and the last day of a class', async () => {
    const { id } = await made('Yoga', [daily])
    const dates = { start_date: '2026-11-17', end_date: '2026-11-19', version: 1 }
    expect((await api.as('owner').patch(`/management/class/${id}/`, dates)).status).toBe(200)
    expect((await eventsOf(id)).map(({ date }) => date.slice(8))).toEqual(['17', '18', '19'])
  })

  test('are those of the own club', async () => {
    const { id } = await made('Aerobika', [daily], 2)
    await born(id, '2026-10-01')
    expect(await eventsOf(id)).toEqual([])
    const there = await api.as('owner').get(thisWeek, { club: 2 })
    expect(there.body.results).toHaveLength(7)
    expect((await api.as('stranger').get(thisWeek)).text).not.toContain('Aerobika')
  })
})

describe('a slot is taken', () => {
  test('on the days of the membership, before and after today', async () => {
    const yoga = await made('Yoga', [daily])
    await born(yoga.id, '2026-10-01')
    await sold(yoga, '2026-10-20', '2026-11-18')
    await sold(yoga, '2026-11-17', '2026-11-21')
    await sold(yoga, '2026-11-22', '2026-12-20')
    expect(await takenOf(yoga.id)).toEqual([
      ['11-16', 1],
      ['11-17', 2],
      ['11-18', 2],
      ['11-19', 1],
      ['11-20', 1],
      ['11-21', 1],
      ['11-22', 1],
    ])
  })

  test('until the visits are used up, the day of the last one included', async () => {
    const boxing = await made('Boks', [{ ...daily, week_days: [2, 4, 6] }])
    await born(boxing.id, '2026-10-01')
    const held = await sold(boxing, '2026-11-01', '2026-11-30', { visits: 2 })
    await came(held, '2026-11-17')
    expect(await takenOf(boxing.id)).toEqual([
      ['11-17', 1],
      ['11-19', 1],
      ['11-21', 1],
    ])
    await came(held, '2026-11-19')
    expect(await takenOf(boxing.id)).toEqual([
      ['11-17', 1],
      ['11-19', 1],
      ['11-21', 0],
    ])
  })

  test('by no membership that is void, refunded or still to be paid', async () => {
    const dance = await made('Zumba', [{ ...daily, week_days: [6] }])
    await born(dance.id, '2026-10-01')
    for (const state of ['void', 'refund', 'pending', 'draft'])
      await sold(dance, '2026-11-01', '2026-11-30', { state })
    expect(await takenOf(dance.id)).toEqual([['11-21', 0]])
  })

  test('by a frozen membership too, as where the class is sold', async () => {
    const body = [{ ...daily, week_days: [6], slot: 5 }]
    const tabata = await made('Tabata', body)
    await born(tabata.id, '2026-10-01')
    const { membership } = await sold(tabata, '2026-11-01', '2026-11-30')
    await gym(api).freeze(membership ?? 0, '2026-11-20', '2026-11-25')
    expect(await takenOf(tabata.id)).toEqual([['11-21', 1]])
    const shown = (await api.as('owner').get(`/management/class/${tabata.id}/`)).body.results
    expect(shown.times[0].remaining_slots).toBe(4)
  })
})
