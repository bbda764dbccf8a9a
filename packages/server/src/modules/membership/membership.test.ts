import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gym, saleOf, type Gym } from '../../../test/gym.ts'
import { counted } from '../../../test/long.ts'
import { freeze, isRefused, type Freezable } from '../../domain/freeze.ts'
import { addDays, daysBetween } from '../../domain/membershipDates.ts'
import { testServer, type TestServer } from '../../testing/index.ts'

let api: TestServer
let rows: Gym
beforeAll(async () => {
  api = await testServer()
  rows = gym(api)
})
afterAll(() => api.close())

const today = '2026-11-21'
const path = (id: number) => `/management/memberships/${id}/freeze/`
const look = async (id: number, query = '') =>
  (await api.as('desk').get(`${path(id)}${query}`)).body.results
const change = (id: number, body: object) => api.as('desk').patch(path(id), body)
const freezing = (start_date: string, end_date: string, version = 1) => ({
  status: 'freeze',
  start_date,
  end_date,
  version,
})
const ending = (version: number) => ({ status: 'active', version })

async function sold(plan: Parameters<Gym['plan']>[0] = {}, columns = {}, start = today) {
  const [customer = 0] = await rows.members(1, columns)
  const bought = await rows.plan(plan)
  const answer = await api
    .as('owner')
    .post(
      '/management/payment/',
      saleOf(customer, bought, { start_date: start, payment_date: today }),
    )
  return { customer, id: answer.body.results.subscription.id as number, plan: bought }
}
/** Sells another package that starts later; returns the membership. */
const renew = async (customer: number, plan: number, start_date: string): Promise<number> =>
  (
    await api
      .as('owner')
      .post('/management/payment/', saleOf(customer, plan, { start_date, payment_date: today }))
  ).body.results.subscription.id
const plansOf = async (customer: number) =>
  (await api.as('desk').get(`/customer/${customer}/membership-list/?subscription=1`)).body.results
const entering = async (customer: number) =>
  (await api.as('desk').post('/check-in/register/', { customer, confirm: true })).body.code
const profileOf = async (customer: number) =>
  (await api.as('desk').get(`/customer/${customer}/profile/`)).body.results
/** Advances the clock without ending sessions. */
const days = async (count: number, work: () => Promise<void>) => {
  const before = api.clock.now
  await api.sql(1, `update session set idle_seconds = 2000000000, expires_at = '2040-01-01Z'`)
  api.clock.now = new Date(before.getTime() + count * 86_400_000)
  try {
    await work()
  } finally {
    api.clock.now = before
  }
}

