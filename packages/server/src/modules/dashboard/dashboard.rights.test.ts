import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { noon, testServer, type Person, type TestServer } from '../../testing/index.ts'
import { operations } from '../../testing/operations.ts'
import { reverse, smallHistory } from './dashboard.fixture.ts'

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

/** All calls, by the group of the roles that may make them. */
const calls = {
  money: [
    'today/total-sale/',
    'sales/by-methods/',
    'sales/by-items/',
    'sales/summery/',
    'sales/deposit-reports/',
    'sales/debtors-list/',
  ],
  forecast: ['sales/forecast/'],
  today: [
    'today/new-customers-info/',
    'today/total-visits/',
    'today/visits-by-plan/',
    'today/checkins/',
  ],
  members: ['members-report/', 'members-retention/', 'member-attendance/'],
}
const all = Object.values(calls).flat()
const ranged = [
  'member-attendance/',
  'sales/by-methods/',
  'sales/by-items/',
  'sales/summery/',
  'sales/deposit-reports/',
]
const read = (path: string, person: Person = 'owner', query = '') =>
  api.as(person).get(`/dashboard/${path}${query && `?${query}`}`)

test('all calls are tested here', () => {
  const paths = operations
    .filter(({ noun, method }) => noun === 'dashboard' && method === 'GET')
    .map(({ path }) => path)
  expect(paths.toSorted()).toEqual(all.map((path) => `/dashboard/${path}`).toSorted())
})

test('each call reads its figures in one statement, which is one snapshot', async () => {
  const statements = async (path: string) => {
    const before = api.watch.queries
    expect((await api.as('owner').get(path)).status).toBe(200)
    return api.watch.queries - before
  }
  // The first request after a while renews the session.
  await statements(`/dashboard/${all[0]}`)
  // BEGIN, the session, the figures, COMMIT.
  for (const path of all) expect([path, await statements(`/dashboard/${path}`)]).toEqual([path, 4])
})

describe('REL-37 the rights of each role', () => {
  const allowed: Partial<Record<Person, string[]>> = {
    owner: all,
    director: all,
    manager: all.filter((path) => !calls.forecast.includes(path)),
    trainer: calls.today,
    desk: calls.today,
    partner: calls.members,
  }

  test.each(Object.keys(allowed) as Person[])('%s', async (person) => {
    for (const path of all) {
      const { status, body, text } = await read(path, person)
      const isAllowed = allowed[person]?.includes(path)
      expect([path, status, body.code]).toEqual(
        isAllowed ? [path, 200, 'ok'] : [path, 403, 'forbidden'],
      )
      if (!isAllowed) expect(body.results).toBeUndefined()
      // The totals of each club.
      const perClub = /each_gym_data|all_gym_payments/.test(text)
      const hasPerClub = ['today/total-sale/', 'today/total-visits/', 'sales/by-methods/']
      expect([path, perClub]).toEqual([path, person === 'owner' && hasPerClub.includes(path)])
    }
  })

  const fields: Record<string, string[]> = {
    'today/total-sale/': [
      'total',
      'promotion',
      'last_week',
      'week_change',
      'hours',
      'returned_today',
      'cash',
    ],
    'today/total-visits/': [
      'yesterday',
      'today',
      'people',
      'percentage',
      'usual',
      'usual_change',
      'inside',
      'hours',
    ],
    'sales/by-methods/': ['income_data', 'payments', 'total'],
  }
  test.each(Object.keys(fields))('%s has the same fields for all who see it', async (path) => {
    const [own, ...others] = [fields[path] ?? [], ...(['director', 'manager', 'desk'] as const)]
    const whole = Object.keys((await read(path)).body.results)
    const each = path === 'sales/by-methods/' ? 'all_gym_payments' : 'each_gym_data'
    expect(whole.toSorted()).toEqual([...own, each].toSorted())
    for (const person of others) {
      const { status, body } = await read(path, person)
      if (status !== 200) continue
      expect([person, Object.keys(body.results).toSorted()]).toEqual([person, own.toSorted()])
    }
  })

  test('nothing that a trainer, the desk or a partner is answered is money', async () => {
    for (const person of ['trainer', 'desk', 'partner'] as const)
      for (const path of [...calls.today, ...calls.members]) {
        const { text } = await read(path, person)
        expect(text).not.toMatch(/price|amount|balance|cash|total_sale|\d{6,}(?!Z|\d*-|\d*:)/)
      }
  })

  test('a trainer sees the visits and new customers of own trainees and classes', async () => {
    const none = { today: { class: 0, package: 0, one_time: 0 }, people: 0, yesterday: 0 }
    expect((await read('today/total-visits/', 'trainer')).body.results).toMatchObject(none)
    const { pilates } = known.plans
    await api.sql(
      1,
      'insert into class_time_trainer (merchant_id, class_time_id, trainer_id) values (1, $1, 4)',
      [pilates.time],
    )
    expect((await read('today/total-visits/', 'trainer')).body.results).toMatchObject({
      today: { class: 1, package: 0, one_time: 0 },
      people: 1,
    })
    expect((await read('today/checkins/', 'trainer')).body.results).toMatchObject([
      { session: 'Pilates', customer: { id: known.members.m3 } },
    ])
    const byPlan = await read('today/visits-by-plan/', 'trainer', 'subscription=2')
    expect(byPlan.body.results).toEqual([{ id: pilates.id, name: 'Pilates', count: 1 }])
    await api.sql(1, `update member set created_at = '2026-11-21T05:00:00Z'`)
    const { results } = (await read('today/new-customers-info/', 'trainer')).body.results
    expect(results.map(({ id }: { id: number }) => id)).toEqual([known.members.m3])
    await api.sql(1, `update member set created_at = '2026-01-01Z'`)
  })
})

