import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { callers } from '../../testing/callers.ts'
import {
  noon,
  people,
  testServer,
  type Person,
  type TestServer,
  setRights,
} from '../../testing/index.ts'
import type { LiveMessage } from './live.messages.ts'
import type { SocketSession } from './live.ts'

let server: TestServer
let api: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

/**
 * One server for all tests, since creating one takes a second; each test starts from this sequence number.
 */
let base = 0
/** Each test has its own minute, so that messages of one test do not count in the next. */
let minutes = 0
beforeEach(async () => {
  await server.sql(1, 'delete from socket_ticket')
  await server.sql(1, 'delete from session')
  await server.sql(1, 'update staff set is_active = true, overrides = default')
  await server.sql(1, 'delete from room')
  const counters = await server.sql<{ seq: number }>(
    1,
    'select max(event_seq) as seq from club_counter where club_id = 1',
  )
  base = counters[0]?.seq ?? 0
  server.clock.now = new Date(noon.getTime() + (minutes += 2) * 60_000)
  api = { ...server, ...callers(server.server) }
})

const lines: SocketSession[] = []
afterEach(() => lines.splice(0).forEach((line) => line.closed()))

const ticketOf = async (person: Person) =>
  (await api.as(person).get('/auth/ephemeral-token/')).body.results.token as string

async function screen(person: Person, ticket?: string) {
  const heard: LiveMessage[] = []
  const closed: number[] = []
  const line = await api.server.live.open(ticket ?? (await ticketOf(person)), {
    send: (text) => void heard.push(JSON.parse(text) as LiveMessage),
    close: (code) => void closed.push(code),
  })
  if (line) lines.push(line)
  const say = (message: object) => line?.hear(JSON.stringify(message))
  return { line, heard, closed, say, types: () => heard.map(({ type }) => type) }
}

async function joined(person: Person, gym_id: number, since?: number) {
  const made = await screen(person)
  made.say({ type: 'handshake', gym_id, since })
  await vi.waitFor(() => expect(made.types()).toContain('ready'))
  return made
}

const addRoom = (name: string, club = 1) =>
  api.as('owner').post('/management/room/', { name }, { club })

describe('live messages', () => {
  test('REL-29 contain the event for the screens of the club, and no personal data', async () => {
    const here = await joined('desk', 1)
    const other = await joined('owner', 2)
    const abroad = await joined('stranger', 4)
    const { id } = (await addRoom('Yoga')).body.results
    await vi.waitFor(() => expect(here.heard).toHaveLength(2))
    expect(here.heard[1]).toEqual({
      type: 'record_changed',
      kind: 'room.created',
      id,
      seq: base + 1,
      gym_id: 1,
    })
    expect([other.types(), abroad.types()]).toEqual([['ready'], ['ready']])
  })

  test.each([[1.5], [-1], [1e99], ['1'], [null]])(
    'are refused to a handshake since %s, which is no sequence number',
    async (since) => {
      const tab = await screen('owner')
      tab.say({ type: 'handshake', gym_id: 1, since })
      await vi.waitFor(() => expect(tab.closed).toEqual([1008]))
      expect(tab.heard).toEqual([])
    },
  )

  test('REL-26 are repeated for a client that sends its last sequence number', async () => {
    for (const name of ['A', 'B', 'C']) await addRoom(name)
    const late = await joined('desk', 1, base + 1)
    expect(late.heard.map(({ type, seq }) => [type, seq])).toEqual([
      ['record_changed', base + 2],
      ['record_changed', base + 3],
      ['ready', base + 3],
    ])
  })

  test('REL-26 return the requested sequence number, so that a restored backup is noticed', async () => {
    await addRoom('A')
    const tab = await joined('desk', 1, base + 100)
    expect(tab.heard).toEqual([{ type: 'ready', seq: base + 1, gym_id: 1, since: base + 100 }])
  })

  test('REL-26 number every event of a club without a gap, refused ones excepted', async () => {
    await addRoom('A')
    await addRoom('A')
    await addRoom('B')
    await addRoom('A', 2)
    const rows = await api.sql(
      1,
      'select club_id, max(seq) = count(*) as whole, max(seq) as last from event group by 1 order by 1',
    )
    expect(rows).toEqual([
      { club_id: 1, whole: true, last: base + 2 },
      { club_id: 2, whole: true, last: 1 },
    ])
  })

  test('T-05 say when the rights of a person change', async () => {
    const desk = await joined('desk', 1)
    const owner = await joined('owner', 1)
    await setRights(api, 'desk', {})
    await vi.waitFor(() => expect(desk.types()).toContain('permissions_changed'))
    expect(owner.types()).toEqual(['ready'])
  })

  test('say that the server restarts', async () => {
    api = await testServer()
    const desk = await joined('desk', 1)
    api.server.drain()
    expect(desk.types()).toEqual(['ready', 'restarting'])
    expect(desk.closed).toEqual([1012])
    expect((await api.server.fetch(new Request('http://zal.test/readyz'))).status).toBe(503)
    expect((await api.server.fetch(new Request('http://zal.test/healthz'))).status).toBe(200)
    await api.close()
  })
})

