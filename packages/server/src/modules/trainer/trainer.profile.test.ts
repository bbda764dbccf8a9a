import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gym } from '../../../test/gym.ts'
import { setRights, testServer, type Person, type TestServer } from '../../testing/index.ts'

let api: TestServer
beforeAll(async () => {
  api = await testServer()
})
afterAll(() => api.close())

/** The trainer of the first club; noon of Saturday, the 21st of November, is now. */
const trainer = 4
const pathOf = (part: string, id = trainer) => `/management/trainer/${id}/${part}`
const week = 'sessions/?start_date=2026-11-16&end_date=2026-11-22'

interface Sold {
  from: string
  to: string
  visits?: number | null
  state?: string
  club?: number
}

/** A membership of a package with the trainer, of a new member. */
async function packageOf(plan: number, sold: Sold, member?: number) {
  const club = sold.club ?? 1
  const [fresh = 0] = member ? [member] : await gym(api, 1, club).members(1)
  const [row] = await api.sql<{ id: number }>(
    1,
    `insert into membership (merchant_id, club_id, member_id, type, package_id, name, price, days, visits, state, start_date,
                             end_date, taken, trainer, sold_by, created_at)
     values (1, $8, $1, 1, $2, 'Boks', 300000, 30, $5, $6, $3, $4, daterange($3, $4, '[]'),
             jsonb_build_object('trainer', jsonb_build_object('id', $7::int, 'name', 'Karimov trainer')), 1, '2026-01-01Z')
     returning id`,
    [fresh, plan, sold.from, sold.to, sold.visits ?? null, sold.state ?? 'sold', trainer, club],
  )
  return { member: fresh, membership: row?.id ?? 0 }
}

/** A membership of a block of a class, of a new member. */
async function blockOf({ id, times }: { id: number; times: { id: number }[] }, sold: Sold) {
  const [member = 0] = await gym(api).members(1)
  const [row] = await api.sql<{ id: number }>(
    1,
    `insert into membership (merchant_id, club_id, member_id, type, class_id, class_time_id, name, price, days, visits, state,
                             start_date, end_date, taken, sold_by, created_at)
     values (1, 1, $1, 2, $2, $3, 'Pilates', 480000, 30, $6, 'sold', $4, $5, daterange($4, $5, '[]'), 1, '2026-01-01Z')
     returning id`,
    [member, id, times[0]?.id, sold.from, sold.to, sold.visits ?? null],
  )
  return { member, membership: row?.id ?? 0 }
}

const came = (one: { member: number; membership: number }, day: string) =>
  api.sql(
    1,
    `insert into visit (merchant_id, club_id, type, member_id, membership_id, amount, business_day, at, staff_id)
     values (1, 1, 1, $1, $2, 1, $3, $3::date + time '09:00', 1) returning id`,
    [one.member, one.membership, day],
  )

async function classOf(times: object[], club = 1) {
  const body = { name: 'Pilates', price: 480_000, days: 30, times }
  const { results } = (await api.as('owner').post('/management/class/', body, { club })).body
  await api.sql(1, `update class set created_at = '2026-01-01Z' where id = $1`, [results.id])
  return results
}

const get = async (part: string, person: Person = 'owner', id = trainer) =>
  (await api.as(person).get(pathOf(part, id))).body

describe('the page of a trainer', () => {
  test('T-03 is for those who see the staff, and for the trainer', async () => {
    const parts = ['', 'figures/', 'trainees/', week]
    for (const part of parts) {
      expect((await api.nobody().get(pathOf(part))).status).toBe(401)
      expect((await api.as('manager').get(pathOf(part))).status).toBe(200)
      expect((await api.as('trainer').get(pathOf(part))).status).toBe(200)
      for (const person of ['desk', 'partner'] as const) {
        expect((await api.as(person).get(pathOf(part))).body.code).toBe('forbidden')
      }
      expect((await api.as('trainer').get(pathOf(part, 5))).body.code).toBe('forbidden')
      expect((await api.as('stranger').get(pathOf(part))).status).toBe(404)
      // Only people with the role have a page.
      expect((await api.as('owner').get(pathOf(part, 5))).status).toBe(404)
    }
    await setRights(api, 'desk', { staff: { list: true } })
    expect((await api.as('desk').get(pathOf('figures/'))).status).toBe(200)
    await setRights(api, 'desk', null)
    expect((await api.as('trainer').patch(pathOf(''), { version: 1 })).status).toBe(403)
  })

  test('has nothing to count for a new trainer', async () => {
    expect((await get('figures/')).results).toEqual({
      trainees: 0,
      ended: 0,
      renewed: 0,
      sessions: 0,
      visits: 0,
      spots: 0,
      held: 0,
      planned: 0,
    })
    expect((await get('trainees/')).results).toEqual([])
    expect((await get(week)).results).toEqual([])
  })
})

