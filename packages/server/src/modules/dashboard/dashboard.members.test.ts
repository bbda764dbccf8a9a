import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createRandom } from '../../../seed/random.ts'
import { gym } from '../../../test/gym.ts'
import { noon, testServer, type TestServer } from '../../testing/index.ts'
import { at, smallHistory } from './dashboard.fixture.ts'

let api: TestServer
let known: Awaited<ReturnType<typeof smallHistory>>
beforeAll(async () => {
  api = await testServer()
  known = await smallHistory(api)
})
beforeEach(() => {
  api.clock.now = noon
})
afterAll(() => api.close())

const figures = async (path: string) =>
  (await api.as('owner').get(`/dashboard/${path}`)).body.results
const report = async (query = '') => figures(`members-report/${query}`)
const total = async (query: string) =>
  (await api.as('owner').get(`/management/member-list/?${query}`)).body.total_count

/** How many rows of the list of club 1 have each state; unpaid is pending, used is expired. */
async function listedStates() {
  const { results } = (await api.as('owner').get('/management/member-list/?per_page=100')).body
  const keys = (results as { state: { key: string } }[]).map(({ state: { key } }) =>
    key === 'unpaid' ? 'pending' : key === 'used' ? 'expired' : key,
  )
  return Object.fromEntries(
    [...new Set(keys)].map((key) => [key, keys.filter((one) => one === key).length]),
  )
}

/** A membership of a new member, from and up to a day. */
async function held(
  from: string,
  to: string,
  columns: { status?: string; is_global?: boolean } = {},
) {
  const [member = 0] = await gym(api).members(1, columns)
  const [row] = await api.sql<{ id: number }>(
    1,
    `insert into membership (merchant_id, club_id, member_id, type, package_id, name, price, days, state, start_date, end_date,
                             taken, sold_by, created_at)
     values (1, 1, $1, 1, $2, 'Oylik', 400000, 30, 'sold', $3, $4, daterange($3, $4, '[]'), 1, '2026-01-01Z') returning id`,
    [member, known.plans.monthly, from, to],
  )
  return { member, membership: row?.id ?? 0 }
}

