import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { components } from '@zal/api/schema'
import { gym, saleOf } from '../../../test/gym.ts'
import { noon, testServer, type Person, type TestServer } from '../../testing/index.ts'
import { at, signInAll } from './dashboard.fixture.ts'

type Forecast = components['schemas']['Forecast']

const PATH = '/dashboard/sales/forecast/'
let api: TestServer
let plan: number
beforeAll(async () => {
  api = await testServer()
  plan = await gym(api).plan()
  await history()
})
beforeEach(() => {
  api.clock.now = noon
})
afterAll(() => api.close())

const read = async (query = '', person: Person = 'owner', club = 1): Promise<Forecast> => {
  const { body, text } = await api.as(person, { club }).get(PATH + query)
  if (body.code !== 'ok') throw new Error(text)
  return body.results
}

/** Sells the monthly package on a day, from a day on. */
async function sell(day: string, member: number, start = day) {
  api.clock.now = at(day, '10:00:00')
  const body = saleOf(member, plan, {
    start_date: start,
    payment_date: day,
    date_reason: undefined,
  })
  const { status, text } = await api.as('owner').post('/management/payment/', body)
  if (status !== 200) throw new Error(text)
}

/**
 * From July to 21 November, after which nine days are left. Each package is of 30 days.
 */
async function history() {
  api.clock.now = at('2026-07-01', '09:00:00')
  await signInAll(api)
  const members = await gym(api).members(9)
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = members
  const sales: [string, number, string?][] = [
    ['2026-07-01', a],
    // Ends on 8 September: on 21 August it ends next month, and is renewed on the 25th.
    ['2026-08-10', b],
    ['2026-08-10', c],
    ['2026-08-25', b, '2026-09-09'],
    // On 21 September it ends next month, and is not renewed.
    ['2026-09-10', d],
    // On 21 October it ended within 30 days, and comes back on the 28th.
    ['2026-10-28', d],
    // End on 26 November and on 9 December, and were not renewed.
    ['2026-10-28', e],
    ['2026-11-10', f],
    ['2026-11-12', g],
    ['2026-11-15', h],
    ['2026-11-15', i],
  ]
  for (const [day, member, start] of sales) await sell(day, member, start)
  await api.sql(1, 'update member set prediction = 50 where id = any($1)', [[d, e]])
}

test('a history forecast by hand', async () => {
  const forecast = await read()
  // Four sales in November; each package is 400 000.
  expect(forecast).toMatchObject({ month: '2026-11-01', taken: 4 * 400_000 })
  const sources = Object.fromEntries(forecast.sources.map((source) => [source.kind, source]))
  // d and e end on 26 November, half of them renew.
  expect(sources.ending).toEqual({
    kind: 'ending',
    members: 2,
    at_stake: 800_000,
    chance: 50,
    expected: 400_000,
  })
  // f, g, h, i. On 21 August b and c ended next month, on 21 September b and d: of the four b renewed once.
  expect(sources.early).toEqual({
    kind: 'early',
    members: 4,
    at_stake: 1_600_000,
    chance: 25,
    expected: 400_000,
  })
  // None. On 21 October b and d had ended within 30 days, and d came back.
  expect(sources.returning).toMatchObject({ members: 0, at_stake: 0, chance: null, expected: 0 })
  // d on 10 September, e, f, g, h, i: six in 90 days, and nine days are left. The price is 400 000.
  expect(sources.new).toMatchObject({ members: 1, expected: 400_000 })
  expect(sources.other).toMatchObject({ members: null, expected: 0 })
})

test('the parts add up, and the days end at the total', async () => {
  const forecast = await read()
  const { taken, to_come, total, sources, days } = forecast
  expect(sources.reduce((sum, { expected }) => sum + expected, 0)).toBe(to_come)
  expect(taken + to_come).toBe(total)
  expect(days).toHaveLength(30)
  expect(days[20]).toEqual({ day: '2026-11-21', taken, forecast: taken, before: 0 })
  expect(days.at(-1)).toEqual({
    day: '2026-11-30',
    taken: null,
    forecast: total,
    before: 800_000,
  })
  const { body } = await api
    .as('owner')
    .get('/dashboard/sales/by-methods/?start_date=2026-11-01&end_date=2026-11-21')
  expect(body.results.total).toBe(taken)
})

test('the past months are those after a whole month of sales, with the range of their error', async () => {
  const { past, error, low, high, total } = await read()
  expect(past.map(({ month, total: sum }) => [month, sum])).toEqual([
    ['2026-10-01', 800_000],
    ['2026-09-01', 400_000],
    ['2026-08-01', 1_200_000],
  ])
  const errors = past.map((each) => Math.abs(each.error ?? 0))
  expect(error).toBeCloseTo(errors.reduce((sum, each) => sum + each, 0) / 3, 0)
  for (const { said, total: sum, error: each } of past)
    expect(each).toBeCloseTo(((said - sum) * 100) / sum, 1)
  const off = (total * (error ?? 0)) / 100
  expect([low, high]).toEqual([Math.round(total - off), Math.round(total + off)])
})

test('a past month is told as it stood then: a later sale does not change what it said', async () => {
  const saidIn = async (month: string) =>
    (await read()).past.find((one) => one.month === month)?.said
  const before = await saidIn('2026-10-01')
  const [member = 0] = await gym(api).members(1)
  await sell('2026-11-21', member)
  api.clock.now = noon
  expect(await saidIn('2026-10-01')).toBe(before)
})

