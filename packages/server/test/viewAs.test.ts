import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { csvRows } from '../src/core/sheets/sheets.fixture.ts'
import { people, setRights, type Person, type TestServer } from '../src/testing/index.ts'
import { call, guarded, type Call } from './calls.ts'
import { writesWorld, type WriteCall } from './writes.world.ts'

let api: TestServer
let writes: Map<string, WriteCall>
beforeAll(async () => {
  ;({ api, calls: writes } = await writesWorld())
})
afterAll(() => api.close())

const start = (viewer: Person, target: Person) =>
  api.as(viewer).post(`/staffs/${people[target].id}/view-as/`)
/** Calls in a view; the person may be any id. */
const viewing = (viewer: Person, target: Person | string, club: number | null = 1) => {
  const id = target in people ? people[target as Person].id : target
  return api.as(viewer, { club, headers: { 'x-view-as': String(id) } })
}
const told = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code]
const named = (some: Call[]) => some.map((each) => [each.id, each] as const)
const audits = () =>
  api.sql<{ action: string; staff_id: number; record_id: number; after: object | null }>(
    1,
    'select action, staff_id, record_id, after from audit_log order by id',
  )

const ranks = { owner: 5, director: 4, manager: 3, trainer: 2, desk: 2, partner: 2 } as const
type Actor = keyof typeof ranks
const actors = Object.keys(ranks) as Actor[]

describe('viewing as a person starts', () => {
  test.each(actors)('by %s for people of a lower rank only', async (viewer) => {
    const tree = { staff: { list: { change: true } }, room: { list: true } }
    if (ranks[viewer] === 2) await setRights(api, viewer, tree)
    for (const target of actors) {
      const allowed = ranks[viewer] > ranks[target]
      const started = await start(viewer, target)
      expect([target, ...told(started)]).toEqual(
        allowed ? [target, 200, 'ok'] : [target, 403, 'rank_too_low'],
      )
      const read = await viewing(viewer, target).get('/staffs/permissions/')
      expect([target, read.status]).toEqual([target, allowed ? 200 : 403])
    }
    if (ranks[viewer] === 2) await setRights(api, viewer, null)
  })

  test('only with the right to change people, and not for another merchant', async () => {
    await setRights(api, 'manager', { staff: { list: true } })
    expect(told(await start('manager', 'desk'))).toEqual([403, 'forbidden'])
    expect(told(await viewing('manager', 'desk').get('/staffs/permissions/'))).toEqual([
      403,
      'view_as_refused',
    ])
    await setRights(api, 'manager', null)
    expect(told(await start('owner', 'stranger'))).toEqual([404, 'not_found'])
    expect(told(await start('stranger', 'desk'))).toEqual([404, 'not_found'])
  })

  test('with an audit row that names both, once per start', async () => {
    const before = await audits()
    await start('owner', 'desk')
    for (const path of [
      '/staffs/permissions/',
      '/management/member-list/',
      '/merchant/check-auth/',
    ])
      expect((await viewing('owner', 'desk').get(path)).status).toBe(200)
    await start('owner', 'desk')
    const row = { action: 'staff.viewed_as', staff_id: 1, record_id: people.desk.id, after: {} }
    expect((await audits()).slice(before.length)).toEqual([row, row])
  })

  test('in one session: the header alone is refused', async () => {
    await api.sql(1, 'delete from view_as')
    const refused = [403, 'view_as_refused']
    for (const person of ['desk', '7', '1', '999999', '-1', 'x', "5' or '1'='1"])
      expect(told(await viewing('owner', person).get('/staffs/permissions/'))).toEqual(refused)
    await start('director', 'desk')
    expect(told(await viewing('owner', 'desk').get('/staffs/permissions/'))).toEqual(refused)
  })
})

