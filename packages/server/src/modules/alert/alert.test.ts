import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { gym, saleOf } from '../../../test/gym.ts'
import { noon, testServer, type Person, type TestServer } from '../../testing/index.ts'
import type { Answer } from '../../core/operation/context.ts'
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

/** Goes to a later day, with sessions that outlast it. */
async function goTo(moment: string) {
  await api.sql(1, 'update session set idle_seconds = 30 * 86400')
  api.clock.now = new Date(moment)
}

const read = async (query = '', person: Person = 'owner', club = 1) =>
  (await api.as(person, { club }).get(`/alerts/${query}`)).body as unknown as Answer<'listAlerts'>
const rows = async (kind: AlertKind, person: Person = 'owner', club = 1) => {
  const found = await read(`?kind=${kind}&per_page=100`, person, club)
  return found.results
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
    const body = { status: 'active', version: 2 }
    const end = async () => {
      const answer = await api
        .as('desk')
        .patch(`/management/memberships/${membership}/freeze/`, body)
      if (answer.status !== 200) throw new Error(answer.text)
    }
    return { record: membership, end }
  },
  risk: async () => {
    const { member } = await held('2026-11-01', '2026-12-30', { prediction: 49 })
    const end = () => api.sql(1, 'update member set prediction = 50 where id = $1', [member])
    return { record: member, end }
  },
  device: async () => {
    const [device] = await api.sql<{ id: number }>(
      1,
      `insert into device (merchant_id, staff_id, token_hash, status, agent, created_at, seen_at, requested_at)
       values (1, 5, gen_random_uuid()::text, 'pending', 'Mozilla/5.0 (Windows NT 10.0) Chrome/131.0', $1, $1, $1) returning id`,
      [noon],
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

/** Names of the records that are no members. */
const names: Partial<Record<AlertKind, unknown>> = {
  expiring: 'Oylik',
  expired: 'Oylik',
  unfreeze: 'Oylik',
  device: 'Karimov desk',
  shift: 'Karimov desk',
  class_without_trainer: 'Pilates',
  delivery: 'Karimov trainer',
  alarm: expect.stringMatching(/^\d+$/),
}

describe('the work list', () => {
  test.each(alertKinds)('has a row of %s until its cause is gone', async (kind) => {
    const { record, end } = await causes[kind]()
    expect(await records(kind)).toContain(record)
    const row = (await rows(kind)).find((each) => each.record.id === record)
    expect(row?.record.name).toEqual(names[kind] ?? 'Gʻulomova Oʻgʻiloy')
    const { counts, total_count } = await read(`?kind=${kind}`)
    expect(total_count).toBe(counts[kind])
    await end()
    expect(await records(kind)).not.toContain(record)
    expect((await read()).counts[kind]).toBe(total_count - 1)
  })

  test('has as many rows as it counts, and the sums of the rows', async () => {
    for (const kind of alertKinds) await causes[kind]()
    const all = await read('?per_page=100')
    const counted = Object.values(all.counts)
    expect(counted.reduce((sum, count) => sum + count, 0)).toBe(all.total_count)
    expect(all.results).toHaveLength(all.total_count)
    const sum = (field: 'amount' | 'expected') =>
      all.results.reduce((whole, row) => whole + (row[field] ?? 0), 0)
    expect(all.sums).toEqual({ at_stake: sum('amount'), expected: sum('expected') })
    const groups = all.results.map(({ group }) => group)
    const order = ['urgent', 'money', 'other']
    expect(groups).toEqual(groups.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)))
    const expected = all.results
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

const note = (row: number | undefined, body: object, person: Person = 'desk') =>
  api.as(person).post('/alerts/outcome/', { row, outcome: 'no_answer', ...body })
const rowOf = async (kind: AlertKind, record: number, person: Person = 'owner') =>
  (await rows(kind, person)).find((row) => row.record.id === record)?.id

describe('an outcome', () => {
  test('hides its row until the next day of the club, and counts as done today', async () => {
    const { record } = await causes.expiring()
    const before = (await read('', 'desk')).done
    const row = await rowOf('expiring', record)
    const { status, body } = await note(row, { note: ' Kechqurun ' })
    expect(status).toBe(200)
    expect(body.results).toMatchObject({
      kind: 'expiring',
      outcome: 'no_answer',
      note: 'Kechqurun',
      next_date: '2026-11-22',
      by: { id: 5 },
    })
    expect(await records('expiring')).not.toContain(record)
    expect((await read('', 'desk')).done).toEqual({ all: before.all + 1, mine: before.mine + 1 })
    expect((await read('', 'manager')).done).toEqual({ all: before.all + 1, mine: 0 })
    // The last minute of the day in Tashkent, and the first one of the next.
    await goTo('2026-11-21T18:59:00Z')
    expect(await records('expiring')).not.toContain(record)
    await goTo('2026-11-21T19:00:00Z')
    expect(await records('expiring')).toContain(record)
    expect((await read('', 'desk')).done).toEqual({ all: 0, mine: 0 })
  })

  test('hides its row until the given day; the last one counts', async () => {
    const { record } = await causes.expiring()
    const row = await rowOf('expiring', record)
    await note(row, { next_date: '2026-11-25' })
    await goTo('2026-11-24T07:00:00Z')
    expect(await records('expiring')).not.toContain(record)
    // A second person who had it on the screen.
    api.clock.now = noon
    await note(row, { outcome: 'will_pay', next_date: '2026-11-23' }, 'manager')
    await goTo('2026-11-23T07:00:00Z')
    expect(await records('expiring')).toContain(record)
    const { results } = (await api.as('desk').get(`/alerts/outcome/?row=${row}`)).body
    expect(results.map((each: { outcome: string }) => each.outcome)).toEqual([
      'will_pay',
      'no_answer',
    ])
  })

  test.each([
    ['2026-11-21', 'Enter a value later than'],
    ['2027-11-22', 'or less'],
  ])('is refused with the next date %s', async (next_date, words) => {
    const { record } = await causes.birthday()
    const { status, body } = await note(await rowOf('birthday', record), { next_date })
    expect([status, body.errors?.next_date?.[0]]).toEqual([400, expect.stringContaining(words)])
  })

  test('is refused about a row whose cause is gone, or of a kind that the person does not see', async () => {
    const { record, end } = await causes.debt()
    const row = await rowOf('debt', record)
    expect((await note(row, {}, 'trainer')).status).toBe(404)
    expect((await note(row, {}, 'partner')).status).toBe(404)
    await end()
    expect((await note(row, {})).status).toBe(404)
    expect((await note(15, {})).status).toBe(404)
  })

  test('keeps an alarm away for good', async () => {
    const { record } = await causes.alarm()
    await note(await rowOf('alarm', record), { outcome: 'other' }, 'owner')
    for (const day of ['22', '25', '28', '29']) {
      await goTo(`2026-11-${day}T06:59:00Z`)
      expect([day, await records('alarm')]).toEqual([day, expect.not.arrayContaining([record])])
    }
  })

  test('leaves a trail without its note', async () => {
    const { record } = await causes.birthday()
    const { body } = await note(await rowOf('birthday', record), { note: 'Oyogʻi singan' })
    const trail = await api.sql(
      1,
      "select member_id, after from audit_log where action = 'alert.created' and record_id = $1",
      [body.results.id],
    )
    const after = { kind: 'birthday', outcome: 'no_answer', next_date: '2026-11-22' }
    expect(trail).toEqual([{ member_id: record, after }])
  })

  test('is gone with an erased member, also from the answer to its retry', async () => {
    const { record } = await causes.birthday()
    const key = crypto.randomUUID()
    const sent = {
      row: await rowOf('birthday', record),
      outcome: 'called',
      note: 'Tizzasi ogʻriydi',
    }
    await api.as('desk').post('/alerts/outcome/', sent, { key })
    await api.as('owner').delete(`/management/member/${record}/`)
    expect(
      (
        await api
          .as('owner')
          .post(`/management/member-bin/${record}/erase/`, { fullname: 'Gʻulomova Oʻgʻiloy' })
      ).status,
    ).toBe(200)
    const left = await api.sql(1, 'select from alert_outcome where member_id = $1', [record])
    expect(left).toEqual([])
    const again = await api.as('desk').post('/alerts/outcome/', sent, { key })
    expect([again.status, again.body.results.note]).toEqual([200, ''])
  })
})

describe('REL-37 the kinds of each role', () => {
  const people: AlertKind[] = ['expiring', 'expired', 'birthday', 'unfreeze', 'risk']
  const seen: Partial<Record<Person, AlertKind[]>> = {
    owner: [...alertKinds],
    director: alertKinds.filter((kind) => kind !== 'alarm'),
    manager: alertKinds.filter((kind) => !['alarm', 'delivery'].includes(kind)),
    desk: [...people, 'debt', 'shift'],
    trainer: people,
    partner: people,
  }

  test.each(Object.keys(seen) as Person[])('%s', async (person) => {
    const found = await read('?per_page=100', person)
    const kinds = seen[person] ?? []
    expect(Object.keys(found.counts).toSorted()).toEqual(kinds.toSorted())
    for (const { kind } of found.results) expect(kinds).toContain(kind)
    // Sums are for those who see the takings.
    expect('sums' in found).toBe(['owner', 'director', 'manager'].includes(person))
    // Asking for a kind does not show it.
    for (const kind of alertKinds.filter((each) => !kinds.includes(each)))
      expect([kind, await rows(kind, person)]).toEqual([kind, []])
  })

  test('the desk sees single prices, a trainer and a partner see none', async () => {
    const { record } = await causes.expiring()
    const amountFor = async (person: Person) =>
      (await rows('expiring', person)).find((row) => row.record.id === record)?.amount
    expect(await amountFor('desk')).toBe(400_000)
    expect(await amountFor('partner')).toBeNull()
    for (const person of ['trainer', 'partner'] as const) {
      const { text } = await api.as(person).get('/alerts/?per_page=100')
      expect(text).not.toMatch(/"(amount|expected)":\d/)
    }
  })

  test('a trainer sees the own trainees only', async () => {
    const { record } = await causes.expiring()
    expect(await records('expiring', 'trainer')).not.toContain(record)
    const own = '{"trainer": {"id": 4}}'
    await api.sql(1, 'update membership set trainer = $2 where id = $1', [record, own])
    expect(await records('expiring', 'trainer')).toContain(record)
  })

  test('a device is for those who may decide it', async () => {
    const { record } = await causes.device()
    expect(await records('device', 'manager')).toContain(record)
    await api.sql(1, 'update device set staff_id = 2 where id = $1', [record])
    expect(await records('device', 'manager')).not.toContain(record)
    expect(await records('device', 'owner')).toContain(record)
  })
})

describe('other clubs and merchants', () => {
  test('have their own rows', async () => {
    const { membership } = await held('2026-10-30', '2026-11-28', { club: 2 })
    expect(await records('expiring')).not.toContain(membership)
    expect(await records('expiring', 'owner', 2)).toEqual([membership])
    const abroad = await read('?per_page=100', 'stranger', 4)
    expect([abroad.total_count, abroad.done]).toEqual([0, { all: 0, mine: 0 }])
    const row = (await rows('expiring', 'owner', 2))[0]?.id
    expect((await note(row, {})).status).toBe(404)
    expect((await api.as('owner').get(`/alerts/outcome/?row=${row}`)).status).toBe(404)
    expect((await api.as('stranger').get(`/alerts/outcome/?row=${row}`)).status).toBe(404)
  })
})