describe('members-report', () => {
  test('counts the members of the list by their state of today', async () => {
    const before = (await report()).member
    // Ends on the seventh day from today, and on the eighth.
    await held('2026-11-01', '2026-11-28')
    await held('2026-11-01', '2026-11-29')
    // Ended 30 and 31 days ago, yesterday; the last one has bought again.
    await held('2026-09-22', '2026-10-22')
    await held('2026-09-21', '2026-10-21')
    const again = await held('2026-10-21', '2026-11-20')
    await api.sql(
      1,
      `insert into membership (merchant_id, club_id, member_id, type, package_id, name, price, days, state, start_date, end_date,
                               taken, sold_by, created_at)
       select merchant_id, club_id, member_id, type, package_id, name, price, days, state, '2026-11-25', '2026-12-24',
              daterange('2026-11-25', '2026-12-24', '[]'), 1, created_at from membership where id = $1`,
      [again.membership],
    )
    const frozen = await held('2026-11-01', '2026-12-01', { is_global: true })
    await gym(api).freeze(frozen.membership, '2026-11-20', '2026-11-25')
    await gym(api).members(1, { status: 'inactive' })
    const { member } = await report()
    const grown = Object.fromEntries(
      Object.entries(member as Record<string, number>).map(([name, count]) => [
        name,
        count - before[name],
      ]),
    )
    expect(grown).toEqual({
      total: 7,
      active: 2,
      inactive: 1,
      frozen: 1,
      expired: 2,
      expiring_7: 1,
      new_30: 0,
      new_before: 0,
      lost_30: 1,
    })
  })

  test('REL-05 equals the totals of the member list', async () => {
    const { member } = await report()
    expect(member).toMatchObject({
      total: await total(''),
      active: await total('subscription=active'),
      inactive: await total('status=3'),
      frozen: await total('subscription=freeze'),
      expired: await total('subscription=expired'),
      expiring_7: await total('subscription=ends_soon'),
      new_30: await total('registered_from=2026-10-23&registered_to=2026-11-21'),
      lost_30: await total('subscription=expired&ended_from=2026-10-22&ended_to=2026-11-20'),
    })
    expect(
      Object.values(member as object).every((count) => count > 0 || count === member.new_30),
    ).toBe(true)
    // A global member is in the list of every club, and once in that of two.
    const there = (await report('?location=2')).member
    const both = (await report('?location=1,2')).member
    expect(both.total).toBe(member.total + there.total - 1)
  })

  test('REL-05 gives every member the state that the member list gives', async () => {
    const states = [
      'sold',
      'sold',
      'sold',
      'sold',
      'pending',
      'void',
      'refund',
      'draft',
      'inactive',
    ]
    const { int } = createRandom(2026)
    const pick = (limit: number) => int(0, limit - 1)
    const day = (offset: number) =>
      new Date(Date.parse('2026-11-21') + offset * 86_400_000).toISOString().slice(0, 10)
    for (const member of await gym(api, 1, 3).members(60))
      for (let nth = pick(4); nth > 0; nth -= 1) {
        const from = pick(90) - 70
        const visits = pick(3) === 0 ? 1 : null
        const [row] = await api.sql<{ id: number }>(
          1,
          `insert into membership (merchant_id, club_id, member_id, type, package_id, name, price, days, visits, state, start_date,
                                   end_date, taken, sold_by, created_at)
           values (1, 3, $1, 1, $2, 'Oylik', 400000, 30, $5, $6, $3, $4, 'empty', 1, '2026-01-01Z') returning id`,
          [member, known.plans.monthly, day(from), day(from + pick(40)), visits, states[pick(9)]],
        )
        const membership = row?.id ?? 0
        if (pick(3) === 0) await gym(api).freeze(membership, '2026-11-20', '2026-11-25')
        if (visits && pick(2) === 0)
          await api.sql(
            1,
            `insert into visit (merchant_id, club_id, type, member_id, membership_id, amount, business_day, at, staff_id)
             values (1, 3, 1, $1, $2, 1, '2026-10-01', '2026-10-01Z', 1)`,
            [member, membership],
          )
      }
    const [expected] = await api.sql<Record<string, number>>(
      1,
      `select count(*) filter (where membership_status = 'active')::int as active,
              count(*) filter (where membership_status = 'freeze')::int as frozen,
              count(*) filter (where membership_status = 'expired')::int as expired,
              count(*) filter (where membership_status = 'active' and end_date <= '2026-11-28')::int as expiring_7,
              count(*) filter (where membership_status = 'expired' and end_date between '2026-10-22' and '2026-11-20')::int as lost_30
         from member_on('2026-11-21') o
         join member m on m.merchant_id = o.merchant_id and m.id = o.id where m.scope_club = 3`,
    )
    const [global] = await api.sql<{ frozen: number }>(
      1,
      `select count(*)::int as frozen from member where is_global and deleted_at is null`,
    )
    expect((await report('?location=3')).member).toMatchObject({
      ...expected,
      frozen: (expected?.frozen ?? 0) + (global?.frozen ?? 0),
    })
    expect(Object.values(expected ?? {}).every((count) => count > 0)).toBe(true)
  })

  test('REL-05 each state has as many members as the list under its filter', async () => {
    const filters = {
      active: 'status=2&subscription=active',
      frozen: 'status=2&subscription=freeze',
      starts: 'status=2&subscription=starts',
      pending: 'status=2&subscription=pending',
      expired: 'status=2&subscription=expired',
      none: 'status=2&subscription=none',
      inactive: 'status=3',
      draft: 'status=1',
    }
    const inClub = api.as('owner', { club: 3 })
    const listed = async ([state, query]: [string, string]) => {
      const { body } = await inClub.get(`/management/member-list/?${query}`)
      const { text } = await inClub.get(`/management/member-export-csv/?${query}`)
      expect(text.trim().split('\n')).toHaveLength(1 + Number(body.total_count))
      return { state, count: body.total_count }
    }
    const { states } = await report('?location=3')
    expect(states).toEqual(await Promise.all(Object.entries(filters).map(listed)))
    const empty = states.filter(({ count }: { count: number }) => count === 0)
    expect(empty.map(({ state }: { state: string }) => state)).toEqual(['inactive', 'draft'])
  })

  test('REL-05 puts every member into the state that the member list gives', async () => {
    const { states, member } = await report('?location=1')
    const rows = await listedStates()
    const counted = Object.fromEntries(
      (states as { state: string; count: number }[]).map(({ state, count }) => [state, count]),
    )
    expect(counted).toEqual({
      active: 0,
      frozen: 0,
      starts: 0,
      pending: 0,
      expired: 0,
      none: 0,
      inactive: 0,
      draft: 0,
      ...rows,
    })
    expect(Object.values(counted).reduce((sum, count) => sum + count, 0)).toBe(member.total)
  })

  test('counts members as new for 30 days, without drafts', async () => {
    const { m1, m2, m3 } = known.members
    const created = (id: number, moment: string) =>
      api.sql(1, 'update member set created_at = $2 where id = $1', [id, moment])
    await created(m1, '2026-10-22T18:59:59Z')
    await created(m2, '2026-10-22T19:00:00Z')
    await created(m3, '2026-11-21T06:00:00Z')
    expect((await report()).member.new_30).toBe(2)
    await api.sql(1, `update member set status = 'draft' where id = $1`, [m3])
    expect((await report()).member.new_30).toBe(1)
    await api.sql(1, `update member set status = 'active' where id = $1`, [m3])
  })

  test('counts genders and ages, on the birthday too', async () => {
    await api.sql(1, `update member set deleted_at = '2026-11-21Z'`)
    const ages = [
      ['2008-11-22', 1],
      ['2008-11-21', 1],
      ['2001-11-22', 1],
      ['2001-11-21', 2],
      ['1991-11-21', 2],
      ['1981-11-21', 2],
      ['1971-11-22', 2],
      ['1971-11-21', 2],
      [null, 2],
    ] as const
    const members = await gym(api).members(ages.length)
    for (const [nth, [birth, gender]] of ages.entries())
      await api.sql(1, 'update member set birth_date = $2, gender = $3 where id = $1', [
        members[nth],
        birth,
        gender,
      ])
    const { demographic } = await report()
    expect(demographic).toEqual([
      { gender: 1, age_band: '18_24', count: 2 },
      { gender: 1, age_band: 'under_18', count: 1 },
      { gender: 2, age_band: '25_34', count: 1 },
      { gender: 2, age_band: '35_44', count: 1 },
      { gender: 2, age_band: '45_54', count: 2 },
      { gender: 2, age_band: 'over_54', count: 1 },
      { gender: 2, age_band: 'unknown', count: 1 },
    ])
    for (const { gender, age_band: age, count } of demographic)
      expect(await total(`gender=${gender}&age=${age}`), `${gender} ${age}`).toBe(count)
    await api.sql(1, `update member set status = 'draft', gender = 0 where id = $1`, [members[0]])
    expect(await total('gender=0')).toBe(1)
    await api.sql(1, 'update member set deleted_at = null')
  })

  test('counts the visits of the last seven days', async () => {
    const days = (await report()).attendance
    expect(days).toHaveLength(7)
    expect([days[0], days[5], days[6]]).toEqual([
      { date: '2026-11-15', count: 0 },
      { date: '2026-11-20', count: 1 },
      { date: '2026-11-21', count: 4 },
    ])
  })
})

