import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../domain/membershipDates.ts'
import { testServer, type TestServer } from '../../testing/index.ts'
import { addMember, addMembership, insert } from './member.fixture.ts'

let api: TestServer
beforeAll(async () => {
  api = await testServer()
})
afterAll(() => api.close())

const today = '2026-11-21'

interface State {
  key: string
  date: string | null
  membership: { id: number; name: string } | null
}
const stateOf = async (id: number) =>
  (await api.as('desk').get<{ state: State }>(`/customer/${id}/profile/`)).body.results.state

/** Adds a membership of one day, of which a member may hold several at once. */
const add = (member: number, start: string, end: string, more: Record<string, unknown> = {}) =>
  addMembership(api, member, start, end, { days: 1, ...more })

const freeze = (membership: number, start_date: string, end_date: string) =>
  insert(api, 1, 'membership_freeze', {
    merchant_id: 1,
    membership_id: membership,
    start_date,
    end_date,
    staff_id: 5,
    created_at: '2026-01-01Z',
  })

const use = (member: number, membership: number) =>
  insert(api, 1, 'visit', {
    merchant_id: 1,
    club_id: 1,
    type: 1,
    member_id: member,
    membership_id: membership,
    amount: 1,
    business_day: '2026-11-01',
    at: '2026-11-01T09:00:00Z',
    staff_id: 5,
  })

describe('the state of a member', () => {
  test.each(['draft', 'inactive'])('is %s before anything a membership says', async (status) => {
    const id = await addMember(api, { status })
    const held = await add(id, '2026-11-01', '2026-11-30')
    expect(await stateOf(id)).toEqual({
      key: status,
      date: null,
      membership: { id: held, name: 'Oylik' },
    })
  })

  test('walks down the table as the better memberships go', async () => {
    const id = await addMember(api)
    const rows: [key: string, date: string | null, sold: number][] = []
    const expired = await add(id, '2026-10-01', '2026-10-30')
    rows.unshift(['expired', '2026-10-30', expired])
    const used = await add(id, '2026-11-01', '2026-11-30', { visits: 1 })
    await use(id, used)
    rows.unshift(['used', null, used])
    rows.unshift(['pending', null, await add(id, today, '2026-11-25', { state: 'pending' })])
    rows.unshift(['starts', '2026-12-01', await add(id, '2026-12-01', '2026-12-30')])
    rows.unshift(['active', '2026-11-24', await add(id, '2026-11-20', '2026-11-24')])
    const frozen = await add(id, '2026-11-10', '2026-12-20')
    await freeze(frozen, '2026-11-15', '2026-12-07')
    rows.unshift(['frozen', '2026-12-07', frozen])
    for (const [key, date, sold] of rows) {
      expect(await stateOf(id)).toEqual({ key, date, membership: { id: sold, name: 'Oylik' } })
      await api.sql(1, `update membership set state = 'void' where id = $1`, [sold])
    }
    expect(await stateOf(id)).toEqual({ key: 'none', date: null, membership: null })
  })

  test.each(['void', 'refund', 'draft', 'inactive'])(
    'a membership that is %s is never shown as the membership',
    async (state) => {
      const id = await addMember(api, { last_name: `Taken${state}` })
      const old = await add(id, '2026-09-01', '2026-09-30', { name: 'Eski' })
      await add(id, '2026-11-01', '2026-11-30', { state })
      expect(await stateOf(id)).toEqual({
        key: 'expired',
        date: '2026-09-30',
        membership: { id: old, name: 'Eski' },
      })
      const { body } = await api.as('desk').get(`/management/member-search/?q=Taken${state}`)
      expect(body.results).toMatchObject([{ membership: 'Eski', state: { key: 'expired' } }])
    },
  )

  test('is the same for the profile, the list, the search, a check-in and a sale', async () => {
    const id = await addMember(api, { last_name: 'Birxil' })
    await add(id, '2026-12-01', '2026-12-30')
    const paths = [
      `/management/member-list/?ids=${id}`,
      '/management/member-search/?q=Birxil',
      `/customer/${id}/membership-plans/`,
      `/customer/${id}/active-membership/`,
    ]
    const answers = await Promise.all(paths.map((path) => api.as('desk').get(path)))
    const own = await stateOf(id)
    expect(own).toMatchObject({ key: 'starts', date: '2026-12-01' })
    expect(
      answers.map(({ body: { results } }) => {
        const [row = results] = [results].flat()
        return (row.customer ?? row).state
      }),
    ).toEqual(paths.map(() => own))
  })

  test('follows the table for whatever a member holds', async () => {
    await fc.assert(
      fc.asyncProperty(members, async ({ status, held }) => {
        const id = await addMember(api, { status })
        const memberships: Held[] = []
        for (const each of held) memberships.push({ ...each, id: await hold(id, each) })
        expect(await stateOf(id)).toEqual(expected(status, memberships))
      }),
      { numRuns: 120, seed: 22 },
    )
  })
})

