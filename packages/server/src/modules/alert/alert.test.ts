import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { gym, saleOf } from '../../../test/gym.ts'
import { noon, testServer, type Person, type TestServer } from '../../testing/index.ts'
import { alertKinds, type AlertKind } from './alert.kinds.ts'

let api: TestServer
let plan: number
beforeAll(async () => {
  api = await testServer()
  plan = await gym(api).plan()
})
beforeEach(() => {
  api.clock.now = noon
})
afterAll(() => api.close())

const read = async (query = '', person: Person = 'owner', club = 1) =>
  (await api.as(person, { club }).get(`/alerts/${query}`)).body
const rows = async (kind: AlertKind, person: Person = 'owner', club = 1) => {
  const found = await read(`?kind=${kind}&per_page=100`, person, club)
  return found.results as {
    id: number
    record: { id: number; name: string }
    [field: string]: unknown
  }[]
}
/** Ids of the records of a kind. */
const records = async (kind: AlertKind, person: Person = 'owner', club = 1) =>
  (await rows(kind, person, club)).map(({ record }) => record.id)

/** A new member with a membership of these days. */
async function held(
  from: string,
  to: string,
  columns: { club?: number; prediction?: number } = {},
) {
  const { club = 1, prediction = 80 } = columns
  const [member = 0] = await gym(api, 1, club).members(1)
  await api.sql(1, 'update member set prediction = $2 where id = $1', [member, prediction])
  const [row] = await api.sql<{ id: number }>(
    1,
    `insert into membership (merchant_id, club_id, member_id, type, package_id, name, price, days, state, start_date, end_date,
                             taken, sold_by, created_at)
     values (1, $5, $1, 1, $2, 'Oylik', 400000, 30, 'sold', $3, $4, daterange($3, $4, '[]'), 1, '2026-01-01Z') returning id`,
    [member, plan, from, to, club],
  )
  return { member, membership: row?.id ?? 0 }
}

async function renewed(member: number, start_date: string) {
  const sale = saleOf(member, plan, {
    start_date,
    payment_date: '2026-11-21',
    date_reason: undefined,
  })
  const { status, text } = await api.as('owner').post('/management/payment/', sale)
  if (status !== 200) throw new Error(text)
}