/** A second server on the same database that receives no notifications; `again` simulates a reconnect. */
async function deafServer() {
  const again: (() => void)[] = []
  const deaf = await testServer({
    database: {
      ...server.database,
      listen: async (_channel, _hear, call = () => {}) => {
        again.push(call)
        return async () => {}
      },
      close: async () => {},
    },
  })
  deaf.clock.now = server.clock.now
  api = { ...deaf, ...callers(deaf.server) }
  return { sql: deaf.sql, again: () => again.forEach((call) => call()) }
}

describe('T-19 events missed while the database was unavailable', () => {
  const manager = people.manager.id
  afterEach(async () => {
    vi.restoreAllMocks()
    const back = 'insert into staff_club values (1, $1, 2) on conflict do nothing'
    await server.sql(1, back, [manager])
  })

  test('ends the sockets of sessions that ended and of clubs that are lost; the others read their rights and go on', async () => {
    const { again } = await deafServer()
    const [desk, lost, owner] = [
      await joined('desk', 1),
      await joined('manager', 2),
      await joined('owner', 1),
    ]
    await api.as('desk').post('/merchant/logout/')
    await api.sql(1, 'delete from staff_club where staff_id = $1 and club_id = 2', [manager])
    expect([desk.closed, lost.closed]).toEqual([[], []])
    again()
    await vi.waitFor(() => expect([desk.closed, lost.closed]).toEqual([[1008], [1008]]))
    expect(lost.types()).toEqual(['ready', 'permissions_changed'])
    await vi.waitFor(() => expect(owner.types()).toEqual(['ready', 'permissions_changed', 'ready']))
    expect(owner.closed).toEqual([])
  })

  test('are read by four sockets at a time, in order, for any number of sockets and reconnects', async () => {
    const { again } = await deafServer()
    const order: number[] = []
    const screens = []
    for (let nth = 0; nth < 15; nth += 1) screens.push(await joined('desk', 1))
    for (const [nth, { heard }] of screens.entries()) {
      heard.push = (...messages) => {
        if (messages[0]?.type === 'ready') order.push(nth)
        return Array.prototype.push.apply(heard, messages)
      }
    }
    const busy = { now: 0, most: 0 }
    const { connect } = api.database
    vi.spyOn(api.database, 'connect').mockImplementation(async () => {
      busy.now += 1
      busy.most = Math.max(busy.most, busy.now)
      const connection = await connect()
      const release: typeof connection.release = (broken) => {
        busy.now -= 1
        connection.release(broken)
      }
      return { ...connection, release }
    })
    again()
    again()
    // The four reads in progress at the second reconnect are repeated.
    await vi.waitFor(() => expect(order).toHaveLength(19))
    expect(order).toEqual([...screens.keys(), 0, 1, 2, 3])
    expect(busy.most).toBe(4)
    again()
    await vi.waitFor(() => expect(order).toHaveLength(34))
    expect(busy.most).toBe(4)
  })

  test('is noticed at the next ping at the latest', async () => {
    await deafServer()
    const lost = await joined('manager', 2)
    await api.sql(1, 'delete from staff_club where staff_id = $1 and club_id = 2', [manager])
    lost.say({ type: 'ping' })
    await vi.waitFor(() => expect(lost.closed).toEqual([1008]))
    expect(lost.types()).toEqual(['ready', 'permissions_changed'])
  })

  test('end every socket of a person whose permissions cannot be read', async () => {
    const desk = await joined('desk', 1)
    const { sql } = await deafServer()
    vi.spyOn(server.database, 'connect').mockRejectedValue(new Error('away'))
    await setRights({ sql }, 'desk', {})
    await vi.waitFor(() => expect(desk.closed).toEqual([1011]))
  })
})

describe('T-18 a ticket', () => {
  test('works once', async () => {
    const ticket = await ticketOf('desk')
    expect((await screen('desk', ticket)).line).not.toBeNull()
    expect((await screen('desk', ticket)).line).toBeNull()
  })

  test('works for thirty seconds', async () => {
    const ticket = await ticketOf('desk')
    api.clock.forward(31)
    expect((await screen('desk', ticket)).line).toBeNull()
  })

  test('is worth nothing after log-out, and nothing when made up', async () => {
    const ticket = await ticketOf('desk')
    await api.as('desk').post('/merchant/logout/')
    expect((await screen('desk', ticket)).line).toBeNull()
    expect((await screen('desk', 'A'.repeat(43))).line).toBeNull()
  })

  test('is not stored', async () => {
    const ticket = await ticketOf('desk')
    const rows = await api.sql(
      1,
      'select row_to_json(socket_ticket)::text as text from socket_ticket',
    )
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(ticket)
  })
})