interface Kind {
  state: string
  /** Days from today. */
  start: number
  days: number
  frozen: boolean
  visits: number | null
  used: number
}
interface Held extends Kind {
  id: number
}

const members = fc.record({
  status: fc.constantFrom('active', 'active', 'active', 'draft', 'inactive'),
  held: fc.array(
    fc.record({
      state: fc.constantFrom('sold', 'sold', 'sold', 'pending', 'void', 'refund', 'inactive'),
      start: fc.integer({ min: -12, max: 4 }),
      days: fc.integer({ min: 1, max: 10 }),
      frozen: fc.boolean(),
      visits: fc.constantFrom(null, null, 1),
      used: fc.constantFrom(0, 1),
    }),
    { maxLength: 5 },
  ),
})

const first = ({ start }: Kind) => addDays(today, start)
/** The day after the freeze, which lasts all days; the one day sold is then left. */
const thaw = ({ start, days }: Kind) => addDays(today, start + days)
const last = (each: Kind) => addDays(thaw(each), each.frozen ? 0 : -1)

async function hold(member: number, each: Kind) {
  const { state, visits } = each
  const id = await add(member, first(each), last({ ...each, frozen: false }), { state, visits })
  if (each.frozen) await freeze(id, first(each), thaw(each))
  if (visits !== null && each.used > 0) await use(member, id)
  return id
}

/** The table of the states, written once more. */
function expected(status: string, held: Held[]): State {
  const isUsed = ({ visits, used }: Kind) => visits !== null && visits - used <= 0
  const sold = held.filter(({ state }) => state === 'sold')
  const within = sold.filter((each) => first(each) <= today && today <= last(each))
  const isFrozen = (each: Kind) => each.frozen && today < thaw(each)
  const ended = sold.filter(
    (each) => last(each) < today || (within.includes(each) && !isFrozen(each) && isUsed(each)),
  )
  const soonest = (of: Held[]) =>
    of.toSorted((a, b) => last(a).localeCompare(last(b)) || b.id - a.id)[0]
  const latest = (of: Held[]) =>
    of.toSorted((a, b) => last(b).localeCompare(last(a)) || b.id - a.id)[0]
  const end = latest(ended)
  const table: [key: string, hit: Held | undefined, date: (hit: Held) => string | null][] = [
    ['frozen', soonest(within.filter(isFrozen)), thaw],
    ['active', soonest(within.filter((each) => !isFrozen(each) && !isUsed(each))), last],
    ['starts', soonest(sold.filter((each) => first(each) > today)), first],
    ['pending', soonest(held.filter(({ state }) => state === 'pending')), () => null],
    ['used', end && isUsed(end) ? end : undefined, () => null],
    ['expired', end, last],
  ]
  const [key, hit, date] = table.find(([, found]) => found) ?? ['none', undefined, () => null]
  return {
    key: status === 'active' ? key : status,
    date: status === 'active' && hit ? date(hit) : null,
    membership: hit ? { id: hit.id, name: 'Oylik' } : null,
  }
}
