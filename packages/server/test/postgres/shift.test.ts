import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gym, saleOf, type Gym } from '../gym.ts'
import { postgresServer, range, type PostgresServer } from './server.ts'

let api: PostgresServer
let rows: Gym
let plan: number
beforeAll(async () => {
  api = await postgresServer({ size: 20 })
  rows = gym(api)
  plan = await rows.plan()
  await api.as('owner').patch('/finance/shift-setting/', { is_on: true })
})
afterAll(() => api.close())

const open = (float = 300_000) => api.as('desk').post('/finance/shift/', { float })
const close = (id: number) =>
  api.as('manager').post(`/finance/shift/${id}/close/`, {
    notes: [],
    difference_reason: 'Sanalmasdan yopildi',
  })
const expected = async () => {
  const { results } = (await api.as('desk').get('/finance/shift-list/?per_page=100')).body
  return results.reduce(
    (sum: number, shift: { expected: number | null }) => sum + (shift.expected ?? 0),
    0,
  )
}

test('REL-11 of ten who open a shift at the same moment one does, 20 times', async () => {
  for (const _ of range(20)) {
    const answers = await Promise.all(range(10).map(() => open()))
    const told = answers.map(({ status, body }) => `${status} ${body.code}`)
    expect([...new Set(told)].toSorted((one, other) => one.localeCompare(other))).toEqual([
      '200 ok',
      '409 shift_already_open',
    ])
    const [won, ...more] = answers.filter(({ status }) => status === 200)
    expect(more).toEqual([])
    expect((await close(won?.body.results.id)).status).toBe(200)
  }
})

test('REL-11 a sale while the shift is closed is in it or is refused, never lost', async () => {
  const price = 400_000
  let sold = 0
  let refused = 0
  const begun = await expected()
  const times = 30
  const floats = times * 1_000
  for (const time of range(times)) {
    const { id } = (await open(1_000)).body.results
    const members = await rows.members(6)
    const sell = (member: number) =>
      api.as('desk').post('/management/payment/', saleOf(member, plan))
    const before = api.watch.queries
    const early = members.slice(0, 1 + (time % 3)).map(sell)
    // The closing starts after another number of their statements each time, so that it hits every point.
    while (api.watch.queries < before + (time % 12) * early.length) await setImmediate()
    const closing = close(id)
    const late = members.slice(1 + (time % 3)).map(sell)
    const answers = await Promise.all([...early, ...late])
    expect((await closing).body.results.status).toBe('closed')
    for (const { status, body } of answers) {
      if (status === 200) sold += 1
      else {
        expect([status, body.code]).toEqual([409, 'no_open_shift'])
        refused += 1
      }
    }
  }
  expect(sold + refused).toBe(times * 6)
  expect(sold).toBeGreaterThan(0)
  expect(refused).toBeGreaterThan(0)
  expect((await expected()) - begun).toBe(sold * price + floats)
  const strays = await api.sql(
    1,
    `select t.id from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
      where e.account = 'cash' and t.shift_id is null`,
  )
  expect(strays).toEqual([])
  // Cash of sales is in the drawer until it is counted; nothing of a closed shift remains there.
  const left = await api.sql(
    1,
    `select s.id from shift s join ledger_transaction t on t.shift_id = s.id join ledger_entry e on e.transaction_id = t.id
      where e.account = 'cash' and s.closed_at is not null group by 1 having sum(e.amount) <> 0`,
  )
  expect(left).toEqual([])
})

test('REL-11 money that leaves from ten places never leaves more than is there', async () => {
  const { id } = (await open(500)).body.results
  const out = { direction: 'out', amount: 100, reason: 'Kuryerga' }
  const answers = await Promise.all(
    range(10).map(() => api.as('desk').post(`/finance/shift/${id}/cash/`, out)),
  )
  const told = answers
    .map(({ status, body }) => `${status} ${body.code}`)
    .toSorted((one, other) => one.localeCompare(other))
  expect(told).toEqual([
    ...range(5).map(() => '200 ok'),
    ...range(5).map(() => '409 cash_out_above'),
  ])
  const closed = await close(id)
  expect(closed.body.results).toMatchObject({ expected: 0, difference: 0 })
})

test('REL-11 money of a closed club is refunded in cash without a shift, and never while the club opens', async () => {
  const [member = 0] = await rows.members(1)
  const { id: shift } = (await open(0)).body.results
  const sale = await api.as('desk').post('/management/payment/', saleOf(member, plan))
  const { id } = sale.body.results
  expect((await close(shift)).status).toBe(200)
  const club = '/management/club/1/'
  const owner = api.as('owner', { club: 1 })
  const setActive = async (is_active: boolean) => {
    const { version } = (await owner.get(club)).body.results
    return owner.patch(club, { is_active, version })
  }
  const refund = () =>
    owner.patch(`/management/payment/${id}/refund/`, {
      payment_status: 'partial_refund',
      refund_method: 3,
      refund_amount: 1_000,
      refund_reason: 'Klub yopildi, pul qaytarildi',
    })
  expect((await setActive(false)).status).toBe(200)
  for (const _ of range(10)) {
    expect((await refund()).body.code).toBe('ok')
    const [refunded, opened] = await Promise.all([refund(), setActive(true)])
    expect(['ok', 'no_open_shift']).toContain(refunded.body.code)
    expect(opened.body.code).toBe('ok')
    expect((await refund()).body.code).toBe('no_open_shift')
    expect((await setActive(false)).status).toBe(200)
  }
  const { results } = (await owner.get('/finance/integrity/')).body
  expect(results.is_sound).toBe(true)
  expect((await setActive(true)).status).toBe(200)
})