describe('the trainees of a trainer', () => {
  test('are each listed once, by state and name, with the membership that counts', async () => {
    const plan = await gym(api).plan({ name: 'Boks' })
    const late = await packageOf(plan, { from: '2026-11-10', to: '2026-12-30' })
    await packageOf(plan, { from: '2026-09-01', to: '2026-09-30' }, late.member)
    const soon = await packageOf(plan, { from: '2026-11-01', to: '2026-11-23', visits: 12 })
    await came(soon, '2026-11-03')
    const gone = await packageOf(plan, { from: '2026-10-01', to: '2026-10-30' })
    await packageOf(plan, { from: '2026-11-01', to: '2026-12-01', state: 'refund' }, gone.member)
    await packageOf(plan, { from: '2026-11-01', to: '2026-12-01', club: 2 })

    const all = await get('trainees/')
    expect(all.results.map(({ id }: { id: number }) => id)).toEqual([
      soon.member,
      late.member,
      gone.member,
    ])
    expect(all.results[0]).toMatchObject({
      fullname: 'Gʻulomova Oʻgʻiloy',
      membership: { id: soon.membership, name: 'Boks' },
      type: 1,
      status: 'active',
      end_date: '2026-11-23',
      visits_left: 11,
    })
    expect(all.results[1]).toMatchObject({ end_date: '2026-12-30', visits_left: null })
    expect(all.results[2]).toMatchObject({ status: 'expired', end_date: '2026-10-30' })
    const running = await get('trainees/?state=running&per_page=1&page=2')
    expect([running.total_count, running.results.length, running.results[0].id]).toEqual([
      2,
      1,
      late.member,
    ])
    const ended = await get('trainees/?state=ended')
    expect(ended.results.map(({ id }: { id: number }) => id)).toEqual([gone.member])
    expect((await get('trainees/?q=gʻulomova')).total_count).toBe(3)
    expect((await get('trainees/?q=karimov')).total_count).toBe(0)
    expect((await get('figures/')).results.trainees).toBe(2)

    await api.as('owner').delete(`/management/member/${gone.member}/`)
    expect((await get('trainees/', 'trainer')).total_count).toBe(2)
    expect((await get('figures/', 'trainer')).results).toMatchObject({
      trainees: 2,
      ended: 1,
      renewed: 0,
    })
  })

  test('come with a class that the trainer gives, and go with its block', async () => {
    const time = { start_time: '07:00', end_time: '08:00', week_days: [1], trainers: [trainer] }
    const pilates = await classOf([time])
    const { member } = await blockOf(pilates, { from: '2026-11-01', to: '2026-12-25' })
    const find = async () =>
      (await get('trainees/')).results.find(({ id }: { id: number }) => id === member)
    expect(await find()).toMatchObject({ type: 2, membership: { name: 'Pilates' } })
    await api.sql(1, 'delete from class_time_trainer where trainer_id = $1', [trainer])
    expect(await find()).toBeUndefined()
  })

  test('have renewed where the next membership began within 14 days of the last end', async () => {
    const before = (await get('figures/')).results
    const plan = await gym(api).plan({ name: 'Kurash' })
    const ended = { from: '2026-09-01', to: '2026-10-10' }
    const renewed = await packageOf(plan, ended)
    await packageOf(plan, { from: '2026-10-24', to: '2026-11-15' }, renewed.member)
    await packageOf(plan, { from: '2026-11-20', to: '2026-12-20' }, renewed.member)
    const tooLate = await packageOf(plan, ended)
    await packageOf(plan, { from: '2026-10-25', to: '2026-12-25' }, tooLate.member)
    await packageOf(plan, { from: '2026-07-01', to: '2026-08-22' })
    await packageOf(plan, { from: '2026-07-01', to: '2026-08-23' })
    await packageOf(plan, { from: '2026-11-01', to: '2026-11-21' })
    const { ended: all, renewed: again } = (await get('figures/')).results
    expect([all - before.ended, again - before.renewed]).toEqual([3, 1])
  })
})

