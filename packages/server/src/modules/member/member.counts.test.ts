import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer, type TestServer } from '../../testing/index.ts'
import { addDeposit, addMember, addMembership } from './member.fixture.ts'
import { MOST_COUNTED } from './member.counts.ts'

let api: TestServer
beforeAll(async () => {
  api = await testServer()
  // One member in each view, with a birthday tomorrow.
  const plans = [
    ['2026-11-01', '2026-12-30'],
    ['2026-11-01', '2026-11-24'],
    ['2026-09-01', '2026-10-01'],
  ] as const
  for (const [start, end] of plans) {
    const member = await addMember(api, { birth_date: '1990-11-22' })
    await addMembership(api, member, start, end)
    await addDeposit(api, member, -1000)
  }
})
afterAll(() => api.close())

const views = {
  all: '',
  active: 'subscription=active',
  ends_soon: 'subscription=ends_soon',
  frozen: 'subscription=freeze',
  expired: 'subscription=expired',
  debtors: 'debt=1',
  birthday: 'birthday=7',
}

type View = keyof typeof views

/** Totals of the list under the filters of each view. */
async function totals(role: Parameters<TestServer['as']>[0], names: readonly View[]) {
  const found = names.map(async (name) => {
    const { body } = await api.as(role).get(`/management/member-list/?per_page=1&${views[name]}`)
    return [name, (body as { total_count: number }).total_count] as const
  })
  return Object.fromEntries(await Promise.all(found))
}

const counted = async (role: Parameters<TestServer['as']>[0]) =>
  (await api.as(role).get('/management/member-counts/')).body.results

test.each(['owner', 'desk', 'trainer'] as const)(
  'the count of each view is the total of its list, for %s',
  async (role) => {
    const counts = (await counted(role)) as Record<View, number | null>
    const names = Object.entries(counts).flatMap(([name, count]) => (count === null ? [] : [name]))
    expect(counts).toMatchObject(await totals(role, names as View[]))
    if (role !== 'trainer')
      expect(counts).toMatchObject({ active: 2, ends_soon: 1, expired: 1, birthday: 3 })
  },
)

test('a person without access to money gets no number of debtors', async () => {
  expect(await counted('owner')).toMatchObject({ debtors: expect.any(Number) })
  expect(await counted('partner')).toMatchObject({ debtors: null, expired: expect.any(Number) })
})

test('a large club gets the counts that do not read everybody', async () => {
  const large = await testServer({
    fill: async (owner) => {
      await owner.exec(`
        insert into member (merchant_id, club_id, first_name, last_name, gender, date_joined, phone, search_words, sort_key, created_at)
        select 1, 1, 'Ism', 'Familiya', 1, '2026-01-01', '+998' || 900000000 + n, array['ism'], 'ism', '2026-01-01Z'
          from generate_series(1, ${MOST_COUNTED} + 1) n`)
    },
  })
  const { body } = await large.as('owner').get('/management/member-counts/')
  expect(body.results).toMatchObject({
    active: expect.any(Number),
    expired: null,
    debtors: null,
    birthday: null,
  })
  await large.close()
})