describe('T-19 a socket ends', () => {
  test('with its session, and only that one', async () => {
    const desk = await joined('desk', 1)
    const owner = await joined('owner', 1)
    await api.as('desk').post('/merchant/logout/')
    await vi.waitFor(() => expect(desk.closed).toEqual([1008]))
    expect(owner.closed).toEqual([])
  })

  test('when its person is deactivated', async () => {
    const desk = await joined('desk', 1)
    await api.sql(1, `update staff set is_active = false where id = ${people.desk.id}`)
    await vi.waitFor(() => expect(desk.closed).toEqual([1008]))
  })

  test('at the next ping after its session has run out', async () => {
    const desk = await joined('desk', 1)
    desk.say({ type: 'ping' })
    await vi.waitFor(() => expect(desk.types()).toContain('ping'))
    api.clock.forward(15 * 86_400)
    desk.say({ type: 'ping' })
    await vi.waitFor(() => expect(desk.closed).toEqual([1008]))
  })

  test('REL-33 at the next ping after its person has been idle for too long', async () => {
    const desk = await joined('desk', 1)
    api.clock.forward(12 * 3600)
    desk.say({ type: 'ping' })
    await vi.waitFor(() => expect(desk.closed).toEqual([1008]))
  })

  test.each([
    ['a club that is not theirs', { type: 'handshake', gym_id: 2 }],
    ['the club of another merchant', { type: 'handshake', gym_id: 4 }],
    ['a club by another type', { type: 'handshake', gym_id: '1' }],
    ['an unknown message', { type: 'subscribe' }],
    ['what is no message', [1]],
  ])('for %s', async (_, message) => {
    const desk = await screen('desk')
    desk.say(message)
    await vi.waitFor(() => expect(desk.closed).toEqual([1008]))
    expect(desk.heard).toEqual([])
  })

  test('T-19 when its person loses the club, while sockets of their other clubs continue', async () => {
    const first = await joined('manager', 1)
    const second = await joined('manager', 2)
    const manager = people.manager.id
    await api.sql(1, 'delete from staff_club where staff_id = $1 and club_id = 2', [manager])
    await vi.waitFor(() => expect(second.closed).toEqual([1008]))
    // The app reloads the session on this message; after a mere close it would only reconnect.
    expect(second.types().at(-1)).toBe('permissions_changed')
    await vi.waitFor(() => expect(first.types()).toContain('permissions_changed'))
    second.say({ type: 'ping' })
    first.say({ type: 'handshake', gym_id: 2 })
    await vi.waitFor(() => expect(first.closed).toEqual([1008]))
    await api.sql(1, 'insert into staff_club values (1, $1, 2)', [manager])
  })

  test('T-19 when the club is closed', async () => {
    const desk = await joined('desk', 1)
    await api.sql(1, 'update club set is_active = false where id = 1')
    await vi.waitFor(() => expect(desk.closed).toEqual([1008]))
    await api.sql(1, 'update club set is_active = true where id = 1')
  })

  test('T-19 not for an owner or a director when the club is closed: the screen goes on there', async () => {
    await api.sql(1, 'delete from staff_club where staff_id = $1 and club_id = 3', [
      people.director.id,
    ])
    const owner = await joined('owner', 3)
    await api.sql(1, 'update club set is_active = false where id = 3')
    await vi.waitFor(() => expect(owner.types()).toContain('permissions_changed'))
    const director = await joined('director', 3)
    expect([owner.closed, director.closed]).toEqual([[], []])
    await api.sql(1, 'update club set is_active = true where id = 3')
    await vi.waitFor(() => expect(director.closed).toEqual([1008]))
    expect([director.types().at(-1), owner.closed]).toEqual(['permissions_changed', []])
    await api.sql(1, 'insert into staff_club values (1, $1, 3)', [people.director.id])
  })

  test('REL-33 when its device is refused', async () => {
    const desk = await joined('desk', 1)
    await api.sql(1, `update device set status = 'rejected' where staff_id = ${people.desk.id}`)
    await vi.waitFor(() => expect(desk.closed).toEqual([1008]))
    expect((await api.as('desk').get('/merchant/check-auth/')).status).toBe(401)
    await api.sql(1, `update device set status = 'approved'`)
  })

  test('T-20 for more than a hundred messages in a minute, however many sockets say them', async () => {
    const [first, second] = [await joined('desk', 1), await joined('desk', 1)]
    const other = await joined('owner', 1)
    for (let i = 0; i < 49; i += 1) for (const each of [first, second]) each.say({ type: 'ping' })
    expect([...first.closed, ...second.closed]).toEqual([])
    first.say({ type: 'ping' })
    await vi.waitFor(() => expect(first.closed).toEqual([1008]))
    second.say({ type: 'ping' })
    await vi.waitFor(() => expect(second.closed).toEqual([1008]))
    other.say({ type: 'ping' })
    await vi.waitFor(() => expect(other.types()).toContain('ping'))
    api.clock.forward(60)
    const later = await joined('desk', 1)
    later.say({ type: 'ping' })
    await vi.waitFor(() => expect(later.types()).toContain('ping'))
  })

  test('REL-46 one person has twenty at most', async () => {
    const all = []
    for (let i = 0; i < 21; i += 1) all.push((await screen('desk')).line)
    expect(all.filter(Boolean)).toHaveLength(20)
    expect((await screen('owner')).line).not.toBeNull()
  })
})