describe('a freeze', () => {
  test('is previewed by the same rule, prevents check-ins and sales, and keeps the visits', async () => {
    const { customer, id, plan } = await sold({ visits: 12 })
    expect(await look(id)).toMatchObject({
      freeze: null,
      refused: null,
      preview: null,
      lines: [],
      version: 1,
    })
    const { preview } = await look(id, `?start_date=${today}&end_date=2026-12-05`)
    expect(preview).toEqual({
      start_date: today,
      end_date: '2026-12-05',
      days: 14,
      until: '2027-01-03',
      following: [],
    })

    const { body } = await change(id, { ...freezing(today, '2026-12-05'), notes: ' Taʼtil ' })
    expect(body.results).toMatchObject({
      status: 'freeze',
      end_date: preview.until,
      version: 2,
      freeze: { start_date: today, end_date: '2026-12-05', notes: 'Taʼtil', is_running: true },
      lines: [
        { kind: 'freeze', days: 14, until: preview.until, notes: 'Taʼtil', by: 'Karimov desk' },
      ],
    })
    expect(await entering(customer)).toBe('membership_frozen')
    const sale = await api
      .as('desk')
      .post('/management/payment/', saleOf(customer, plan, { start_date: '2027-02-01' }))
    expect(sale.body.code).toBe('customer_frozen')
    expect(await profileOf(customer)).toMatchObject({
      membership_status: 'freeze',
      frozen_until: '2026-12-05',
      visits_left: 12,
      end_date: preview.until,
    })
  })

  test('that ends by itself lets in on its last day, whatever has run', async () => {
    const { customer, id } = await sold()
    await change(id, freezing(today, '2026-11-23'))
    await days(1, async () => expect(await entering(customer)).toBe('membership_frozen'))
    await days(2, async () => expect(await entering(customer)).toBe('ok'))
  })

  test('that is scheduled begins by itself, and may be moved or called off before', async () => {
    const { customer, id } = await sold()
    await change(id, freezing('2026-11-25', '2026-11-30'))
    expect(await entering(customer)).toBe('ok')
    await days(3, async () =>
      expect(await profileOf(customer)).toMatchObject({ membership_status: 'active' }),
    )
    await days(4, async () =>
      expect(await profileOf(customer)).toMatchObject({ membership_status: 'freeze' }),
    )
    const moved = await change(id, freezing('2026-11-26', '2026-11-29', 2))
    expect(moved.body.results).toMatchObject({
      end_date: '2026-12-23',
      freeze: { is_running: false },
    })
    const off = await change(id, ending(3))
    expect(off.body.results).toMatchObject({
      end_date: '2026-12-20',
      freeze: null,
      lines: [
        { kind: 'freeze', days: 5 },
        { kind: 'change', days: -2 },
        { kind: 'cancel', days: -3 },
      ],
    })
    await days(6, async () =>
      expect(await profileOf(customer)).toMatchObject({ membership_status: 'active' }),
    )
    expect((await change(id, freezing('2026-11-26', '2026-11-29', 4))).status).toBe(200)
  })

  test('that is returned early gives back only the days that were not frozen', async () => {
    const { customer, id } = await sold()
    await change(id, freezing(today, '2026-12-05'))
    await days(5, async () => {
      expect((await look(id)).unfreeze).toMatchObject({ days: 5, until: '2026-12-25' })
      const { body } = await change(id, ending(2))
      expect(body.results).toMatchObject({
        status: 'active',
        end_date: '2026-12-25',
        freeze: null,
        lines: [{ days: 14 }, { kind: 'return', days: -9, until: '2026-12-25' }],
      })
      expect(await entering(customer)).toBe('ok')
      const next = await api.as('desk').get(`/customer/${customer}/active-membership/`)
      expect(next.body.results).toMatchObject({ frozen: false, next_start: '2026-12-26' })
    })
  })

  test.each([
    [freezing('2026-11-20', '2026-11-30'), 'freeze_in_past', 'start_date'],
    [freezing(today, today), 'too_early', 'end_date'],
    [freezing('2027-03-01', '2027-03-10'), 'freeze_after_end', 'start_date'],
    [
      { status: 'freeze', end_date: '2026-11-30', version: 1 },
      'freeze_date_required',
      'start_date',
    ],
    [{ status: 'freeze', start_date: today, version: 1 }, 'unfreeze_date_required', 'end_date'],
    [freezing(today, '2026-12-06'), 'freeze_too_long', 'end_date'],
  ])('%j is refused: %s', async (body, code, field) => {
    const { id } = await sold({ freeze_days: 14 })
    const answer = await change(id, body)
    expect([answer.status, answer.body.code, Object.keys(answer.body.errors)]).toEqual([
      400,
      code,
      [field],
    ])
    expect(answer.body.message).not.toBe(code)
    expect(await look(id)).toMatchObject({ version: 1, lines: [] })
  })

  test('keeps to the policy it was sold with, over all freezes', async () => {
    const { id, plan } = await sold({ freeze_days: 10, freeze_times: 2 })
    await api
      .as('owner')
      .patch(`/management/package/${plan}/`, { freeze_days: null, freeze_times: null, version: 1 })
    await change(id, freezing(today, '2026-11-25'))
    await days(2, async () => void (await change(id, ending(2))))
    await days(3, async () => {
      expect((await look(id)).limits).toMatchObject({
        days: 8,
        days_used: 2,
        times_used: 1,
        times_total: 2,
      })
      expect((await change(id, freezing('2026-11-24', '2026-12-03', 3))).body.code).toBe(
        'freeze_too_long',
      )
      expect((await change(id, freezing('2026-11-24', '2026-12-01', 3))).status).toBe(200)
    })
    await days(11, async () =>
      expect((await change(id, freezing('2026-12-02', '2026-12-03', 4))).body.code).toBe(
        'freeze_times_used',
      ),
    )
  })

  test('moves the packages bought to follow by the same days, as previewed, and back when it ends early', async () => {
    const { customer, id, plan } = await sold()
    const [next, last] = [
      await renew(customer, plan, '2026-12-21'),
      await renew(customer, plan, '2027-01-25'),
    ]
    const begins = async () =>
      (
        await api.sql<{ start_date: string; end_date: string; taken: string }>(
          1,
          `select start_date::text, end_date::text, taken::text from membership where id = any($1) order by id`,
          [[next, last]],
        )
      ).map((row) => [row.start_date, row.end_date, row.taken])
    const { preview, limits } = await look(id, `?start_date=${today}&end_date=2026-12-05`)
    expect(limits.days).toBe(366)
    expect(preview.following).toEqual([
      { plan: 'Oylik', start_date: '2026-12-21', moved_to: '2027-01-04' },
      { plan: 'Oylik', start_date: '2027-01-25', moved_to: '2027-02-08' },
    ])
    const { body } = await change(id, freezing(today, '2026-12-05'))
    expect(body.results.end_date).toBe('2027-01-03')
    expect(await begins()).toEqual([
      ['2027-01-04', '2027-02-02', '[2027-01-04,2027-02-03)'],
      ['2027-02-08', '2027-03-09', '[2027-02-08,2027-03-10)'],
    ])
    await days(5, async () => {
      expect((await look(id)).unfreeze.following).toMatchObject([
        { moved_to: '2026-12-26' },
        { moved_to: '2027-01-30' },
      ])
      await change(id, ending(2))
      expect(await begins()).toEqual([
        ['2026-12-26', '2027-01-24', '[2026-12-26,2027-01-25)'],
        ['2027-01-30', '2027-02-28', '[2027-01-30,2027-03-01)'],
      ])
      expect((await look(next)).moves).toMatchObject([
        { days: 14, start_date: '2026-12-21', moved_to: '2027-01-04', plan: 'Oylik' },
        { days: -9, start_date: '2027-01-04', moved_to: '2026-12-26', by: 'Karimov desk' },
      ])
    })
    const audited = await api.sql(
      1,
      `select before, after from audit_log where action = 'membership.moved' and record_id = $1 order by id`,
      [next],
    )
    expect(audited).toEqual([
      { before: { start_date: '2026-12-21' }, after: { start_date: '2027-01-04' } },
      { before: { start_date: '2027-01-04' }, after: { start_date: '2026-12-26' } },
    ])
    expect(await plansOf(customer)).toMatchObject([
      { moved_days: 5 },
      { moved_days: 5 },
      { moved_days: 0 },
    ])
  })

  test('that is cancelled leaves the package sold since then where it is', async () => {
    const { customer, id, plan } = await sold()
    await change(id, freezing('2026-11-25', '2026-11-30'))
    const next = await renew(customer, plan, '2026-12-26')
    await change(id, freezing('2026-11-25', '2026-12-02', 2))
    const start = async () => (await look(next)).start_date
    expect(await start()).toBe('2026-12-28')
    await change(id, ending(3))
    expect(await start()).toBe('2026-12-26')
    expect((await look(id)).end_date).toBe('2026-12-20')
  })

  test('is offered only while days and times of the policy are left, or to be ended', async () => {
    const offered = async (customer: number) =>
      (await plansOf(customer)).map((plan: { allowed_actions: object }) => plan.allowed_actions)
    const none = await sold({ freeze_days: 0 })
    expect(await offered(none.customer)).toEqual([{ freeze: false }])
    const once = await sold({ freeze_times: 1 })
    expect(await offered(once.customer)).toEqual([{ freeze: true }])
    await change(once.id, freezing(today, '2026-11-23'))
    expect(await offered(once.customer)).toEqual([{ freeze: true }])
    await days(3, async () => expect(await offered(once.customer)).toEqual([{ freeze: false }]))
  })

  test('requires the permission, a writable member and the current version', async () => {
    const { id } = await sold()
    const refused = await api.as('trainer').patch(path(id), freezing(today, '2026-11-30'))
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden'])
    expect((await api.as('trainer').get(path(id))).status).toBe(404)
    await change(id, freezing(today, '2026-11-30'))
    const stale = await change(id, ending(1))
    expect([stale.status, stale.body.code, stale.body.results.version]).toEqual([
      409,
      'stale_record',
      2,
    ])
    await api.sql(
      1,
      'update member set read_only = true where id = (select member_id from membership where id = $1)',
      [id],
    )
    expect((await change(id, ending(2))).body.code).toBe('member_read_only')
    expect((await look(id)).refused.code).toBe('member_read_only')
    const gone = await sold()
    expect((await change(gone.id, ending(1))).body.code).toBe('not_frozen')
  })

  test('leaves an audit row and a live message', async () => {
    const { customer, id } = await sold()
    await change(id, { ...freezing(today, '2026-11-30'), notes: 'Safar' })
    const [audit] = await api.sql(
      1,
      `select action, member_id, reason, before, after from audit_log where record_type = 'membership' and record_id = $1`,
      [id],
    )
    expect(audit).toMatchObject({
      action: 'membership.frozen',
      member_id: customer,
      reason: 'Safar',
      after: { end_date: '2026-12-29' },
    })
    const [event] = await api.sql(
      1,
      `select kind, record_id from event where club_id = 1 order by seq desc limit 1`,
    )
    expect(event).toEqual({ kind: 'member.changed', record_id: customer })
  })
})