describe('member-attendance', () => {
  const attendance = (query: string) => figures(`member-attendance/?${query}`)
  const filled = async (query: string) =>
    (await attendance(query)).filter(({ count }: { count: number }) => count > 0)

  test('by day, with the people of each', async () => {
    const days = await attendance('start_date=2026-11-19&end_date=2026-11-21')
    expect(days).toEqual([
      { date: '2026-11-19', count: 0, people: 0, usual: null },
      { date: '2026-11-20', count: 1, people: 1, usual: null },
      { date: '2026-11-21', count: 4, people: 3, usual: null },
    ])
    expect(await attendance('')).toHaveLength(7)
    expect((await attendance('location=1,2')).at(-1)).toEqual({
      date: '2026-11-21',
      count: 5,
      people: 4,
      usual: null,
    })
  })

  test('by hour of the club, weekday and month', async () => {
    const today = 'start_date=2026-11-21&end_date=2026-11-21'
    expect(await attendance(`by=hour&${today}`)).toHaveLength(24)
    expect(await filled(`by=hour&${today}`)).toEqual([
      { hour: 8, count: 2, people: 2 },
      { hour: 10, count: 1, people: 1 },
      { hour: 11, count: 1, people: 1 },
    ])
    expect(await attendance('by=weekday')).toHaveLength(7)
    expect(await filled('by=weekday')).toEqual([
      { weekday: 5, count: 1, people: 1 },
      { weekday: 6, count: 4, people: 3 },
    ])
    expect(await attendance('by=month&start_date=2026-10-15&end_date=2026-11-21')).toEqual([
      { date: '2026-10-01', count: 0, people: 0 },
      { date: '2026-11-01', count: 5, people: 4 },
    ])
    expect(await attendance('by=weekday_hour')).toHaveLength(7 * 24)
    expect(await filled(`by=weekday_hour`)).toContainEqual({
      weekday: 5,
      hour: 19,
      count: 1,
      people: 1,
    })
  })

  test('of a quarter and a year: whole months up to today, whatever the days', async () => {
    const quarter = await attendance('by=month&period=quarter&start_date=2026-11-21')
    expect(quarter).toEqual([
      { date: '2026-10-01', count: 0, people: 0 },
      { date: '2026-11-01', count: 5, people: 4 },
    ])
    expect(await attendance('by=month&period=year')).toHaveLength(11)
    expect(await filled('by=weekday_hour&period=year')).toEqual(await filled('by=weekday_hour'))
    expect(await attendance('period=quarter')).toHaveLength(31 + 21)
  })

  test('of an empty club has every key without visits', async () => {
    const empty = await attendance('location=3&by=day')
    expect(empty).toHaveLength(7)
    expect(
      empty.every(({ count, people }: Record<string, number>) => count === 0 && people === 0),
    ).toBe(true)
    expect((await figures('member-attendance/?location=3&start_date=2026-11-21')).length).toBe(1)
  })

  test('begins the day at midnight of the club', async () => {
    api.clock.now = at('2026-11-22')
    expect((await attendance('')).map(({ date }: { date: string }) => date).at(-1)).toBe(
      '2026-11-22',
    )
  })
})

