import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { gym, saleOf, type Gym } from '../../../test/gym.ts'
import { noon, setRights, testServer, type Person, type TestServer } from '../../testing/index.ts'

let api: TestServer
let rows: Gym
beforeAll(async () => {
  api = await testServer()
  rows = gym(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  api.clock.now = noon
  await api.sql(1, `update club set settings = '{"credit_limit": 500000}' where id = 1`)
})

const path = '/management/settings/'
const read = async (person: Person = 'owner', club = 1) =>
  (await api.as(person, { club }).get(path)).body.results
const change = async (sent: object, person: Person = 'owner', club = 1) =>
  api.as(person, { club }).patch(path, { version: (await read(person, club)).version, ...sent })
const told = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code]
const changes = async () => (await api.as('desk').get(`${path}changes/`)).body.results

describe('the settings of a club', () => {
  test('have defaults, and each change keeps every other key', async () => {
    expect(await read()).toMatchObject({
      checkin: { tolerance_minutes: 15, warn_days: 3, warn_visits: 2, inside_minutes: 120 },
      receipt: { width: 80, footer: { uz: '', ru: '', en: '' }, public_link: true },
      device_policy: 'inform',
      discount_reasons: [],
      allowed_actions: { change: true, money: true },
    })
    const answer = await change({ checkin: { warn_days: 5 }, device_policy: 'wait' })
    expect(answer.body.results).toMatchObject({
      checkin: { tolerance_minutes: 15, warn_days: 5, warn_visits: 2, inside_minutes: 120 },
      device_policy: 'wait',
      credit_limit: 500_000,
    })
    await api.as('owner').patch('/finance/shift-setting/', { is_on: true })
    await change({ features: { deposit: false }, checkin: { warn_visits: 1 } })
    const [stored] = await api.sql<{ settings: object }>(
      1,
      'select settings from club where id = 1',
    )
    expect(stored?.settings).toEqual({
      credit_limit: 500_000,
      checkin: { warn_days: 5, warn_visits: 1 },
      device_policy: 'wait',
      features: { shift: true, deposit: false },
    })
    await api.as('owner').patch('/finance/shift-setting/', { is_on: false })
  })

  test('are changed by version, and nothing is written where nothing differs', async () => {
    const { version } = await read()
    const answer = await change({ device_policy: 'wait' })
    expect(answer.body.results.version).toBe(version + 1)
    const stale = await api.as('owner').patch(path, { version, receipt: { width: 58 } })
    expect(told(stale)).toEqual([409, 'stale_record'])
    expect(stale.body.results).toMatchObject({ device_policy: 'wait', receipt: { width: 80 } })
    const same = await change({ device_policy: 'wait' })
    expect(same.body.results.version).toBe(version + 1)
  })

  test('managers change those of the desk, owners and directors those of money too', async () => {
    expect(told(await change({ checkin: { warn_days: 4 } }, 'manager'))).toEqual([200, 'ok'])
    const money = [
      { payment_methods: [3] },
      { features: { deposit: false } },
      { credit_limit: 1 },
      { discount_limit: 100 },
    ]
    for (const sent of money) {
      expect(told(await change({ ...sent, device_policy: 'wait' }, 'manager'))).toEqual([
        403,
        'forbidden',
      ])
    }
    expect((await read()).device_policy).toBe('inform')
    for (const sent of money) expect(told(await change(sent, 'director'))).toEqual([200, 'ok'])
    for (const person of ['desk', 'trainer', 'partner'] as const) {
      expect(told(await change({ device_policy: 'wait' }, person))).toEqual([403, 'forbidden'])
      expect((await read(person)).allowed_actions).toEqual({ change: false, money: false })
    }
    await setRights(api, 'manager', { setting: { view: true } })
    expect(told(await change({ device_policy: 'wait' }, 'manager'))).toEqual([403, 'forbidden'])
    await setRights(api, 'manager', null)
  })

  test('are refused outside of their limits, with nothing changed', async () => {
    const wrong = [
      { checkin: { tolerance_minutes: 61 } },
      { checkin: { inside_minutes: 29 } },
      { checkin: { unknown: 1 } },
      { receipt: { width: 70 } },
      { receipt: { footer: { uz: 'a'.repeat(201), ru: '', en: '' } } },
      { discount_reasons: Array.from({ length: 13 }, (_, at) => `Sabab ${at}`) },
      { discount_reasons: ['   '] },
      { payment_methods: [] },
      { support_phone: '71 200' },
    ]
    const before = await read()
    for (const sent of wrong) expect([sent, (await change(sent)).status]).toEqual([sent, 400])
    expect(await read()).toEqual(before)
    const abroad = await api.as('stranger').patch(path, {
      version: (await read('stranger', 4)).version,
      payment_methods: [3, 6],
    })
    expect(told(abroad)).toEqual([400, 'method_not_allowed'])
  })

  test('texts are trimmed, and a reason that is written twice is one', async () => {
    const reasons = { discount_reasons: [' Talaba ', 'talaba', 'Doʻst'] }
    const footer = { uz: ' Rahmat! ', ru: '', en: '' }
    const { results } = (await change({ ...reasons, receipt: { footer } })).body
    expect(results.discount_reasons).toEqual(['Talaba', 'Doʻst'])
    expect(results.receipt.footer.uz).toBe('Rahmat!')
  })

  test('other clubs keep theirs, and open screens hear of it', async () => {
    const [before] = await api.sql<{ seq: number }>(
      1,
      'select max(seq) as seq from event where club_id = 1',
    )
    await change({ checkin: { tolerance_minutes: 20 } })
    expect((await read('owner', 2)).checkin.tolerance_minutes).toBe(15)
    const events = await api.sql<{ kind: string }>(
      1,
      'select kind from event where club_id = 1 and seq > coalesce($1::bigint, 0)',
      [before?.seq ?? null],
    )
    expect(events).toEqual([{ kind: 'club.changed' }])
  })
})