describe('freezing many', () => {
  const many = (body: object) => api.as('desk').post('/management/memberships/freeze/', body)

  test('returns the same result in a dry run, without changes, as in the run after it', async () => {
    const [one, two, short] = [await sold(), await sold(), await sold({ freeze_days: 3 })]
    await change(two.id, freezing('2026-11-28', '2026-11-30'))
    const [none = 0] = await rows.members(1)
    const members = [one.customer, two.customer, short.customer, none, 999_999]
    const body = { members, start_date: today, end_date: '2026-11-28', notes: 'Taʼmir' }
    const dry = (await many({ ...body, dry_run: true })).body.results
    expect(dry).toMatchObject({
      ok: [{ id: one.customer, membership: one.id, days: 7, until: '2026-12-27', following: [] }],
      failed: [
        { id: two.customer, code: 'already_frozen' },
        { id: short.customer, code: 'freeze_too_long', vars: { days: 3 } },
        { id: none, code: 'membership_not_freezable' },
        { id: 999_999, code: 'not_found' },
      ],
    })
    expect(await look(one.id)).toMatchObject({ version: 1, freeze: null })
    expect((await many(body)).body.results).toEqual(dry)
    expect(await look(one.id)).toMatchObject({
      end_date: '2026-12-27',
      lines: [{ notes: 'Taʼmir' }],
    })
    expect((await look(short.id)).freeze).toBe(null)
  })
})