describe('members-retention', () => {
  test('follows the members of a month, and counts the new and lost ones by week', async () => {
    const before = await figures('members-retention/')
    const create = async (day: string, ...memberships: [string, string][]) => {
      const [member = 0] = await gym(api).members(1)
      await api.sql(1, 'update member set created_at = $2::timestamptz where id = $1', [
        member,
        `${day}T10:00:00+05:00`,
      ])
      for (const [from, to] of memberships)
        await api.sql(
          1,
          `insert into membership (merchant_id, club_id, member_id, type, package_id, name, price, days, state, start_date,
                                   end_date, taken, sold_by, created_at)
           values (1, 1, $1, 1, $2, 'Oylik', 400000, 30, 'sold', $3, $4, 'empty', 1, '2026-01-01Z')`,
          [member, known.plans.monthly, from, to],
        )
    }
    // Kept to the end of October, kept to today, not kept at all, and before the first month.
    await create('2026-09-30', ['2026-09-30', '2026-10-31'])
    await create('2026-09-01', ['2026-09-01', '2026-10-30'], ['2026-11-01', '2026-11-21'])
    await create('2026-09-15')
    await create('2026-04-30', ['2026-04-30', '2026-12-31'])
    await create('2026-11-16', ['2026-11-16', '2026-11-17'])
    const { cohorts, weeks } = await figures('members-retention/')
    expect(cohorts.map(({ month }: { month: string }) => month)).toEqual([
      '2026-05-01',
      '2026-06-01',
      '2026-07-01',
      '2026-08-01',
      '2026-09-01',
      '2026-10-01',
      '2026-11-01',
    ])
    expect(cohorts.map(({ kept }: { kept: number[] }) => kept.length)).toEqual([
      6, 5, 4, 3, 2, 1, 0,
    ])
    expect(cohorts[4]).toEqual({
      month: '2026-09-01',
      members: before.cohorts[4].members + 3,
      kept: [1, 1],
    })
    const grown = (at: number, name: 'new' | 'lost') => weeks[at][name] - before.weeks[at][name]
    expect(weeks.map(({ start_date }: { start_date: string }) => start_date)).toEqual([
      '2026-10-19',
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
    ])
    // The first one was lost on the last day of October, the second one holds a membership today.
    expect([grown(1, 'lost'), grown(4, 'lost'), grown(4, 'new')]).toEqual([1, 1, 1])
  })

  test('REL-05 equals the member list in each week and month of joining', async () => {
    const rows = gym(api, 1, 3)
    // Registered in the first and the last moment of a week, and around both.
    const moments = ['18T18:59:59', '18T19:00:00', '25T18:59:59', '25T19:00:00']
    const people = await rows.members(moments.length + 2)
    for (const [nth, member] of people.entries())
      await api.sql(1, 'update member set created_at = $2::timestamptz where id = $1', [
        member,
        `2026-10-${moments[nth] ?? '20T06:00:00'}Z`,
      ])
    const [imported = 0, draft = 0] = people.slice(moments.length)
    await api.sql(1, `update member set status = 'draft' where id = $1`, [draft])
    await importOf(imported)
    const inClub = api.as('owner', { club: 3 })
    const listed = async (query: string) => {
      const { body } = await inClub.get(`/management/member-list/?${query}`)
      const { text } = await inClub.get(`/management/member-export-csv/?${query}`)
      expect(text.trim().split('\n')).toHaveLength(1 + Number(body.total_count))
      return body.total_count
    }
    const { weeks, cohorts } = await figures('members-retention/?location=3')
    expect(weeks.map((week: { new: number }) => week.new).slice(0, 2)).toEqual([2, 1])
    for (const { start_date: from, new: joined, lost } of weeks) {
      const registered = `registered_from=${from}&registered_to=${dayOn(from, 6, '2026-11-21')}`
      expect([registered, await listed(registered)]).toEqual([registered, joined])
      const ended = `subscription=expired&ended_from=${from}&ended_to=${dayOn(from, 6, '2026-11-20')}`
      expect([ended, await listed(ended)]).toEqual([ended, lost])
    }
    expect(weeks.every(({ lost }: { lost: number }) => lost > 0)).toBe(true)
    const ends = [31, 30, 31, 31, 30, 31, 30]
    for (const [nth, { month, members }] of cohorts.entries()) {
      const query = `registered_from=${month}&registered_to=${month.slice(0, 8)}${ends[nth]}`
      expect([query, await listed(query)]).toEqual([query, members])
    }
    expect(await total(`registered_from=2026-11-22`)).toBe(0)
  })
})

