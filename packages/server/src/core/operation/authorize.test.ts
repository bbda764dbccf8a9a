import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { people, testServer, type Person, type TestServer, setRights } from '../../testing/index.ts'
import { bodyOf, operations, pathOf } from '../../testing/operations.ts'

let api: TestServer
beforeAll(async () => {
  api = await testServer()
  await api.sql(
    1,
    `insert into room (merchant_id, club_id, name, created_at) values (1, 1, 'Katta zal', '2026-01-01Z')`,
  )
})
afterAll(() => api.close())

/** Permissions of each role in the existing sections, written independently of `roleTrees` on purpose. */
const all = [
  'room',
  'package',
  'class',
  'schedule',
  'staff',
  'member',
  'payment',
  'deposit',
  'checkin',
  'dashboard',
]
const shifts = ['finance.shift', 'finance.shift.register', 'finance.shift.change']
const closing = ['finance.closing', 'finance.closing.register']
const books = [
  'finance.ledger',
  'finance.ledger.check',
  'finance.ledger.export',
  'finance.closing.reopen',
  'finance.closing.change',
]
/** Everybody sees the settings, and has a profile and own devices. */
const own = ['setting.profile', 'setting.view']
const managed = [...own, 'setting.devices', 'setting.view.change']
/** Clubs are opened and changed by owners and directors, who also see the audit. */
const above = [...managed, 'setting.view.health', 'gym', 'audit']
const permitted: Record<Person, string[]> = {
  owner: [...all, ...above, 'setting.view.export', ...shifts, ...closing, ...books],
  director: [...all, ...above, ...shifts, ...closing],
  manager: [...all, ...managed, 'gym.list', ...shifts, ...closing],
  trainer: [
    ...own,
    'dashboard.today',
    'schedule.list',
    'member.list',
    'member.profile',
    'member.profile.notes',
  ],
  desk: [
    ...own,
    'dashboard.today',
    'room.list',
    'package.list',
    'class.list',
    'schedule.list',
    'member.list',
    'member.list.change',
    'member.register',
    'member.profile',
    'member.profile.notes',
    'member.profile.documents',
    'payment.list',
    'payment.list.void',
    'payment.register',
    'payment.register.discount',
    'deposit.list',
    'deposit.register',
    'checkin.register',
    'checkin.list',
    'checkin.list.delete',
    'checkin.group',
    'finance.shift',
    'finance.shift.register',
  ],
  partner: [
    ...own,
    'dashboard.members',
    'package.list',
    'room.list',
    'class.list',
    'schedule.list',
    'member.list',
    'member.profile',
  ],
  stranger: [...all, ...above, 'setting.view.export', ...shifts, ...closing, ...books],
}
/** Actions that a role lacks within a section that it otherwise has. */
const beyond: Partial<Record<Person, string[]>> = {
  director: ['member.bin.erase'],
  manager: ['member.bin.erase', 'dashboard.forecast', 'dashboard.forecast.change'],
}
const guarded = operations.filter(({ permission }) => permission.length > 0)

describe.each(Object.keys(permitted) as Person[])('REL-37 T-03 %s', (person) => {
  test.each(guarded.map((each) => [each.id, each] as const))('and %s', async (_, operation) => {
    // An invalid query parameter: a permitted role gets 400 and nothing is written.
    const path = `${pathOf(operation)}?impossible=1`
    const answer = await api.as(person).send(operation.method, path, bodyOf(operation))
    const path_ = operation.permission.join('.')
    const [section = ''] = operation.permission
    const allowed =
      permitted[person].includes(path_) ||
      (permitted[person].includes(section) && !beyond[person]?.includes(path_))
    expect([answer.status, answer.body.code]).toEqual(
      allowed ? [400, 'validation'] : [403, 'forbidden'],
    )
  })
})

test.each([
  ['en', 'You need the right “Refund payments”. The club’s owner or director can give it.'],
  ['ru', 'Нужно право «Возвращать платежи». Его может дать владелец или директор клуба.'],
  ['uz', '“Toʻlovlarni qaytarish” huquqi kerak. Uni klub egasi yoki direktori bera oladi.'],
])('a refusal names the missing right in %s', async (language, message) => {
  const refund = { payment_status: 'refund', refund_method: 1, refund_reason: 'Mijoz soʻradi' }
  const refused = await api
    .as('desk', { headers: { 'accept-language': language } })
    .patch('/management/payment/1/refund/', refund)
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    403,
    'forbidden',
    message,
  ])
})