/** Each kind: makes its cause, returns the record and what removes the cause. */
const causes: Record<AlertKind, () => Promise<{ record: number; end: () => Promise<unknown> }>> = {
  expiring: async () => {
    const { member, membership } = await held('2026-10-30', '2026-11-28')
    return { record: membership, end: () => renewed(member, '2026-11-29') }
  },
  expired: async () => {
    const { member, membership } = await held('2026-09-23', '2026-10-22')
    return { record: membership, end: () => renewed(member, '2026-11-21') }
  },
  debt: async () => {
    const [member = 0] = await gym(api).members(1)
    await gym(api).deposit(member, -90_000)
    const body = {
      gym_customer: member,
      amount: 90_000,
      payment_date: '2026-11-21',
      payment_types: [{ payment_method: 3, amount: 90_000 }],
    }
    return { record: member, end: () => api.as('desk').post('/management/deposit-payments/', body) }
  },
  birthday: async () => {
    const [member = 0] = await gym(api).members(1)
    await api.sql(1, "update member set birth_date = '1990-11-21' where id = $1", [member])
    return { record: member, end: () => api.as('owner').delete(`/management/member/${member}/`) }
  },
  unfreeze: async () => {
    const { membership } = await held('2026-11-01', '2026-12-30')
    await gym(api).freeze(membership, '2026-11-10', '2026-11-22')
    const body = { status: 'active', version: 1, end_date: '2026-11-21' }
    const end = () => api.as('desk').patch(`/management/memberships/${membership}/freeze/`, body)
    return { record: membership, end }
  },
  risk: async () => {
    const { member } = await held('2026-11-01', '2026-12-30', { prediction: 49 })
    const end = () => api.sql(1, 'update member set prediction = 50 where id = $1', [member])
    return { record: member, end }
  },
  device: async () => {
    await api.as('desk').get('/staffs/permissions/')
    const [device] = await api.sql<{ id: number }>(
      1,
      "select id from device where staff_id = 5 and status = 'pending' order by id desc limit 1",
    )
    const record = device?.id ?? 0
    const path = `/device/process-verification/${record}/`
    return { record, end: () => api.as('owner').post(path, { status: 'approved' }) }
  },
  shift: async () => {
    await api.as('owner').patch('/finance/shift-setting/', { is_on: true })
    api.clock.now = new Date('2026-11-20T07:00:00Z')
    const record = (await api.as('desk').post('/finance/shift/', { float: 0 })).body.results.id
    api.clock.now = noon
    const end = async () => {
      await api.as('desk').post(`/finance/shift/${record}/close/`, { notes: [], coins: 0 })
      await api.as('owner').patch('/finance/shift-setting/', { is_on: false })
    }
    return { record, end }
  },
  class_without_trainer: async () => {
    const made = await gym(api).class({ slot: 10, hours: ['18:00', '19:00'] })
    const end = () =>
      api.sql(
        1,
        'insert into class_time_trainer (merchant_id, class_time_id, trainer_id) values (1, $1, 4)',
        [made.time],
      )
    return { record: made.id, end }
  },
  delivery: async () => {
    const letter = (state: string) =>
      api.sql(
        1,
        `insert into delivery (merchant_id, channel, template, staff_id, address, language, state, next_at, created_at)
         values (1, 'mail', 'invitation', 4, 'trainer@zal.demo', 'uz', $1, $2, $2)`,
        [state, noon],
      )
    await letter('failed')
    return { record: 4, end: () => letter('sent') }
  },
  alarm: async () => {
    const [member = 0] = await gym(api).members(1)
    const sale = saleOf(member, plan, { payment_date: '2026-11-21', date_reason: undefined })
    const { id } = (await api.as('desk').post('/management/payment/', sale)).body.results
    const reason = 'Ikki marta kiritilgan edi'
    const body = { void_reason: 1, void_description: reason }
    await api.as('manager').patch(`/management/payment/${id}/void/`, body)
    const end = async () => {
      const row = (await rows('alarm')).find(({ record }) => record.id === id)
      await api.as('owner').post('/alerts/outcome/', { row: row?.id, outcome: 'other' })
    }
    return { record: id, end }
  },
}

describe('the work list', () => {
  test.each(alertKinds)('has a row of %s until its cause is gone', async (kind) => {
    const { record, end } = await causes[kind]()
    expect(await records(kind)).toContain(record)
    const { counts, total_count } = await read(`?kind=${kind}`)
    expect(total_count).toBe(counts[kind])
    await end()
    expect(await records(kind)).not.toContain(record)
    expect((await read()).counts[kind]).toBe(counts[kind] - 1)
  })

  test('has as many rows as it counts, and the sums of the rows', async () => {
    for (const kind of alertKinds) await causes[kind]()
    const all = await read('?per_page=100')
    const counted = Object.values(all.counts as Record<string, number>)
    expect(counted.reduce((sum, count) => sum + count, 0)).toBe(all.total_count)
    expect(all.results).toHaveLength(all.total_count)
    const sum = (field: string) =>
      (all.results as Record<string, number | null>[]).reduce(
        (whole, row) => whole + (row[field] ?? 0),
        0,
      )
    expect(all.sums).toEqual({ at_stake: sum('amount'), expected: sum('expected') })
    const groups = (all.results as { group: string }[]).map(({ group }) => group)
    const order = ['urgent', 'money', 'other']
    expect(groups).toEqual(groups.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)))
    const expected = (all.results as { group: string; expected: number | null }[])
      .filter(({ group }) => group === 'money')
      .map((row) => row.expected ?? -1)
    expect(expected).toEqual(expected.toSorted((a, b) => b - a))
    for (const kind of alertKinds)
      expect([kind, await records(kind)]).toEqual([
        kind,
        expect.arrayContaining([expect.any(Number)]),
      ])
  })
})