describe('REL-14 the clubs of a question', () => {
  test.each(all)('%s finds no club that the person does not have', async (path) => {
    for (const location of ['4', '1,4', '999', '0', '1,2,999']) {
      const { status, body } = await read(path, 'owner', `location=${location}`)
      expect([location, status, body.code]).toEqual([location, 404, 'not_found'])
    }
    const person = calls.members.includes(path) ? 'partner' : 'desk'
    if (![...calls.money, ...calls.forecast].includes(path))
      expect((await read(path, person, 'location=1,2')).status).toBe(404)
    for (const location of ['a', '1,', '1;2', '-1', Array.from({ length: 51 }, () => 1).join(',')])
      expect([location, (await read(path, 'owner', `location=${location}`)).status]).toEqual([
        location,
        400,
      ])
    const fifty = Array.from({ length: 50 }, () => 1).join(',')
    const once = (await read(path)).body.results
    expect((await read(path, 'owner', 'location=')).body.results).toEqual(once)
    expect((await read(path, 'owner', `location=${fifty}`)).body.results).toEqual(once)
  })

  test('the other merchant has no figures of ours', async () => {
    for (const path of all) {
      const { status, text } = await read(path, 'stranger')
      expect([path, status]).toEqual([path, 200])
      expect(text).not.toMatch(/Chilonzor|Oylik|Pilates|Gʻulomova/)
    }
  })
})

describe('the days of a question', () => {
  test.each(ranged)('%s takes 59 and 60 days, not 61, and none reversed', async (path) => {
    const answerOf = async (query: string) => {
      const { status, body } = await read(path, 'owner', query)
      return [status, body.code]
    }
    const upTo = 'end_date=2026-11-21'
    expect(await answerOf(`start_date=2026-09-24&${upTo}`)).toEqual([200, 'ok'])
    expect(await answerOf(`start_date=2026-09-23&${upTo}`)).toEqual([200, 'ok'])
    expect(await answerOf(`start_date=2026-09-22&${upTo}`)).toEqual([400, 'date_range_too_long'])
    // Up to today where the end is missing.
    expect(await answerOf('start_date=2026-09-22')).toEqual([400, 'date_range_too_long'])
    expect(await answerOf('start_date=2026-11-22')).toEqual([400, 'date_range_reversed'])
    expect(await answerOf(`start_date=2026-11-22&${upTo}`)).toEqual([400, 'date_range_reversed'])
  })

  test.each(ranged)('%s is of the last seven days by default', async (path) => {
    const week = await read(path, 'owner', 'start_date=2026-11-15&end_date=2026-11-21')
    expect((await read(path)).body).toEqual(week.body)
    const before = await read(path, 'owner', 'start_date=2026-11-14&end_date=2026-11-20')
    expect((await read(path, 'owner', 'end_date=2026-11-20')).body).toEqual(before.body)
  })
})

test('an empty club has no figures', async () => {
  const of = async (path: string, query = '') =>
    (await read(path, 'owner', `location=3&${query}`)).body.results
  expect(await of('today/total-sale/')).toMatchObject({ total: 0, promotion: null, cash: 0 })
  expect(await of('today/new-customers-info/')).toEqual({
    total: 0,
    yesterday: 0,
    percentage: null,
    last_week: 0,
    results: [],
  })
  expect(await of('today/visits-by-plan/')).toEqual([])
  expect(await of('today/checkins/')).toEqual([])
  expect(await of('sales/by-items/')).toEqual({ items_data: [], others: null })
  expect(await of('sales/debtors-list/')).toEqual({ total: 0, count: 0, data: [] })
  expect((await of('members-report/')).demographic).toEqual([])
  const keys = /(^|\.)(id|club_id|hour|weekday|version)$/
  for (const path of all) {
    const numbers = leaves(await of(path)).filter(
      ([at, value]) => typeof value === 'number' && !keys.test(at),
    )
    expect([path, numbers.filter(([, value]) => value !== 0)]).toEqual([path, []])
  }
})

