import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prove } from '../../src/queries/integrity/prove.ts'
import { addDays } from '../../src/domain/membershipDates.ts'
import type { Answer } from '../../src/testing/index.ts'
import { gym, saleOf, today, type Gym } from '../gym.ts'
import { counted } from '../long.ts'
import { back, undo } from './process.ts'
import { inLanes, postgresServer, range, say, type PostgresServer } from './server.ts'

const seconds = counted(5, 60)

let api: PostgresServer
let rows: Gym
beforeAll(async () => {
  api = await postgresServer({ size: 24 })
  rows = gym(api)
})
afterAll(() => api.close())

const put = (member: number) => ({
  gym_customer: member,
  amount: 10_000,
  payment_date: today,
  payment_types: [{ payment_method: 3, amount: 10_000 }],
})

test(`REL-16 mixed load of 24 clients for ${seconds} s ends without a deadlock or a fault`, async () => {
  const members = await rows.members(40)
  const plans = await inLanes(4, range(6), (at) =>
    rows.plan({ days: 1, ...(at < 2 ? { slot: 5 } : { visits: 2 }) }),
  )
  const month = await rows.plan()
  const [desk, manager] = [api.as('desk'), api.as('manager')]
  await manager.patch('/finance/shift-setting/', { is_on: true })
  let shift = (await manager.post('/finance/shift/', { float: 100_000 })).body.results.id as number
  const sold: { id: number; subscription: { id: number } }[] = []
  const sell = async (customer: number, plan: number) => {
    const answer = await desk.post('/management/payment/', saleOf(customer, plan))
    if (answer.status === 200) sold.push(answer.body.results)
    return answer
  }
  const some = (at: number) => sold[at % Math.max(1, sold.length)]
  type Deed = (customer: number, at: number) => Promise<Answer> | undefined
  const deeds: Record<string, Deed> = {
    sale: (customer, at) => sell(customer, plans[at % plans.length] ?? 0),
    'sale of a month': (customer) => sell(customer, month),
    entry: (customer) => enter(customer),
    'entry taken back': async (customer) => {
      const entered = await enter(customer)
      if (entered.status !== 200) return entered
      return desk.delete(`/check-in/register/${entered.body.results.checkin.id}/`)
    },
    refund: (_, at) =>
      some(at) && manager.patch(`/management/payment/${some(at)?.id}/refund/`, back),
    void: (_, at) => some(at) && manager.patch(`/management/payment/${some(at)?.id}/void/`, undo),
    deposit: (customer) => desk.post('/management/deposit-payments/', put(customer)),
    'return of a deposit': (customer) =>
      manager.post('/management/deposit-returns/', {
        gym_customer: customer,
        amount: 1_000,
        payment_method: 3,
        reason: 'Boshqa shaharga koʻchdi',
      }),
    freeze: (_, at) =>
      some(at) &&
      desk.patch(`/management/memberships/${some(at)?.subscription.id}/freeze/`, {
        status: 'freeze',
        start_date: today,
        end_date: addDays(today, 7),
        version: 1,
      }),
    'cash into the drawer': () =>
      desk.post(`/finance/shift/${shift}/cash/`, {
        direction: 'in',
        amount: 1_000,
        reason: 'Maydalash uchun',
      }),
    'another shift': async () => {
      const reason = { notes: [], difference_reason: 'Sanalmasdan yopildi' }
      const closed = await manager.post(`/finance/shift/${shift}/close/`, reason)
      const opened = await manager.post('/finance/shift/', { float: 100_000 })
      if (opened.status === 200) shift = opened.body.results.id
      return closed
    },
    'plans of a member': (customer) => desk.get(`/customer/${customer}/membership-plans/`),
    'list of payments': () => desk.get('/management/payment-list/'),
    'recent check-ins': () => desk.get('/check-in/recent-checks/'),
  }
  const enter = (customer: number) => desk.post('/check-in/register/', { customer, confirm: true })
  const names = Object.keys(deeds)
  // Weighted by how often a desk does each.
  const often = [...names, 'sale', 'sale', 'sale', 'entry', 'entry', 'sale of a month']
  const dice = fc.sample(
    fc.record({ member: fc.nat(39), at: fc.nat(999), what: fc.constantFrom(...often) }),
    5000,
  )
  const end = performance.now() + seconds * 1000
  const seen = new Map<string, number>()
  // Each kind must succeed at least once, however slow the machine.
  const done = new Set<string>()
  let next = 0
  await inLanes(24, range(24), async () => {
    while (performance.now() < end || done.size < names.length) {
      const { member, at, what: drawn } = dice[next++ % dice.length]!
      const isOver = performance.now() >= end
      const what = isOver ? (names.find((each) => !done.has(each)) ?? drawn) : drawn
      const answer = await deeds[what]?.(members[member] ?? 0, at)
      if (!answer) continue
      const outcome = `${answer.status} ${answer.body.code}`
      seen.set(outcome, (seen.get(outcome) ?? 0) + 1)
      if (answer.status === 200) done.add(what)
    }
  })
  say(`REL-16 ${next} requests: ${[...seen].map((each) => each.join(' ×')).join(', ')}`)
  // `409 busy` and `503 unavailable` are the responses to a lock timeout of 2 s and to a wait of 5 s for a
  // connection or a statement: their frequency depends on the machine, deadlocks and faults do not.
  const faults = [...seen.keys()].filter(
    (each) => !/^(200|409|404|400) /.test(each) && each !== '503 unavailable',
  )
  expect(faults).toEqual([])
  const { rows: found } = await api.owner.query(
    `select (select deadlocks::int from pg_stat_database where datname = current_database()) as deadlocks,
            (select coalesce(sum(amount), 0)::int from ledger_entry) as sum,
            (select count(*)::int from (select 1 from visit group by membership_id, business_day having sum(amount) not in (0, 1)) x) as wrong,
            (select count(*)::int from membership_on('2026-11-21') where visits_left < 0) as below,
            (select count(*)::int from (select 1 from membership_on('2026-11-21') m join package p on p.id = m.package_id
               where m.status = 'active' group by p.id, p.slot having count(*) > p.slot) x) as over`,
  )
  expect(found).toEqual([{ deadlocks: 0, sum: 0, wrong: 0, below: 0, over: 0 }])
  const proofs = await prove(async <R>(text: string) => (await api.owner.query(text)).rows as R[])
  expect(proofs.filter((each) => each.faults > 0)).toEqual([])
})

