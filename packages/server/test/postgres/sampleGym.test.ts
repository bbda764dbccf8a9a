import { afterAll, beforeAll, expect, test } from 'vitest'
import { gym, saleOf } from '../gym.ts'
import { sampleGym } from '../sampleGym.ts'
import { postgresServer, type PostgresServer } from './server.ts'

let api: PostgresServer
let sample: ReturnType<typeof sampleGym>
beforeAll(async () => {
  api = await postgresServer()
  sample = sampleGym(api)
})
afterAll(() => api.close())

test('REL-06 the sample gym is removed without a trace while the desk of another club sells', async () => {
  const rows = gym(api)
  const plan = await rows.plan({})
  const members = await rows.members(20)
  const sell = (member: number) => api.as('desk').post('/management/payment/', saleOf(member, plan))
  const half = members.splice(0, 10)
  const [loading, ...during] = await Promise.all([sample.load(), ...half.map(sell)])
  expect([loading, ...during].map(({ status }) => status)).toEqual(Array(11).fill(200))
  expect(await sample.faults()).toEqual([])
  const [removing, ...after] = await Promise.all([sample.remove(), ...members.map(sell)])
  expect([removing, ...after].map(({ status }) => status)).toEqual(Array(11).fill(200))
  expect(await sample.faults()).toEqual([])
  const counts = await sample.counts()
  expect(counts).toMatchObject({
    club: 3,
    member: 20,
    payment: 20,
    ledger_transaction: 20,
    visit: 0,
  })
})

test('of two that are loaded or removed at once, one is refused', async () => {
  const before = await sample.counts()
  const both = await Promise.all([sample.load('owner'), sample.load('director')])
  expect(both.map(({ body }) => body.code).toSorted()).toEqual(['ok', 'sample_gym_exists'])
  expect((await sample.counts()).member).toBe((before.member ?? 0) + 120)
  const removals = await Promise.all([sample.remove('owner'), sample.remove('director')])
  expect(removals.map(({ body }) => body.code).toSorted()).toEqual(['not_found', 'ok'])
  expect(await sample.counts()).toEqual(before)
})

test('the role of the function sees the sample gym of the merchant alone, and owns nothing else', async () => {
  const club = await sample.loaded()
  await api.owner.query('begin')
  await api.owner.query(
    `select set_config('role', 'zal_remover', true), set_config('zal.merchant', '1', true)`,
  )
  const { rows } = await api.owner.query('select distinct club_id::int as club from payment')
  expect(rows).toEqual([{ club }])
  const gone = await api.owner.query(`delete from ledger_entry where club_id <> ${club}`)
  expect(gone.rowCount).toBe(0)
  await api.owner.query(`select set_config('zal.merchant', '2', true)`)
  expect((await api.owner.query('select from payment')).rowCount).toBe(0)
  await expect(api.owner.query('update payment set total = 1')).rejects.toThrow('permission denied')
  await api.owner.query('rollback')
  const { rows: owned } = await api.owner.query(
    `select rolsuper, rolbypassrls, rolcanlogin,
            (select count(*)::int from pg_class where relowner = r.oid) as tables,
            (select count(*)::int from pg_proc where proowner = r.oid) as functions,
            pg_has_role('zal_app', 'zal_remover', 'member') as app
       from pg_roles r where rolname = 'zal_remover'`,
  )
  expect(owned).toEqual([
    {
      rolsuper: false,
      rolbypassrls: false,
      rolcanlogin: false,
      tables: 0,
      functions: 1,
      app: false,
    },
  ])
  expect((await sample.remove()).status).toBe(200)
})