describe('a view of a person', () => {
  beforeEach(() =>
    Promise.all(
      ['director', 'manager', 'trainer', 'desk', 'partner'].map((one) =>
        start('owner', one as Person),
      ),
    ),
  )
  /** They are about the device or the socket of the session, which is that of the viewer. */
  const ofTheSession = new Set(['createSocketTicket', 'listDevices', 'getWaiting'])
  const reads = guarded.filter(({ method, id }) => method === 'GET' && !ofTheSession.has(id))

  test.each(named(reads))('answers %s as the person is answered', async (_, operation) => {
    for (const target of ['director', 'manager', 'trainer', 'desk', 'partner'] as const) {
      const own = await call(api.as(target, { club: 1 }), operation)
      const seen = await call(viewing('owner', target), operation)
      expect([target, ...told(seen)]).toEqual([target, ...told(own)])
      expect(withoutSession(seen.body.results)).toEqual(withoutSession(own.body.results))
    }
  })

  test('has exactly the permissions and clubs of the person', async () => {
    await setRights(api, 'desk', { room: { list: { change: true } }, finance: { ledger: true } })
    const answers = async (caller: ReturnType<TestServer['as']>) =>
      Promise.all(
        ['/staffs/permissions/', '/staffs/my-clubs/', '/merchant/user-profile/'].map(
          async (path) => (await caller.get(path)).body.results,
        ),
      )
    expect(await answers(viewing('owner', 'desk'))).toEqual(await answers(api.as('desk')))
    await setRights(api, 'desk', null)
    expect((await viewing('owner', 'desk', 2).get('/management/room-list/')).status).toBe(404)
    expect((await viewing('owner', 'desk', 4).get('/management/room-list/')).status).toBe(404)
  })

  test('has nothing that the viewer lacks', async () => {
    await start('manager', 'desk')
    await setRights(api, 'desk', { finance: { ledger: true }, room: { list: true } })
    await api.sql(1, 'insert into staff_club values (1, $1, 2)', [people.desk.id])
    await api.sql(1, 'delete from staff_club where staff_id = $1 and club_id = 2', [
      people.manager.id,
    ])
    const view = viewing('manager', 'desk')
    expect((await api.as('desk').get('/finance/ledger/')).status).toBe(200)
    expect(told(await view.get('/finance/ledger/'))).toEqual([403, 'forbidden'])
    expect((await view.get('/staffs/permissions/')).body.results).toEqual({ room: { list: true } })
    const clubs = (await view.get('/staffs/my-clubs/')).body.results
    expect(clubs.map(({ club_id }: { club_id: number }) => club_id)).toEqual([1])
    expect((await viewing('manager', 'desk', 2).get('/management/room-list/')).status).toBe(404)
    await api.sql(1, 'delete from staff_club where staff_id = $1 and club_id = 2', [people.desk.id])
    await api.sql(1, 'insert into staff_club values (1, $1, 2)', [people.manager.id])
    await setRights(api, 'desk', null)
  })

  const writing = guarded.filter(({ method }) => method !== 'GET')

  test.each(named(writing))('refuses %s and writes nothing', async (_, operation) => {
    const counted = () =>
      api.sql(
        1,
        `select (select count(*) from audit_log) as audit, (select count(*) from event) as event,
                (select count(*) from idempotency_key) as key, (select count(*) from file) as file,
                (select max(xmin::text::bigint) from staff) as staff, (select max(xmin::text::bigint) from member) as member`,
      )
    const before = await counted()
    const view = viewing('owner', 'director')
    const known = writes.get(operation.id)
    const { path, body } = known ?? { path: '' }
    const sent = body instanceof FormData || body === undefined ? body : JSON.stringify(body)
    const answer = known
      ? await view.send(operation.method, path, sent)
      : await call(view, operation)
    expect(told(answer)).toEqual([403, 'view_as_read_only'])
    expect(await counted()).toEqual(before)
  })

  test.each([
    [
      'en',
      'You’re viewing the app as someone else, so nothing can be changed. Stop viewing first.',
    ],
    [
      'ru',
      'Вы смотрите приложение глазами другого сотрудника, менять ничего нельзя. Сначала завершите просмотр.',
    ],
    [
      'uz',
      'Siz ilovani boshqa xodim nomidan koʻryapsiz, hech narsani oʻzgartirib boʻlmaydi. Avval koʻrishni tugating.',
    ],
  ])('explains the refusal in %s', async (language, message) => {
    const headers = { 'x-view-as': String(people.desk.id), 'accept-language': language }
    const refused = await api.as('owner', { headers }).post('/management/room/', { name: 'Yoga' })
    expect(refused.body.message).toBe(message)
  })

  test('exports only what the person may, and the audit names the viewer', async () => {
    const path = '/management/payment-export-csv/'
    expect(told(await viewing('owner', 'desk').get(path))).toEqual([403, 'forbidden'])
    const own = await api.as('director', { club: 1 }).get(path)
    const before = await audits()
    const seen = await viewing('owner', 'director').get(path)
    expect(csvRows(seen.text)).toEqual(csvRows(own.text))
    expect((await audits()).slice(before.length)).toMatchObject([
      { action: 'payment.exported', staff_id: 1, after: { view_as: people.director.id } },
    ])
  })

  test('reads files with the rights of the person', async () => {
    const [face] = await api.sql<{ id: number }>(
      1,
      `with f as (insert into file (merchant_id, club_id, staff_id, name, extension, type, size, key, created_at)
                  values (1, 1, 1, 'a.png', 'png', 'image/png', 1, 'k', '2026-01-01Z') returning id),
            c as (insert into file_content (merchant_id, file_id, bytes) select 1, id, '\\x00'::bytea from f)
       select id from f`,
    )
    const member = await api.sql<{ id: number }>(1, 'select min(id) as id from member')
    await api.sql(
      1,
      'update member set avatar_id = $1, is_global = false, club_id = 2 where id = $2',
      [face?.id, member[0]?.id],
    )
    const path = `/files/${face?.id}/`
    expect((await api.as('owner').get(path)).status).toBe(200)
    expect((await viewing('owner', 'director').get(path)).status).toBe(200)
    expect((await viewing('owner', 'desk').get(path)).status).toBe(404)
  })

  test('ends as soon as it is not allowed any more', async () => {
    const view = viewing('director', 'desk')
    const allowed = async () => (await view.get('/staffs/permissions/')).status === 200
    await start('director', 'desk')
    expect(await allowed()).toBe(true)
    for (const [change, undo] of [
      [
        `update staff set is_active = false where id = 5`,
        `update staff set is_active = true where id = 5`,
      ],
      [
        `update staff set role = 'director' where id = 5`,
        `update staff set role = 'restricted_user' where id = 5`,
      ],
      [
        `update staff set role = 'trainer' where id = 2`,
        `update staff set role = 'director' where id = 2`,
      ],
      [`delete from staff_club where staff_id = 5`, `insert into staff_club values (1, 5, 1)`],
    ] as const) {
      await api.sql(1, change)
      expect([change, await allowed()]).toEqual([change, false])
      await api.sql(1, undo)
      expect([undo, await allowed()]).toEqual([undo, true])
    }
  })
})