describe('freezing many who have renewed', () => {
  test('moves the packages that follow, as the dry run tells', async () => {
    const { customer, id, plan } = await sold()
    const next = await renew(customer, plan, '2026-12-21')
    const body = { members: [customer], start_date: today, end_date: '2026-11-28' }
    const many = (more: object) =>
      api.as('desk').post('/management/memberships/freeze/', { ...body, ...more })
    const following = [{ plan: 'Oylik', start_date: '2026-12-21', moved_to: '2026-12-28' }]
    const dry = (await many({ dry_run: true })).body.results
    expect(dry).toMatchObject({ ok: [{ membership: id, days: 7, following }], failed: [] })
    expect((await look(next)).start_date).toBe('2026-12-21')
    expect((await many({})).body.results).toEqual(dry)
    expect(await look(next)).toMatchObject({ start_date: '2026-12-28', end_date: '2027-01-26' })
  })
})

describe('the database', () => {
  test('knows no overlapping freezes and no end but the sum', async () => {
    const { id } = await sold()
    await rows.freeze(id, '2026-11-22', '2026-11-28')
    await expect(rows.freeze(id, '2026-11-27', '2026-11-30')).rejects.toThrow(
      'membership_freeze_overlap',
    )
    await api.sql(1, `update membership set end_date = '2030-01-01' where id = $1`, [id])
    expect(await look(id)).toMatchObject({ end_date: '2026-12-26' })
    await expect(
      api.sql(1, 'delete from membership_line where membership_id = $1', [id]),
    ).rejects.toThrow(/permission denied|append-only/)
  })
})