test('each setting tells who changed it last, when and from what', async () => {
  await change({ checkin: { tolerance_minutes: 10, warn_days: 5 } }, 'manager')
  api.clock.forward(60)
  await change({ checkin: { tolerance_minutes: 20 }, receipt: { public_link: false } })
  const of = (found: { setting: string }[], name: string) =>
    found.find(({ setting }) => setting === name)
  const found = await changes()
  expect(of(found, 'tolerance_minutes')).toEqual({
    setting: 'tolerance_minutes',
    at: '2026-11-21T07:01:00.000Z',
    staff: { id: 1, name: 'Karimov owner' },
    before: 10,
    after: 20,
  })
  expect(of(found, 'warn_days')).toMatchObject({ staff: { id: 3 }, before: 3, after: 5 })
  expect(of(found, 'receipt_link')).toMatchObject({ before: true, after: false })
  expect(of(found, 'receipt_width')).toBeUndefined()
  const audit = await api.sql(
    1,
    `select before, after from audit_log where action = 'club.changed' and record_id = 1 order by id desc limit 1`,
  )
  expect(audit).toEqual([
    {
      before: { tolerance_minutes: 10, receipt_link: true },
      after: { tolerance_minutes: 20, receipt_link: false },
    },
  ])
  await api.as('owner').patch('/finance/approval-setting/', { above: 700_000 })
  expect((await changes())[0]).toMatchObject({ setting: 'approval_above', after: 700_000 })
})

describe('a setting has its effect', () => {
  const door = '/check-in/register/'
  const buyer = async (columns: Parameters<Gym['plan']>[0]) => {
    const [customer = 0] = await rows.members(1)
    const plan = await rows.plan(columns)
    const sold = await api.as('owner').post('/management/payment/', saleOf(customer, plan))
    return { customer, payment: sold.body.results.id as number }
  }
  const enter = async (customer: number) => api.as('desk').post(door, { customer })

  test('at the door: tolerance, warnings and the time in the club', async () => {
    // Noon in Tashkent, 20 minutes before the hours.
    const early = await buyer({ hours: ['12:20', '13:00'] })
    expect((await enter(early.customer)).body.code).toBe('invalid_time_period')
    await change({ checkin: { tolerance_minutes: 20, warn_days: 0 } })
    expect((await enter(early.customer)).status).toBe(200)
    const last = await buyer({ days: 1 })
    expect((await enter(last.customer)).status).toBe(200)
    const inside = async () =>
      (await api.as('desk').get('/check-in/recent-checks/?inside=true&per_page=100')).body
        .total_count
    const now = await inside()
    expect(now).toBeGreaterThan(0)
    await change({ checkin: { inside_minutes: 30 } })
    api.clock.forward(31 * 60)
    expect(await inside()).toBe(0)
    await change({ checkin: { inside_minutes: 60 } })
    expect(await inside()).toBe(now)
  })

  test('on a receipt: width, footer, and no public link', async () => {
    const { payment } = await buyer({})
    const at = `/management/payment/${payment}/receipt/`
    const before = (await api.as('desk').get(at)).body.results
    const footer = { uz: 'Rahmat!', ru: 'Спасибо!', en: 'Thanks!' }
    await change({ receipt: { width: 58, footer, public_link: false } })
    const after = (await api.as('desk').get(at)).body.results
    expect(after).toMatchObject({ width: 58, footer, token: null })
    const open = () => api.nobody({ ip: '10.0.0.9' }).post('/receipt/', { token: before.token })
    expect(told(await open())).toEqual([404, 'receipt_not_found'])
    await change({ receipt: { public_link: true } })
    expect((await open()).status).toBe(200)
    const slip = { reversal: null, language: 'uz', paper: 'roll58' }
    expect((await api.as('desk').post(at, slip)).status).toBe(200)
  })

  test('on debts: a lower limit stops new ones, and those of before are no fault of the books', async () => {
    const [customer = 0] = await rows.members(1)
    const onDebt = async (price: number) => {
      const plan = await rows.plan({ price })
      const payments = [{ amount: price, payment_method: 5 as const }]
      const sale = saleOf(customer, plan, { price, payment_method: 5, payments })
      return (await api.as('desk').post('/management/payment/', { ...sale, allow_debt: true })).body
        .code
    }
    expect(await onDebt(400_000)).toBe('ok')
    await change({ credit_limit: 100_000 })
    expect(await onDebt(1000)).toBe('deposit_limit')
    const { checks } = (await api.as('owner').get('/finance/integrity/')).body.results
    expect(checks.find(({ name }: { name: string }) => name === 'balances').faults).toBe(0)
  })

  test('at the desk: a method that is off is refused', async () => {
    await change({ payment_methods: [3] })
    const [customer = 0] = await rows.members(1)
    const sale = (method: number) =>
      saleOf(customer, plan, { payments: [{ amount: 400_000, payment_method: method }] })
    const plan = await rows.plan({})
    expect((await api.as('desk').post('/management/payment/', sale(1))).body.code).toBe(
      'method_not_allowed',
    )
    expect((await api.as('desk').post('/management/payment/', sale(3))).status).toBe(200)
  })
})