/** The day that many days after another one, at most the last one. */
function dayOn(day: string, after: number, last: string) {
  const found = new Date(Date.parse(day) + after * 86_400_000).toISOString().slice(0, 10)
  return found < last ? found : last
}

/** Marks a member as created by an import. */
const importOf = (member: number) =>
  api.sql(
    1,
    `with i as (insert into member_import (merchant_id, club_id, staff_id, file_name, state, headers, mapping, created_at, beat_at)
                values (1, 3, 1, 'royxat.csv', 'done', '[]', '{}', '2026-10-20Z', '2026-10-20Z') returning id)
     insert into member_import_member (merchant_id, import_id, member_id) select 1, i.id, $1 from i`,
    [member],
  )

test('a usual day is the mean of the same weekday in the four weeks before', async () => {
  const days = [
    '2026-10-24',
    '2026-10-24',
    '2026-10-24',
    '2026-10-31',
    '2026-11-07',
    '2026-11-14',
    '2026-11-20',
  ]
  await api.sql(
    1,
    `insert into visit (merchant_id, club_id, type, amount, business_day, at, staff_id)
     select 1, 3, 3, 0, d, d + interval '5 hours', 1 from unnest($1::date[]) d`,
    [days],
  )
  const found = await figures(
    'member-attendance/?location=3&start_date=2026-11-15&end_date=2026-11-21',
  )
  expect(found.slice(-2)).toEqual([
    { date: '2026-11-20', count: 1, people: 1, usual: 0 },
    { date: '2026-11-21', count: 0, people: 0, usual: 2 },
  ])
  // The first visit of the club was on 1 October.
  const [early, later] = await figures(
    'member-attendance/?location=3&start_date=2026-10-28&end_date=2026-10-29',
  )
  expect([early.usual, later.usual]).toEqual([null, expect.any(Number)])
})
