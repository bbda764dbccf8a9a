import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clickCall, testProviders } from '../../src/testing/providers.ts'
import { gym, saleOf, type Gym } from '../gym.ts'
import { counted } from '../long.ts'
import { postgresServer, range, type PostgresServer } from './server.ts'

const RACES = counted(10, 50)

let api: PostgresServer
let rows: Gym
let plan: number
beforeAll(async () => {
  api = await postgresServer({ size: 20, online: testProviders() })
  rows = gym(api)
  plan = await rows.plan()
})
afterAll(() => api.close())

const byClick = { payments: [{ amount: 400_000, payment_method: 6 }], payment_method: 6 }
const at = (id: number, step: string) => `/management/online-payment/${id}/${step}/`
const click = async (call: Request) =>
  (await api.server.fetch(call, { ip: '10.0.0.1', secure: true })).json() as Promise<{
    error: number
    merchant_prepare_id: number
    merchant_confirm_id?: number
  }>

/** A sale whose money Click has begun to take. */
async function begun(customer: number, sold = plan) {
  const sale = saleOf(customer, sold, byClick)
  const { id } = (await api.as('desk').post('/management/payment/', sale)).body.results
  const fields = {
    click_trans_id: 5_000_000 + id,
    merchant_trans_id: id,
    amount: '400000.00',
  }
  const { merchant_prepare_id } = await click(clickCall('prepare', fields))
  const complete = () => click(clickCall('complete', { ...fields, merchant_prepare_id }))
  return { id: id as number, complete }
}

/** Rows of one customer: memberships, payments, ledger, deposit, and the final state. */
async function truth(customer: number, id: number) {
  const { rows: found } = await api.owner.query<Record<string, number | string>>(
    `select (select count(*)::int from membership where member_id = $1) as memberships,
            (select count(*)::int from payment where member_id = $1) as payments,
            (select count(*)::int from ledger_transaction where member_id = $1) as postings,
            (select string_agg(distinct e.account, '+' order by e.account) from ledger_entry e
               join ledger_transaction t on t.id = e.transaction_id where t.member_id = $1 and e.amount > 0) as money,
            (select state from online_payment where id = $2) as state,
            (select state from online_transaction where online_id = $2) as transaction`,
    [customer, id],
  )
  return found[0]
}

const once = { memberships: 1, payments: 1, postings: 1 }

describe('REL-11 the desk and the provider complete the same sale', () => {
  test(`either cash or Click, ${4 * RACES} races: exactly one wins and the other hears it`, async () => {
    const members = await rows.members(4 * RACES)
    const ends = new Map<string, number>()
    for (const [nth, customer] of members.entries()) {
      const { id, complete } = await begun(customer)
      const switched = () => api.as('desk').post(at(id, 'switch'))
      // The order of the two alternates.
      const [first, second] = nth % 2 ? [complete, switched] : [switched, complete]
      // Every fifth time they run one after the other, so that each wins at least then.
      const answers =
        nth % 10 < 2 ? [await first(), await second()] : await Promise.all([first(), second()])
      const cash = answers.find((each) => 'body' in each)
      const paid = answers.find((each) => 'error' in each)
      const end = await truth(customer, id)
      expect(end).toMatchObject(once)
      if (end?.state === 'switched') {
        expect([cash?.status, paid?.error]).toEqual([200, -9])
        expect(end).toMatchObject({ money: 'cash', transaction: 'cancelled' })
      } else {
        expect([cash?.body.code, paid?.error]).toEqual(['online_settled', 0])
        expect(end).toMatchObject({ money: 'click', state: 'completed', transaction: 'performed' })
      }
      ends.set(String(end?.state), (ends.get(String(end?.state)) ?? 0) + 1)
    }
    expect([...ends.keys()].toSorted()).toEqual(['completed', 'switched'])
  })

  test('ten completes of the same transaction, 20 times: one payment, one answer', async () => {
    for (const customer of await rows.members(20)) {
      const { id, complete } = await begun(customer)
      const answers = await Promise.all(range(10).map(complete))
      expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1)
      expect(answers[0]?.error).toBe(0)
      expect(await truth(customer, id)).toMatchObject({ ...once, state: 'completed' })
    }
  })

  test(`cash, Click and stop at once, ${RACES} times: one end that all agree on`, async () => {
    for (const customer of await rows.members(RACES)) {
      const { id, complete } = await begun(customer)
      await Promise.all([
        api.as('desk').post(at(id, 'cancel')),
        complete(),
        api.as('desk').post(at(id, 'switch')),
      ])
      const end = await truth(customer, id)
      const isSold = end?.state !== 'cancelled'
      expect(end).toMatchObject(isSold ? once : { memberships: 0, payments: 0, postings: 0 })
    }
  })

  test(`T-29 two pay for the last place at once, ${RACES} times: one has it, the other has the money on the deposit`, async () => {
    const members = await rows.members(2 * RACES)
    for (const race of range(RACES)) {
      const last = await rows.plan({ slot: 1 })
      const two = await Promise.all(
        members.slice(race * 2, race * 2 + 2).map(async (customer) => ({
          customer,
          ...(await begun(customer, last)),
        })),
      )
      await Promise.all(two.map(({ complete }) => complete()))
      const ends = await Promise.all(two.map(({ customer, id }) => truth(customer, id)))
      const told = ends.map((end) => `${end?.state} ${end?.memberships}`)
      expect(told.toSorted()).toEqual(['completed 1', 'deposited 0'])
      expect(ends.map((end) => end?.postings)).toEqual([1, 1])
    }
  })
})

test('REL-05 all of it sums to nothing', async () => {
  const { rows: sums } = await api.owner.query('select sum(amount)::int as sum from ledger_entry')
  expect(sums).toEqual([{ sum: 0 }])
})
