import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { addDays } from '../../src/domain/membershipDates.ts'
import { password, people } from '../../src/testing/index.ts'
import { classSaleOf, gym, saleOf, today, type Gym } from '../gym.ts'
import { counted } from '../long.ts'
import { inLanes, patiently, postgresServer, range, type PostgresServer } from './server.ts'

const SALES = counted(200, 1000)
/** Refunds that race with a change of the payment. */
const SPLITS = counted(25, 100)

let api: PostgresServer
let rows: Gym
beforeAll(async () => {
  api = await postgresServer({ size: 20 })
  rows = gym(api)
})
afterAll(() => api.close())

type Answer = Awaited<ReturnType<ReturnType<PostgresServer['as']>['post']>>
const ask = (body: object) => api.as('desk').post('/management/payment/', body)
/** Retries `busy`: it is not an outcome of the race, since nothing was done, and occurs on slow machines. */
const sell = (body: object) => patiently(() => ask(body))
const enter = (customer: number) =>
  api.as('desk').post('/check-in/register/', { customer, confirm: true })

const enterGroup = (body: object) => api.as('desk').post('/check-in/register/', body)

/** Repeats a race and returns its distinct outcomes: number of winners, and the responses to the others. */
async function races(
  { times, racers }: { times: number; racers: number },
  start: (racer: number, race: number) => Promise<Answer>,
) {
  const ends = new Set<string>()
  for (const race of range(times)) {
    const answers = await Promise.all(range(racers).map((racer) => start(racer, race)))
    const told = answers.map(({ status, body: { code, message } }) =>
      status === 200 ? 'won' : `${status} ${code}${message === code ? ' without words' : ''}`,
    )
    const losers = new Set(told.filter((each) => each !== 'won'))
    ends.add(`${told.filter((each) => each === 'won').length} won, ${[...losers].join()}`)
  }
  return [...ends]
}

const shapes = [
  { times: counted(50, 200), racers: 2 },
  { times: counted(10, 50), racers: 10 },
]