test('a club with fewer than three such months has no error and no range', async () => {
  const there = await read('?location=2')
  expect(there).toMatchObject({ past: [], error: null, low: null, high: null, sources: [] })
})

describe('the goal', () => {
  const change = (goal: number | null, version: number, person: Person = 'owner') =>
    api.as(person).patch(PATH, { goal, version })

  test('is changed with its version, and gives levers that each reach it', async () => {
    const { version, goal } = await read()
    expect(goal).toBeNull()
    const wanted = 100_000_000
    const { status, body } = await change(wanted, version, 'director')
    expect([status, body.results]).toEqual([200, { goal: wanted, version: version + 1 }])
    expect((await change(wanted + 1, version)).body.code).toBe('stale_record')
    // The same goal again changes nothing.
    expect((await change(wanted, version + 1)).body.results.version).toBe(version + 1)
    const forecast = await read()
    expect(forecast.goal).toBe(wanted)
    expect(forecast.levers.map(({ kind }) => kind)).toEqual(['early', 'new'])
    for (const { more } of forecast.levers)
      expect(forecast.total + more * 400_000).toBeGreaterThanOrEqual(wanted)
    // A question about two clubs has a goal where both have one.
    expect((await read('?location=1,2')).goal).toBeNull()
    const trail = await api.sql(
      1,
      `select before, after from audit_log where action = 'club.changed' and after ? 'sales_goal'`,
    )
    expect(trail).toEqual([{ before: { sales_goal: null }, after: { sales_goal: wanted } }])
    expect((await change(null, version + 1)).body.results.goal).toBeNull()
    expect((await read()).levers).toEqual([])
  })

  test.each([0, -1, 1.5, 1_000_000_000_001, 'x'])('%s is no goal', async (goal) => {
    const { version } = await read()
    const { status, body } = await api.as('owner').patch(PATH, { goal, version })
    expect([status, Object.keys(body.errors)]).toEqual([400, ['goal']])
  })

  test.each(['manager', 'desk', 'trainer', 'partner'] as const)('is not for %s', async (person) => {
    const { status, body } = await change(1, 1, person)
    expect([status, body.code]).toEqual([403, 'forbidden'])
  })
})

describe('the members of a source', () => {
  const kinds = ['ending', 'early', 'returning'] as const
  const sourcesOf = async () =>
    Object.fromEntries((await read()).sources.map(({ kind, members }) => [kind, members]))
  const listed = async (kind: string, person: Person = 'owner', club = 1) => {
    const { body } = await api
      .as(person, { club })
      .get(`/management/member-list/?renewal=${kind}&per_page=100`)
    return body as { total_count: number; results: { id: number }[] }
  }
  const totals = async () =>
    Object.fromEntries(
      await Promise.all(
        kinds.map(async (kind) => [kind, (await listed(kind)).total_count] as const),
      ),
    )

  test('are those of the member list with its filter', async () => {
    const before = await sourcesOf()
    const [ended = 0, everywhere = 0, removed = 0, moved = 0, renewed = 0, pending = 0] =
      await gym(api).members(6)
    // Ended on 10 November.
    await sell('2026-10-12', ended)
    // End on 9 December.
    for (const member of [everywhere, removed, moved]) await sell('2026-11-10', member)
    // Ended on 30 October; the next one ends on 9 December, is sold and then waits for its payment.
    for (const member of [renewed, pending]) {
      await sell('2026-10-01', member)
      await sell('2026-11-10', member)
    }
    await api.sql(1, 'update member set is_global = true where id = $1', [everywhere])
    await api.sql(1, `update member set deleted_at = '2026-11-20Z' where id = $1`, [removed])
    await api.sql(1, 'update member set club_id = 2 where id = $1', [moved])
    await api.sql(
      1,
      `update membership set state = 'pending' where member_id = $1 and end_date > '2026-11-21'`,
      [pending],
    )
    api.clock.now = noon
    const { ending, early, returning } = await sourcesOf()
    expect({ ending, early, returning }).toEqual({
      ending: before.ending,
      early: (before.early ?? 0) + 2,
      returning: (before.returning ?? 0) + 2,
    })
    expect(await totals()).toEqual({ ending, early, returning })
    const returned = (await listed('returning')).results.map(({ id }) => id)
    expect(new Set(returned)).toEqual(new Set([ended, pending]))
    expect((await listed('early')).results.map(({ id }) => id)).toEqual(
      expect.arrayContaining([everywhere, renewed]),
    )
  })

  test.each(['2026-11-30', '2026-12-01', '2026-12-09', '2026-12-10'])(
    'are the same on %s',
    async (day) => {
      api.clock.now = at(day, '10:00:00')
      const { ending, early, returning } = await sourcesOf()
      expect(await totals()).toEqual({ ending, early, returning })
    },
  )

  test('are listed for those who see members and no forecast, and are those of the club', async () => {
    const { total_count: count } = await listed('early', 'desk')
    expect(count).toBe((await sourcesOf()).early)
    expect((await listed('early', 'owner', 2)).total_count).toBe(0)
    const file = await api.as('owner').get('/management/member-export-csv/?renewal=early')
    expect(file.text.trim().split('\n')).toHaveLength(count + 1)
    expect((await api.as('owner').get('/management/member-list/?renewal=new')).status).toBe(400)
  })
})