describe('the socket of a view', () => {
  async function socketOf(viewer: Person, target: Person) {
    await start(viewer, target)
    const ticket = await viewing(viewer, target).get('/auth/ephemeral-token/')
    const heard: { type: string }[] = []
    const closed: number[] = []
    const line = await api.server.live.open(ticket.body.results.token as string, {
      send: (text) => void heard.push(JSON.parse(text) as { type: string }),
      close: (code) => void closed.push(code),
    })
    const join = (gym_id: number) => line?.hear(JSON.stringify({ type: 'handshake', gym_id }))
    return { heard, closed, join, line }
  }

  test('joins the clubs of the person only', async () => {
    const here = await socketOf('owner', 'desk')
    here.join(1)
    await vi.waitFor(() => expect(here.heard).toMatchObject([{ type: 'ready' }]))
    const elsewhere = await socketOf('owner', 'desk')
    elsewhere.join(2)
    await vi.waitFor(() => expect(elsewhere.closed).toEqual([1008]))
    here.line?.closed()
  })

  test('hears of changed rights, and closes with the view', async () => {
    const { heard, closed, join } = await socketOf('owner', 'desk')
    join(1)
    await vi.waitFor(() => expect(heard).toHaveLength(1))
    await setRights(api, 'desk', { room: { list: true } })
    await vi.waitFor(() => expect(heard.at(-1)).toEqual({ type: 'permissions_changed' }))
    await setRights(api, 'desk', null)
    await api.sql(1, 'update staff set is_active = false where id = $1', [people.desk.id])
    await vi.waitFor(() => expect(closed).toEqual([1008]))
    await api.sql(1, 'update staff set is_active = true where id = $1', [people.desk.id])
  })
})

/** Results without what depends on the session that reads them. */
function withoutSession(results: unknown): unknown {
  if (Array.isArray(results)) return results.map(withoutSession)
  if (results === null || typeof results !== 'object') return results
  const own = [
    'is_this',
    'sessions',
    'seen_at',
    'last_seen',
    'idle_seconds',
    'club',
    'last_sign_in',
  ]
  return Object.fromEntries(
    Object.entries(results)
      .filter(([key]) => !own.includes(key))
      .map(([key, value]) => [
        key,
        key === 'url' ? String(value).split('?')[0] : withoutSession(value),
      ]),
  )
}