describe('REL-11 the last one is sold once', () => {
  test.each(shapes)(
    'T-29 the last place of a package, $times × $racers',
    async ({ times, racers }) => {
      const members = await rows.members(times * racers)
      const plans = await inLanes(4, range(times), () => rows.plan({ slot: 1 }))
      const ends = await races({ times, racers }, (racer, race) =>
        sell(saleOf(members[race * racers + racer] ?? 0, plans[race] ?? 0)),
      )
      expect(ends).toEqual(['1 won, 409 no_slots_left'])
    },
  )

  test('returns that the package is busy after a long wait for a slot, and sells it afterwards', async () => {
    const [first = 0, second = 0] = await rows.members(2)
    const plan = await rows.plan({ slot: 1 })
    const { owner } = api
    await owner.query('begin')
    await owner.query('select from package where id = $1 for update', [plan])
    const waited = await Promise.all([first, second].map((member) => ask(saleOf(member, plan))))
    await owner.query('rollback')
    expect(waited.map(({ status, body }) => `${status} ${body.code}`)).toEqual([
      '409 busy',
      '409 busy',
    ])
    expect((await sell(saleOf(first, plan))).status).toBe(200)
  })

  test.each(shapes)('T-29 the days of a member, $times × $racers', async ({ times, racers }) => {
    const members = await rows.members(times)
    const plan = await rows.plan()
    const ends = await races({ times, racers }, (_, race) => sell(saleOf(members[race] ?? 0, plan)))
    expect(ends).toEqual(['1 won, 409 overlap_membership'])
  })

  test('T-29 100 buyers of 10 places are 10 memberships', async () => {
    const plan = await rows.plan({ slot: 10 })
    const answers = await Promise.all(
      (await rows.members(100)).map((each) => sell(saleOf(each, plan))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(answers.filter(({ body }) => body.code === 'no_slots_left')).toHaveLength(90)
  })

  test('T-29 50 overlapping sales of different packages are one membership', async () => {
    const [customer = 0] = await rows.members(1)
    const plans = await inLanes(4, range(50), (at) => rows.plan({ days: 2 + at }))
    const answers = await Promise.all(plans.map((plan) => sell(saleOf(customer, plan))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'overlap_membership')).toHaveLength(49)
  })

  test('T-29 50 classes in one room at one time are one', async () => {
    const room = await api.as('owner').post('/management/room/', { name: 'Bitta zal' })
    const times = [
      {
        start_time: '07:00',
        end_time: '08:00',
        week_days: [1, 3, 5],
        trainers: [4],
        room: room.body.results.id,
      },
    ]
    const answers = await Promise.all(
      range(50).map((at) =>
        api
          .as('owner')
          .post('/management/class/', { name: `Guruh ${at}`, price: 400_000, days: 30, times }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const heard = answers.map(({ body }) => Object.keys(body.errors ?? {}).join() || body.code)
    expect(new Set(heard)).toEqual(new Set(['ok', 'times.0.room']))
    const [held] = await api.sql(1, 'select count(*)::int as rows from timetable')
    expect(held).toEqual({ rows: 6 })
  })

  test('T-30 sales by deposit never take more than there is', async () => {
    const [customer = 0] = await rows.members(1)
    await rows.deposit(customer, 500)
    // Different packages, so that only the member is shared.
    const plans = await inLanes(4, range(20), () => rows.plan({ days: 1, price: 10 }))
    const payments = [{ amount: 10, payment_method: 5 }]
    const part = { price: 10, payment_method: 5, payments }
    const answers = await Promise.all(
      range(100).map((at) => sell(saleOf(customer, plans[at % 20] ?? 0, part))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50)
    expect(answers.filter(({ body: { code } }) => code === 'deposit_debt')).toHaveLength(50)
    expect(await rows.balance(customer)).toBe(0)
  })

  const giveBack = (customer: number, amount: number) =>
    api.as('manager').post('/management/deposit-returns/', {
      gym_customer: customer,
      amount,
      payment_method: 3,
      reason: 'Boshqa shaharga koʻchdi',
    })

  test.each(shapes)(
    'REL-11 the money of a deposit is given back once, $times × $racers',
    async ({ times, racers }) => {
      const members = await rows.members(times)
      await inLanes(4, members, (member) => rows.deposit(member, 500))
      const ends = await races({ times, racers }, (_, race) => giveBack(members[race] ?? 0, 500))
      expect(ends).toEqual(['1 won, 409 deposit_not_enough'])
      const [owing] = await api.sql(
        1,
        'select count(*)::int as count from unnest($1::bigint[]) id where member_balance(1, id) <> 0',
        [members],
      )
      expect(owing).toEqual({ count: 0 })
    },
  )

  test('T-30 100 parallel withdrawals of 10 from 500: 50 succeed', async () => {
    const [customer = 0] = await rows.members(1)
    await rows.deposit(customer, 500)
    const answers = await Promise.all(range(100).map(() => giveBack(customer, 10)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50)
    expect(answers.filter(({ body: { code } }) => code === 'deposit_not_enough')).toHaveLength(50)
    expect(await rows.balance(customer)).toBe(0)
  })

  test('T-30 a deposit is spent, given back and put right at the same time, never below zero', async () => {
    const plan = await rows.plan({ days: 1, price: 400 })
    for (const customer of await rows.members(20)) {
      const put = await api.as('desk').post('/management/deposit-payments/', {
        gym_customer: customer,
        amount: 500,
        payment_date: today,
        payment_types: [{ payment_method: 3, amount: 500 }],
      })
      const payments = [{ amount: 400, payment_method: 5 }]
      const answers = await Promise.all([
        sell(saleOf(customer, plan, { price: 400, payment_method: 5, payments })),
        giveBack(customer, 400),
        api.as('manager').patch(`/management/deposit-payments/${put.body.results.id}/`, {
          version: 1,
          amount: 100,
          payment_types: [{ payment_method: 3, amount: 100 }],
        }),
      ])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(await rows.balance(customer)).toBe(100)
    }
  })

  test(`REL-23 ${SALES} parallel sales in two clubs have invoice numbers without a gap`, async () => {
    const there = gym(api, 1, 2)
    const [here, away] = [await rows.members(SALES / 2), await there.members(SALES / 2)]
    const [plan, planAway] = [await rows.plan(), await there.plan()]
    const last = async (club: number) => {
      const found = await api.sql<{ last: number; count: number }>(
        1,
        'select coalesce(max(invoice_no), 0) as last, count(*) from payment where club_id = $1',
        [club],
      )
      return found[0]
    }
    const bodies = here.flatMap((member, at) => [
      { club: 1, body: saleOf(member, plan) },
      { club: 2, body: saleOf(away[at] ?? 0, planAway) },
    ])
    const before = await Promise.all([1, 2].map(last))
    const statuses = await inLanes(20, bodies, async ({ club, body }) => {
      const key = randomUUID()
      const one = api.as('owner', { club })
      return (await patiently(() => one.post('/management/payment/', body, { key }))).status
    })
    expect(new Set(statuses)).toEqual(new Set([200]))
    for (const club of [1, 2]) {
      const sold = (before[club - 1]?.count ?? 0) + SALES / 2
      expect(await last(club)).toEqual({ last: sold, count: sold })
    }
  })
})

describe('REL-11 the last visit is used once', () => {
  test.each([
    { times: counted(50, 200), racers: 2 },
    { times: counted(10, 50), racers: 10 },
    { times: 5, racers: 20 },
  ])('T-31 $times × $racers scans deduct one visit each', async ({ times, racers }) => {
    const plan = await rows.plan({ visits: 1 })
    for (const customer of await rows.members(times)) {
      await sell(saleOf(customer, plan))
      const answers = await Promise.all(range(racers).map(() => enter(customer)))
      expect(answers.every(({ status }) => status === 200)).toBe(true)
      const [used] = await api.sql(
        1,
        'select sum(amount)::int as visits, count(*)::int as entries from visit where member_id = $1',
        [customer],
      )
      expect(used).toEqual({ visits: 1, entries: racers })
    }
  })

  test('T-31 of 20 scans without a confirmation one is let in', async () => {
    const plan = await rows.plan({ visits: 1, days: 30 })
    const [customer = 0] = await rows.members(1)
    await sell(saleOf(customer, plan))
    // The last visit needs a confirmation, so the plan gets another one; then only the second scan needs one.
    await api.owner.query('update membership set visits = 12 where member_id = $1', [customer])
    const answers = await Promise.all(
      range(20).map(() => api.as('desk').post('/check-in/register/', { customer })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(
      answers.filter(({ status, body }) => status === 409 && body.code === 'already_checked_in'),
    ).toHaveLength(19)
  })

  test('T-31 of 20 groups with a member whose last visit it is, one deducts it', async () => {
    const plan = await rows.plan({ visits: 1 })
    const customers = await rows.members(5)
    for (const customer of customers) await sell(saleOf(customer, plan))
    // Every group lists its members in another order, with concurrent single scans.
    const answers = await Promise.all(
      range(20).map((at) => {
        const turned = [...customers.slice(at % 5), ...customers.slice(0, at % 5)]
        return at % 4 === 3
          ? enter(turned[0] ?? 0)
          : enterGroup({ customers: turned, package: plan, confirm: true })
      }),
    )
    expect(answers.map(({ status }) => status)).toEqual(range(20).map(() => 200))
    const used = await api.sql<{ visits: number }>(
      1,
      'select sum(amount)::int as visits from visit where member_id = any($1) group by member_id',
      [customers],
    )
    expect(used.map(({ visits }) => visits)).toEqual([1, 1, 1, 1, 1])
  })

  test('T-31 of 20 groups without a confirmation each member comes in once', async () => {
    const plan = await rows.plan({ visits: 12 })
    const customers = await rows.members(5)
    for (const customer of customers) await sell(saleOf(customer, plan))
    const answers = await Promise.all(range(20).map(() => enterGroup({ customers, package: plan })))
    const told = answers.map(({ body }) => body.results)
    expect(told.flatMap(({ ok }) => ok)).toHaveLength(5)
    const codes = told.flatMap(({ failed }) => failed.map(({ code }: { code: string }) => code))
    expect([codes.length, new Set(codes)]).toEqual([95, new Set(['already_checked_in'])])
  })

  test('20 groups for one place of a class: one member comes in', async () => {
    const pilates = await rows.class({ slot: 20 })
    const customers = await rows.members(20)
    for (const customer of customers) await sell(classSaleOf(customer, pilates))
    await api.owner.query('update class_time set slot = 1 where id = $1', [pilates.time])
    const answers = await Promise.all(
      customers.map((each) => enterGroup({ customers: [each], class: pilates.id })),
    )
    expect(answers.flatMap(({ body }) => body.results.ok)).toHaveLength(1)
    const codes = answers.flatMap(({ body }) =>
      body.results.failed.map(({ code }: { code: string }) => code),
    )
    expect(codes).toEqual(range(19).map(() => 'class_full'))
  })

  test('a check-in is taken back once, and its visit returns once', async () => {
    const plan = await rows.plan({ visits: 12 })
    for (const customer of await rows.members(50)) {
      await sell(saleOf(customer, plan))
      const { id } = (await enter(customer)).body.results.checkin
      const answers = await Promise.all(
        range(4).map(() => api.as('desk').delete(`/check-in/register/${id}/`)),
      )
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        200, 409, 409, 409,
      ])
      const [used] = await api.sql(
        1,
        'select sum(amount)::int as visits from visit where member_id = $1',
        [customer],
      )
      expect(used).toEqual({ visits: 0 })
    }
  })
})

describe('REL-11 a membership is frozen once', () => {
  test('50 freezes at the same time are one freeze, and its days count once', async () => {
    const plan = await rows.plan()
    for (const customer of await rows.members(4)) {
      const sold = await sell(saleOf(customer, plan))
      const { id, end_date } = sold.body.results.subscription
      const path = `/management/memberships/${id}/freeze/`
      const body = { status: 'freeze', start_date: today, end_date: addDays(today, 7), version: 1 }
      const answers = await Promise.all(range(50).map(() => api.as('desk').patch(path, body)))
      const codes = answers.map((each) => each.body.code)
      expect(codes.filter((code) => code === 'ok')).toHaveLength(1)
      expect(codes.filter((code) => code === 'stale_record')).toHaveLength(49)
      const { results } = (await api.as('desk').get(path)).body
      expect(results).toMatchObject({ end_date: addDays(end_date, 7), version: 2 })
      expect(results.lines).toHaveLength(1)
    }
  })

  test('a scan is registered before the freeze or refused by it', async () => {
    const plan = await rows.plan({ visits: 12 })
    for (const customer of await rows.members(20)) {
      const sold = await sell(saleOf(customer, plan))
      const path = `/management/memberships/${sold.body.results.subscription.id}/freeze/`
      const body = { status: 'freeze', start_date: today, end_date: addDays(today, 7), version: 1 }
      const [frozen, entered] = await Promise.all([
        api.as('desk').patch(path, body),
        enter(customer),
      ])
      expect(frozen.status).toBe(200)
      expect(['ok', 'membership_frozen']).toContain(entered.body.code)
      expect((await enter(customer)).body.code).toBe('membership_frozen')
    }
  })
})

describe('REL-11 T-27 money is returned once', () => {
  const back = (id: number, body: object, key = randomUUID() as string) =>
    api.as('manager').patch(
      `/management/payment/${id}/refund/`,
      {
        payment_status: 'refund',
        refund_method: 3,
        refund_amount: 400_000,
        refund_reason: 'Boshqa shaharga koʻchdi',
        ...body,
      },
      { key },
    )
  const undo = (id: number) =>
    api.as('manager').patch(`/management/payment/${id}/void/`, {
      void_reason: 1,
      void_description: 'Summa notoʻgʻri',
    })
  /** So many sales, each to another member. */
  async function sales(count: number) {
    const plan = await rows.plan()
    return inLanes(4, await rows.members(count), async (member) => {
      const sold = await sell(saleOf(member, plan))
      return sold.body.results.id as number
    })
  }
  /** Payments that were returned twice, whose ledger differs from their state, or whose membership does. */
  const violations = (ids: number[]) =>
    api.sql(
      1,
      `select z.payment_id from payment_state z join payment p on p.id = z.payment_id join membership m on m.id = p.membership_id
        where z.payment_id = any($1::bigint[]) and (
          z.returned <> (select coalesce(sum(r.amount), 0) from payment_reversal r where r.payment_id = z.payment_id)
          or z.total - z.returned <> (select sum(e.amount) from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
                                       where t.payment_id = z.payment_id and e.account in ('cash', 'card'))
          or (m.state = 'sold') <> (z.status in ('paid', 'partial_refund')))`,
      [ids],
    )

  test.each(shapes)('refund against refund, $times × $racers', async ({ times, racers }) => {
    const ids = await sales(times)
    const ends = await races({ times, racers }, (_, race) => back(ids[race] ?? 0, {}))
    expect(ends).toEqual(['1 won, 409 payment_already_refunded'])
    expect(await violations(ids)).toEqual([])
  })

  test.each(shapes)('void against refund, $times × $racers', async ({ times, racers }) => {
    const ids = await sales(times)
    const ends = await races({ times, racers }, (racer, race) =>
      racer % 2 === 0 ? undo(ids[race] ?? 0) : back(ids[race] ?? 0, { refund_method: 1 }),
    )
    const lost = ['payment_already_void', 'payment_already_refunded']
    expect(ends.filter((end) => !lost.some((code) => end === `1 won, 409 ${code}`))).toEqual([])
    expect(await violations(ids)).toEqual([])
  })

  test.each(shapes)('parts of 60 %, $times × $racers', async ({ times, racers }) => {
    const ids = await sales(times)
    const part = { payment_status: 'partial_refund', refund_amount: 240_000 }
    const ends = await races({ times, racers }, (_, race) => back(ids[race] ?? 0, part))
    expect(ends).toEqual(['1 won, 409 refund_above_left'])
    expect(await violations(ids)).toEqual([])
  })

  test(`a refund against another split, ${SPLITS} × 2`, async () => {
    const ids = await sales(SPLITS)
    for (const id of ids) {
      const payments = [{ amount: 400_000, payment_method: 1 }]
      const answers = await Promise.all([
        back(id, {}),
        api.as('manager').patch(`/management/payment/${id}/`, { version: 1, payments }),
      ])
      expect(answers[0].status).toBe(200)
      const heard = answers[1].body.code
      expect(['ok', 'payment_already_refunded', 'stale_record']).toContain(heard)
    }
    expect(await violations(ids)).toEqual([])
  })

  test('100 parts of 1 % are all of it, and the 101st is refused', async () => {
    const [id = 0] = await sales(1)
    const part = { payment_status: 'partial_refund', refund_amount: 4_000 }
    const answers = await Promise.all(
      range(101).map(() => {
        const key = randomUUID()
        return patiently(() => back(id, part, key))
      }),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(100)
    expect(await violations([id])).toEqual([])
  })
})

describe('REL-28 two tabs change one member at the same moment', () => {
  test('one of them is refused in 100 of 100 runs, and nothing is overwritten', async () => {
    const members = await rows.members(100)
    const ends = await races({ times: 100, racers: 2 }, (racer, race) =>
      api
        .as(racer === 0 ? 'owner' : 'manager')
        .patch(`/management/member/${members[race]}/`, { description: `${racer}`, version: 1 }),
    )
    expect(ends).toEqual(['1 won, 409 stale_record'])
    const [held] = await api.sql(
      1,
      `select min(version)::int as least, max(version)::int as most,
              count(*) filter (where description in ('0', '1'))::int as written from member where id = any($1)`,
      [members],
    )
    expect(held).toEqual({ least: 2, most: 2, written: 100 })
  })
})

test('REL-28 two bulk changes of the same rooms in opposite order: each room is changed once', async () => {
  const room = async (at: number) =>
    (await api.as('owner').post('/management/room/', { name: `Zal ${at}` })).body.results
      .id as number
  const ids = await inLanes(4, range(20), room)
  const changed = await Promise.all(
    [ids, ids.toReversed()].map((each) => {
      const changes = each.map((id) => ({ id, version: 1, is_active: false }))
      return patiently(() => api.as('owner').patch('/management/room-list/', { changes }))
    }),
  )
  const done = changed.flatMap(({ body }) => body.results.done as { id: number }[])
  const failed = changed.flatMap(
    ({ body }) => body.results.failed as { id: number; code: string }[],
  )
  expect(done.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b))
  expect(new Set(failed.map(({ code }) => code))).toEqual(new Set(['stale_record']))
  expect(failed).toHaveLength(20)
})

test('REL-33 a password change during a sign-in ends the new session', async () => {
  const change = (hash: string) =>
    api.owner.query('update staff set password_hash = $1 where id = $2', [hash, people.trainer.id])
  const isWaiting = async () => {
    const [held] = await api.sql<{ count: number }>(
      1,
      'select count(*) from pg_locks where not granted',
    )
    expect(held?.count).toBeGreaterThan(0)
  }
  const caller = api.nobody()
  const login = { username: people.trainer.mail, password, country: 'UZB' }
  const { hash } = (await caller.post('/merchant/login/', login)).body.results
  const lend = api.database.connect.bind(api.database)
  let changed: Promise<unknown> | undefined
  let commits = 0
  const slow = vi.spyOn(api.database, 'connect').mockImplementation(async () => {
    const lent = await lend()
    const query: typeof lent.query = async (text, values, name) => {
      // The first transaction only finds the owner of the hash; the second one opens the session.
      if (text === 'commit' && ++commits === 2) {
        changed = change('plain$another')
        await vi.waitFor(isWaiting, { timeout: 10_000 })
      }
      return lent.query(text, values, name)
    }
    return { ...lent, query }
  })
  const opened = await caller.post('/merchant/redirect/', { hash })
  slow.mockRestore()
  await changed
  expect(opened.status).toBe(200)
  expect((await caller.get('/merchant/check-auth/')).status).toBe(401)
  await change(`plain$${password}`)
})

describe('the last open club', () => {
  test('stays open where two people close the last two at once', async () => {
    const { owner } = api
    const ends = new Set<string>()
    await owner.query(`update club set is_active = id in (1, 2) where merchant_id = 1`)
    for (const _ of range(counted(10, 50))) {
      const versions = await owner.query<{ id: number; version: number }>(
        'select id, version from club where id in (1, 2) order by id',
      )
      const answers = await Promise.all(
        versions.rows.map(({ id, version }) =>
          api.as('owner', { club: Number(id) }).patch(`/management/club/${id}/`, {
            is_active: false,
            version: Number(version),
          }),
        ),
      )
      const open = await owner.query('select from club where merchant_id = 1 and is_active')
      const won = answers.filter(({ status }) => status === 200).length
      ends.add(`${won} closed, ${open.rows.length} open`)
      await owner.query(`update club set is_active = true where id in (1, 2)`)
    }
    expect([...ends]).toEqual(['1 closed, 1 open'])
  })
})