describe.each(['40P01', '40001'])('REL-16 work that ends in %s', (code) => {
  /**
   * Makes the next inserts of rooms fail, `times` times; a sequence is not rolled back with its transaction.
   */
  const trouble = (times: number) =>
    api.owner.query(`
      drop sequence if exists trouble cascade;
      create sequence trouble;
      create or replace function trouble() returns trigger language plpgsql security definer as $$
      begin
        if nextval('trouble') <= ${times} then raise 'trouble' using errcode = '${code}'; end if;
        return new;
      end $$;
      create or replace trigger trouble before insert on room for each row execute function trouble()`)
  const tries = async () => {
    const { rows: found } = await api.owner.query('select last_value::int as last from trouble')
    return found[0].last as number
  }
  const count = async () => {
    const { rows: found } = await api.owner.query('select count(*)::int as count from room')
    return found[0].count as number
  }
  const name = `Yoga ${code}`
  const make = (key: string) => api.as('owner').post('/management/room/', { name }, { key })
  const key = randomUUID()
  afterAll(() => api.owner.query('drop trigger if exists trouble on room'))

  test('four times is reported as busy, and leaves no changes', async () => {
    const before = await count()
    await trouble(4)
    const answer = await make(key)
    expect([answer.status, answer.body.code, await tries()]).toEqual([409, 'busy', 4])
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await count()).toBe(before)
  })

  test('twice is done with the third try, once, and its key may be the one that was refused', async () => {
    const before = await count()
    await trouble(2)
    expect([(await make(key)).status, await tries()]).toEqual([200, 3])
    expect(await count()).toBe(before + 1)
    expect((await make(key)).headers.has('idempotency-replayed')).toBe(true)
  })
})

test('REL-16 every connection limits its statements, its locks and its idle transactions', async () => {
  const limits = await api.sql(
    null,
    `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
            current_setting('idle_in_transaction_session_timeout') as idle`,
  )
  expect(limits).toEqual([{ statement: '5s', lock: '2s', idle: '10s' }])
})