describe('a change of one payment', () => {
  /** Every figure of club 1 by its path; the forecast follows from the sums, as its own test tells. */
  async function figures() {
    const queries = [
      ...all.filter((path) => !calls.forecast.includes(path)),
      'sales/by-methods/?status=refund',
      'sales/by-methods/?status=void',
      'sales/by-items/?subscription=2',
      'sales/deposit-reports/?status=withdrawal',
    ]
    const found = new Map<string, unknown>()
    for (const path of queries) {
      const { body } = await api.as('director').get(`/dashboard/${path}`)
      for (const [at, value] of leaves(body.results)) found.set(`${path} ${at}`, value)
    }
    return found
  }

  async function changedBy(step: () => Promise<unknown>) {
    const before = await figures()
    await step()
    const after = await figures()
    const paths = [...new Set([...before.keys(), ...after.keys()])]
    return Object.fromEntries(
      paths
        .filter((path) => before.get(path) !== after.get(path))
        .map((path) => [path, [before.get(path), after.get(path)]]),
    )
  }

  test('its refund today of an earlier day changes these figures and no other', async () => {
    expect(
      await changedBy(() => reverse(api, known.ids.card, 'refund', { amount: 150_000 })),
    ).toEqual({
      // Made yesterday before this time of the day: it is compared with less.
      'today/total-sale/ promotion': [70, 109],
      'today/total-sale/ returned_today': [100_000, 250_000],
      'sales/by-methods/ income_data.1.amount': [1_360_000, 1_210_000],
      'sales/by-methods/ total': [3_360_000, 3_210_000],
      'sales/by-methods/?status=refund income_data.0.amount': [100_000, 250_000],
      'sales/by-methods/?status=refund total': [100_000, 250_000],
      'sales/by-methods/?status=refund payments': [1, 2],
      'sales/by-items/ items_data.1.total': [1_100_000, 950_000],
      'sales/summery/ 5.pkg_total': [1_300_000, 1_150_000],
    })
  })

  test('its day changes the sums of both days and no other', async () => {
    const path = `/management/payment/${known.ids.evening}/`
    const { version } = (await api.as('owner').get(path)).body.results
    const moved = { version, payment_date: '2026-11-19', date_reason: 'Kecha kiritilmay qolgan' }
    expect(await changedBy(() => api.as('owner').patch(path, moved))).toEqual({
      'sales/summery/ 4.pkg_total': [300_000, 1_200_000],
      'sales/summery/ 4.pkg_count': [1, 2],
      'sales/summery/ 5.pkg_total': [1_150_000, 250_000],
      'sales/summery/ 5.pkg_count': [2, 1],
    })
  })

  test('its void of an earlier day changes these figures and no other', async () => {
    expect(await changedBy(() => reverse(api, known.ids.class, 'void'))).toEqual({
      'today/total-sale/ promotion': [109, 444],
      'today/total-sale/ returned_today': [250_000, 650_000],
      'sales/by-methods/ income_data.0.amount': [700_000, 400_000],
      'sales/by-methods/ income_data.1.amount': [1_210_000, 1_110_000],
      'sales/by-methods/ total': [3_210_000, 2_810_000],
      'sales/by-methods/ payments': [7, 6],
      'sales/by-methods/?status=void income_data.0.method': [3, 1],
      'sales/by-methods/?status=void income_data.0.amount': [400_000, 300_000],
      'sales/by-methods/?status=void income_data.1.method': [undefined, 3],
      'sales/by-methods/?status=void income_data.1.amount': [undefined, 500_000],
      'sales/by-methods/?status=void total': [400_000, 800_000],
      'sales/by-methods/?status=void payments': [1, 2],
      'sales/by-items/?subscription=2 items_data.0.total': [400_000, 0],
      'sales/by-items/?subscription=2 items_data.0.membership_count': [1, 0],
      'sales/summery/ 5.cls_total': [400_000, 0],
      'sales/summery/ 5.cls_count': [1, 0],
      'members-report/ member.active': [6, 5],
      'members-report/ states.0.count': [6, 5],
      'members-report/ states.5.count': [0, 1],
    })
  })

  test('of another club changes the figures of that club alone', async () => {
    const there = async () => (await read('today/total-sale/', 'owner', 'location=2')).body.results
    expect(await there()).toMatchObject({ total: 300_000, cash: 0, returned_today: 0 })
    expect(await changedBy(() => reverse(api, known.ids.there, 'void', { club: 2 }))).toEqual({})
    // A payment sold and returned today is not returned of an earlier day.
    expect(await there()).toMatchObject({ total: 0, cash: 0, returned_today: 0 })
  })
})

/** Values of a nested answer by their path. */
function leaves(value: unknown, at: string[] = []): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[at.join('.'), value]]
  return Object.entries(value).flatMap(([name, inside]) => leaves(inside, [...at, name]))
}