const CASES = counted(2000, 10_000)

describe(`REL-11 ${CASES} cases`, () => {
  let api: TestServer
  beforeAll(async () => {
    api = await testServer()
  })
  afterAll(() => api.close())

  test('REL-11 the preview is what the tables hold, in all of them', async () => {
    const cases = fc.sample(
      fc.record({
        days: fc.integer({ min: 1, max: 400 }),
        elapsed: fc.integer({ min: 0, max: 40 }),
        ahead: fc.integer({ min: 0, max: 30 }),
        length: fc.integer({ min: 1, max: 60 }),
        back: fc.integer({ min: 0, max: 70 }),
      }),
      { numRuns: CASES, seed: 11 },
    )
    const told = cases.flatMap(({ days: length, elapsed, ahead, back, ...asked }) => {
      const start_date = addDays(today, -elapsed)
      const held: Freezable = {
        type: 1,
        status: 'active',
        read_only: false,
        start_date,
        end_date: addDays(start_date, length - 1),
        freezes: [],
        freeze_days: null,
        freeze_times: null,
        followers: [],
      }
      const start = addDays(today, ahead)
      const preview = freeze(
        held,
        { start_date: start, end_date: addDays(start, asked.length) },
        today,
      )
      return isRefused(preview)
        ? []
        : [{ held, length, preview, returned: addDays(start, Math.min(back, asked.length)) }]
    })
    expect(told.length).toBeGreaterThan(CASES * 0.7)
    const members = await gym(api).members(told.length)
    const block = await gym(api).class()
    const ids = await api.sql<{ id: number }>(
      1,
      `insert into membership (merchant_id, club_id, member_id, type, class_id, class_time_id, name, price, days, start_date, end_date, taken, sold_by, created_at)
       select 1, 1, m, 2, $1, $2, 'Oylik', 0, d, s, e, daterange(s, e, '[]'), 1, '2026-01-01Z'
         from unnest($3::bigint[], $4::int[], $5::date[], $6::date[]) as x (m, d, s, e) returning id`,
      [
        block.id,
        block.time,
        members,
        told.map(({ length }) => length),
        told.map(({ held }) => held.start_date),
        told.map(({ held }) => held.end_date),
      ],
    )
    const ends = async () =>
      api.sql<{ end_date: string; taken: string; sum: number }>(
        1,
        `select m.end_date::text, (upper(m.taken) - 1)::text as taken,
                (select coalesce(sum(l.days), 0)::int from membership_line l where l.membership_id = m.id) as sum
           from membership m where m.id = any($1) order by m.id`,
        [ids.map(({ id }) => id)],
      )
    await api.sql(
      1,
      `insert into membership_freeze (merchant_id, membership_id, start_date, end_date, staff_id, created_at)
       select 1, i, s, e, 1, '2026-11-21Z' from unnest($1::bigint[], $2::date[], $3::date[]) as x (i, s, e)`,
      [
        ids.map(({ id }) => id),
        told.map(({ preview }) => preview.start_date),
        told.map(({ preview }) => preview.end_date),
      ],
    )
    expect(await ends()).toEqual(
      told.map(({ preview }) => ({
        end_date: preview.until,
        taken: preview.until,
        sum: preview.days,
      })),
    )
    await api.sql(
      1,
      `update membership_freeze f set cancelled_at = case when d = f.start_date then '2026-11-21Z'::timestamptz end,
              end_date = greatest(d, f.start_date + 1), returned_at = '2026-11-21Z'
         from unnest($1::bigint[], $2::date[]) as x (i, d) where f.membership_id = x.i`,
      [ids.map(({ id }) => id), told.map(({ returned }) => returned)],
    )
    expect(await ends()).toEqual(
      told.map(({ held, preview, returned }) => {
        const sum = daysBetween(preview.start_date, returned)
        const end_date = addDays(held.end_date, sum)
        return { end_date, taken: end_date, sum }
      }),
    )
  }, 60_000)
})
