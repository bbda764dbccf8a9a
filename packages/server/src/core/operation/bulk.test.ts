import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer, type Person, type TestServer } from '../../testing/index.ts'

let api: TestServer
beforeAll(async () => {
  api = await testServer()
})
afterAll(() => api.close())

const list = '/management/room-list/'
const room = async (name: string, person: Person = 'owner') =>
  (await api.as(person).post('/management/room/', { name })).body.results.id as number
const changeAs = (person: Person, changes: object[], options = {}) =>
  api.as(person).patch(list, { changes }, options)
const named = async (...ids: number[]) => {
  const rows = await api.sql<{ name: string }>(
    1,
    'select name from room where id = any($1) order by id',
    [ids],
  )
  return rows.map(({ name }) => name)
}
/** Audit rows and events of changes of the rooms, by id. */
const traces = async (...ids: number[]) => {
  const audited = await api.sql<{ id: number }>(
    1,
    `select record_id as id from audit_log where action = 'room.changed' and record_id = any($1) order by id`,
    [ids],
  )
  const events = await api.sql<{ id: number }>(
    1,
    `select record_id as id from event where kind = 'room.changed' and record_id = any($1) order by seq`,
    [ids],
  )
  return { audited: audited.map(({ id }) => id), events: events.map(({ id }) => id) }
}

test('a refused row does not undo the others, and leaves neither an audit row nor an event', async () => {
  const [first, stale, taken, last] = [
    await room('Birinchi'),
    await room('Eskirgan'),
    await room('Band nomli'),
    await room('Oxirgi'),
  ]
  const { status, body } = await changeAs('owner', [
    { id: last, version: 1, is_active: false },
    { id: taken, version: 1, name: 'birinchi zal' },
    { id: stale, version: 7, name: 'Yangi' },
    { id: first, version: 1, name: 'Birinchi zal' },
  ])
  expect(status).toBe(200)
  expect(body.results).toEqual({
    done: [
      { id: first, version: 2 },
      { id: last, version: 2 },
    ],
    failed: [
      {
        id: stale,
        code: 'stale_record',
        message: 'Someone else has changed this record.',
        errors: {},
      },
      {
        id: taken,
        code: 'validation',
        message: expect.any(String),
        errors: { name: ['This name is already taken. Enter another one.'] },
      },
    ],
  })
  expect(await named(first, stale, taken, last)).toEqual([
    'Birinchi zal',
    'Eskirgan',
    'Band nomli',
    'Oxirgi',
  ])
  const changed = { audited: [first, last], events: [first, last] }
  expect(await traces(first, stale, taken, last)).toEqual(changed)
})

test('a row that is refused and then changed in one request has one audit row', async () => {
  const [id, other] = [await room('Takror'), await room('Takror emas')]
  const { body } = await changeAs('owner', [
    { id, version: 1, name: 'takror EMAS' },
    { id, version: 1, name: 'Takroriy' },
    { id, version: 1, name: 'Kech qolgan' },
  ])
  expect(body.results.done).toEqual([{ id, version: 2 }])
  expect(body.results.failed.map(({ code }: { code: string }) => code)).toEqual([
    'validation',
    'stale_record',
  ])
  expect(await named(id, other)).toEqual(['Takroriy', 'Takror emas'])
  expect(await traces(id)).toEqual({ audited: [id], events: [id] })
})

test('without the permission nothing is written', async () => {
  const id = await room('Ruxsatsiz')
  const { status, body } = await changeAs('desk', [{ id, version: 1, name: 'Meniki' }])
  expect([status, body.code]).toEqual([403, 'forbidden'])
  expect(await named(id)).toEqual(['Ruxsatsiz'])
})

test('a record of another business or club is not found', async () => {
  const [id, foreign] = [await room('Bizniki'), await room('Begona', 'stranger')]
  const { body } = await changeAs('owner', [
    { id: foreign, version: 1, name: 'Meniki' },
    { id, version: 1, name: 'Oʻzimizniki' },
  ])
  expect(body.results.done).toEqual([{ id, version: 2 }])
  expect(body.results.failed).toMatchObject([{ id: foreign, code: 'not_found', errors: {} }])
  const elsewhere = await changeAs('owner', [{ id, version: 2, name: 'X' }], { club: 2 })
  expect(elsewhere.body.results.failed).toMatchObject([{ id, code: 'not_found' }])
  expect(await named(id)).toEqual(['Oʻzimizniki'])
})

test('a repeated key answers the same report and changes nothing twice', async () => {
  const [id, stale] = [await room('Bir marta'), await room('Hech qachon')]
  const changes = [
    { id, version: 1, name: 'Ikki marta emas' },
    { id: stale, version: 3, name: 'X' },
  ]
  const key = randomUUID()
  const first = await changeAs('owner', changes, { key })
  const again = await changeAs('owner', changes, { key })
  expect(first.body.results.done).toEqual([{ id, version: 2 }])
  expect(again.text).toBe(first.text)
  expect(again.headers.get('idempotency-replayed')).toBe('true')
  expect(await traces(id, stale)).toEqual({ audited: [id], events: [id] })
  const other = await changeAs('owner', changes.slice(1), { key })
  expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch'])
})

test('a request has 1 to 100 rows, each as the contract says', async () => {
  const id = await room('Chegara')
  const change = { id, version: 1, name: 'Chegaradan tashqari' }
  const fieldsOf = async (changes: object[]) => {
    const { status, body } = await changeAs('owner', changes)
    return [status, Object.keys(body.errors)]
  }
  expect(await fieldsOf([])).toEqual([400, ['changes']])
  expect(await fieldsOf(Array.from({ length: 101 }, () => change))).toEqual([400, ['changes']])
  expect(await fieldsOf([change, { id, name: 'X' }])).toEqual([400, ['changes.1.version']])
  expect(await fieldsOf([{ ...change, name: ' ' }])).toEqual([400, ['changes.0.name']])
  expect(await fieldsOf([{ ...change, color: 1 }])).toEqual([400, ['changes.0.color']])
  expect(await named(id)).toEqual(['Chegara'])
})

test('members change without a face, packages with their rules', async () => {
  const owner = api.as('owner')
  const person = { first_name: 'Ali', last_name: 'Valiyev', gender: 1 }
  const memberOf = async (phone: string) =>
    (await owner.post('/management/member/', { ...person, phone })).body.results.id as number
  const [ali, vali] = [await memberOf('+998901230101'), await memberOf('+998901230102')]
  const members = await owner.patch('/management/member-list/', {
    changes: [
      { id: ali, version: 1, is_active: false },
      { id: vali, version: 1, phone: '+998901230101' },
    ],
  })
  expect(members.body.results.done).toEqual([{ id: ali, version: 2 }])
  expect(members.body.results.failed).toMatchObject([
    { id: vali, code: 'already_gym_member', errors: { phone: [expect.any(String)] } },
  ])
  const face = { changes: [{ id: ali, version: 2, avatar: null }] }
  const refused = await owner.patch('/management/member-list/', face)
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['changes.0.avatar']])

  const plan = { name: 'Ommaviy', price: 1000, days: 30 }
  const { id } = (await owner.post('/management/package/', plan)).body.results
  const packages = await owner.patch('/management/package-list/', {
    changes: [{ id, version: 1, is_active: false }],
  })
  expect(packages.body.results).toEqual({ done: [{ id, version: 2 }], failed: [] })
})