describe('the sessions of a trainer', () => {
  test('are blocks of classes and packages with hours, with those who hold them and came', async () => {
    const { id: room } = (await api.as('owner').post('/management/room/', { name: 'Yoga zali' }))
      .body.results
    const pilates = await classOf([
      {
        start_time: '09:00',
        end_time: '10:00',
        week_days: [5, 6],
        trainers: [trainer],
        room,
        slot: 4,
      },
      { start_time: '15:00', end_time: '16:00', week_days: [6], trainers: [trainer] },
      { start_time: '11:00', end_time: '12:00', week_days: [6], trainers: [] },
    ])
    const boxing = await gym(api).plan({
      name: 'Boks',
      hours: ['18:00', '19:00'],
      week_days: [3],
      slot: 6,
    })
    await api.sql(1, 'update package set trainer_id = $1 where id = $2', [trainer, boxing])
    const one = await blockOf(pilates, { from: '2026-11-01', to: '2026-12-01' })
    const used = await blockOf(pilates, { from: '2026-11-01', to: '2026-12-01', visits: 1 })
    await came(one, '2026-11-20')
    await came(used, '2026-11-20')
    const [undone] = await came(one, '2026-11-21')
    await api.sql(
      1,
      `insert into visit (merchant_id, club_id, type, member_id, membership_id, amount, reverses_id, business_day, at, staff_id)
       select merchant_id, club_id, type, member_id, membership_id, -1, id, business_day, at, staff_id from visit where id = $1`,
      [undone?.id],
    )
    const boxer = await packageOf(boxing, { from: '2026-11-01', to: '2026-12-01' })
    await came(boxer, '2026-11-18')

    const { results, total_count } = await get(week)
    expect(total_count).toBe(4)
    expect(
      results.map((row: Record<string, unknown>) => [
        row.date,
        row.start_time,
        row.type,
        row.capacity,
        row.holders,
        row.visits,
        row.is_held,
      ]),
    ).toEqual([
      ['2026-11-18', '18:00', 1, 6, 1, 1, true],
      ['2026-11-20', '09:00', 2, 4, 2, 2, true],
      ['2026-11-21', '09:00', 2, 4, 1, 0, true],
      ['2026-11-21', '15:00', 2, null, 0, 0, false],
    ])
    expect(results[1]).toMatchObject({
      plan: { id: pilates.id, name: 'Pilates' },
      class_time: pilates.times[0].id,
      time_index: 0,
      room: { id: room, name: 'Yoga zali' },
    })

    const roster = (day: string) =>
      get(`roster/?date=${day}&type=2&plan=${pilates.id}&class_time=${pilates.times[0].id}`)
    const note = { customer: one.member, text: '<p>Tizza &amp; yelka</p><p>ehtiyot</p>' }
    expect((await api.as('owner').post('/customer/note/', note)).status).toBe(200)
    await api.sql(1, `update member set birth_date = '1994-11-21' where id = $1`, [one.member])
    expect((await roster('2026-11-21')).results).toEqual([
      expect.objectContaining({
        id: one.member,
        membership: 'Pilates',
        visits_left: null,
        last_visit: '2026-11-20',
        note: 'Tizza & yelka ehtiyot',
        is_birthday: true,
      }),
    ])
    const first = (await roster('2026-11-20')).results
    expect(
      first.map((row: Record<string, unknown>) => [row.id, row.visits_left, row.last_visit]),
    ).toEqual([
      [one.member, null, null],
      [used.member, 1, null],
    ])
    expect((await roster('2026-11-19')).code).toBe('not_found')
    const path = pathOf(
      `roster/?date=2026-11-20&type=2&plan=${pilates.id}&class_time=${pilates.times[0].id}`,
    )
    expect((await api.as('trainer').get(path)).body.results).toEqual(first)
    expect((await api.as('desk').get(path)).body.code).toBe('forbidden')
    expect((await api.as('stranger').get(path)).status).toBe(404)
    expect((await api.as('owner').get(path, { club: 2 })).status).toBe(404)

    const latest = await get(`${week}&is_held=1&order=desc&per_page=2`)
    expect([latest.total_count, latest.results.length]).toEqual([3, 2])
    expect(latest.results.map(({ date }: { date: string }) => date)).toEqual([
      '2026-11-21',
      '2026-11-20',
    ])
    expect((await get(`${week}&is_held=0`)).total_count).toBe(1)

    // Wednesdays since the 23rd of October: 28, 4, 11, 18; Fridays and Saturdays: 5 each. Of November: 4, 4 and 4, twice.
    expect((await get('figures/')).results).toMatchObject({
      sessions: 14,
      visits: 3,
      spots: 4 * 6 + 10 * 4,
      held: 3 + 3 + 3 + 2,
      planned: 4 + 4 + 4 + 4,
    })
  })

  test('are those of the chosen club, and stop with an inactive class', async () => {
    const time = { start_time: '20:00', end_time: '21:00', week_days: [7], trainers: [trainer] }
    const late = await classOf([time])
    const before = (await get(week)).total_count
    await api.as('owner').patch(`/management/class/${late.id}/`, { is_active: false, version: 1 })
    expect((await get(week)).total_count).toBe(before - 1)
    await api.sql(1, 'insert into staff_club values (1, $1, 2)', [trainer])
    const there = await api.as('owner').get(pathOf(week), { club: 2 })
    expect([there.status, there.body.total_count]).toEqual([200, 0])
    await api.sql(1, 'delete from staff_club where staff_id = $1 and club_id = 2', [trainer])
    expect((await api.as('owner').get(pathOf(week), { club: 2 })).status).toBe(404)
  })

  test.each([
    ['start_date=2026-11-22&end_date=2026-11-16', 'date_range_reversed'],
    ['start_date=2026-09-01&end_date=2026-11-16', 'date_range_too_long'],
    ['start_date=2026-11-16', 'validation'],
  ])('refuse the days %s', async (days, code) => {
    expect((await get(`sessions/?${days}`)).code).toBe(code)
  })
})