describe('T-03 a body of a wrong type', () => {
  const bodies = guarded.filter(({ body }) => body)
  const headers = { 'content-type': 'text/plain' }

  test.each(bodies.map((each) => [each.id, each] as const))(
    '%s tells a missing session, club and right before it',
    async (_, operation) => {
      const { method, permission } = operation
      const sent = (caller: ReturnType<TestServer['nobody']>, club: number | null) =>
        caller.send(method, pathOf(operation), 'x', { headers, club })
      const told = async (...asked: Parameters<typeof sent>) => {
        const { status, body } = await sent(...asked)
        return [status, body.code]
      }
      expect(await told(api.nobody(), 1)).toEqual([401, 'session_required'])
      expect(await told(api.as('owner'), 4)).toEqual([404, 'not_found'])
      expect(await told(api.as('owner'), null)).toEqual([400, 'club_required'])
      if (!permitted.partner.includes(permission.join('.')))
        expect(await told(api.as('partner'), 1)).toEqual([403, 'forbidden'])
      expect(await told(api.as('owner'), 1)).toEqual([415, 'unsupported_type'])
    },
  )
})

describe('T-02 REL-14 the club of a request', () => {
  const clubs = ['4', '2', '-1', '999', '1,2', "1' or '1'='1", '1e0', ' ', '01x']
  const inClub = operations.filter((each) => !each.open)

  test.each(inClub.map((each) => [each.id, each] as const))('%s', async (_, operation) => {
    for (const club of clubs) {
      const answer = await api
        .as('desk')
        .send(operation.method, pathOf(operation), bodyOf(operation), { club })
      expect([club, answer.status, answer.body.code]).toEqual([club, 404, 'not_found'])
    }
    if (operation.clubOptional) return
    for (const club of [0, null]) {
      const answer = await api
        .as('owner')
        .send(operation.method, pathOf(operation), bodyOf(operation), { club })
      expect([club, answer.status, answer.body.code]).toEqual([club, 400, 'club_required'])
    }
  })

  test('a club that was closed is as if it had never been, except for owners and directors', async () => {
    await api.sql(1, 'update club set is_active = false where id in (1, 3)')
    const statusOf = async (person: Person, club: number) =>
      (await api.as(person).get('/management/settings/', { club })).status
    for (const person of ['manager', 'trainer', 'desk', 'partner', 'stranger'] as const)
      expect([person, await statusOf(person, 1)]).toEqual([person, 404])
    await api.sql(1, 'delete from staff_club where club_id = 3')
    for (const person of ['owner', 'director'] as const)
      expect([await statusOf(person, 1), await statusOf(person, 3)]).toEqual([200, 200])
    await api.sql(1, 'update club set is_active = true where id in (1, 3)')
    expect(await statusOf('owner', 3)).toBe(404)
    await api.sql(1, 'insert into staff_club values (1, 1, 3), (1, 2, 3), (1, 3, 3)')
    expect(await statusOf('owner', 3)).toBe(200)
  })

  test('a club that was removed is as if it had never been', async () => {
    await api.sql(1, `update club set is_active = false, deleted_at = '2026-01-01Z' where id = 3`)
    expect((await api.as('owner').get('/management/room-list/', { club: 3 })).status).toBe(404)
    await api.sql(1, 'update club set is_active = true, deleted_at = null where id = 3')
    expect((await api.as('owner').get('/management/room-list/', { club: 3 })).status).toBe(200)
  })
})

describe('T-01 another merchant', () => {
  const reads = operations.filter((each) => each.method === 'GET' && !each.open)

  test.each(reads.map((each) => [each.id, each] as const))(
    'sees nothing of ours in %s',
    async (_, operation) => {
      const answer = await api.as('stranger').get(pathOf(operation))
      expect(answer.text).not.toMatch(/Katta zal|Zal Demo|Chilonzor|zal\.demo/)
    },
  )
})

describe('T-05 a change of rights', () => {
  test('acts on the next request', async () => {
    const desk = api.as('desk')
    const rename = () => desk.patch('/management/room/1/', { name: 'Zal', version: 99 })
    expect((await rename()).status).toBe(403)
    const tree = { room: { list: { change: true } } }
    await setRights(api, 'desk', tree)
    expect((await rename()).status).toBe(409)
    expect((await desk.get('/staffs/permissions/')).body.results).toEqual(tree)
    await setRights(api, 'desk', null)
    expect((await rename()).status).toBe(403)
  })

  test('and so does the loss of a club', async () => {
    await api.sql(1, 'delete from staff_club where staff_id = $1 and club_id = 2', [
      people.manager.id,
    ])
    expect((await api.as('manager').get('/management/room-list/', { club: 2 })).status).toBe(404)
  })
})

test('the LITE edition refuses what it does not have', async () => {
  await api.sql(2, `update merchant set edition = 'LITE' where id = 2`)
  const tree = (await api.as('stranger').get('/staffs/permissions/')).body.results
  expect(tree.inventory).toBeUndefined()
  expect((await api.as('stranger').get('/management/room-list/')).status).toBe(200)
})
