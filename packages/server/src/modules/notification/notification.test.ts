import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { components } from '@zal/api/schema'
import { gym, saleOf, type Gym } from '../../../test/gym.ts'
import { asTenant } from '../../core/db/transaction.ts'
import { alarmOwners } from '../../core/events/alarmOwners.ts'
import { signInAs } from '../../testing/callers.ts'
import { people, testServer, type Person, type TestServer } from '../../testing/index.ts'

type Received = components['schemas']['UserNotification']

let api: TestServer
let rows: Gym
let plan: number
beforeAll(async () => {
  api = await testServer()
  rows = gym(api)
  plan = await rows.plan()
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.sql(1, 'delete from notification_recipient')
  await api.sql(1, 'delete from notification')
})

const path = '/notifications/user-notifications/'
const listOf = async (person: Person, query = '') => {
  const { status, body } = await api.as(person).get<Received[]>(path + query)
  expect(status).toBe(200)
  return body as typeof body & { unread_count: number }
}
const openedBy = (person: Person, id: number) => api.as(person).get<Received>(`${path}${id}/`)
const markedBy = (person: Person, body: object = {}) =>
  api.as(person).post(`${path}mark-all-as-read/`, body)
const kindsOf = async (person: Person) =>
  (await listOf(person)).results.map(({ notification }) => notification.kind)

/** Notifications of a person without a cause; returns their ids, the oldest first. */
async function written(person: Person, count: number): Promise<number[]> {
  const { id: staff, merchant } = people[person]
  const made = await api.sql<{ id: number }>(
    merchant,
    `insert into notification (merchant_id, kind, created_at)
     select $1, 'database_restart', '2026-11-20Z' from generate_series(1, $2) returning id`,
    [merchant, count],
  )
  const ids = made.map(({ id }) => id)
  await api.sql(
    merchant,
    `insert into notification_recipient (merchant_id, staff_id, notification_id)
     select $1, $2, unnest($3::bigint[])`,
    [merchant, staff, ids],
  )
  return ids
}

const sold = async () => {
  const [member = 0] = await rows.members(1)
  const { status, text, body } = await api
    .as('desk')
    .post('/management/payment/', saleOf(member, plan))
  if (status !== 200) throw new Error(text)
  return body.results as { id: number; invoice_id: number | string }
}
const undone = async (id: number, person: Person = 'manager') =>
  api.as(person).patch(`/management/payment/${id}/void/`, {
    void_reason: 1,
    void_description: 'Summa notoʻgʻri',
  })

describe('the notifications of a person', () => {
  test('are listed with the newest first and the number of unread ones, twenty on a page', async () => {
    const ids = await written('desk', 25)
    const first = await listOf('desk')
    expect(first.results.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 20))
    expect([first.total_count, first.unread_count]).toEqual([25, 25])
    expect((await listOf('desk', '?page=2')).results).toHaveLength(5)
    await openedBy('desk', ids[0] ?? 0)
    const unread = await listOf('desk', '?is_read=0&per_page=1')
    expect([unread.total_count, unread.unread_count]).toEqual([24, 24])
    expect((await listOf('desk', '?is_read=1')).results.map(({ id }) => id)).toEqual([ids[0]])
  })

  test('are marked as read by opening them, also repeatedly, and not by the list', async () => {
    const [id = 0] = await written('desk', 1)
    expect((await listOf('desk')).results[0]?.is_read).toBe(false)
    expect((await openedBy('desk', id)).body.results).toMatchObject({ id, is_read: true })
    const readAt = () => api.sql(1, 'select read_at from notification_recipient')
    const before = await readAt()
    api.clock.forward(60)
    expect((await openedBy('desk', id)).status).toBe(200)
    expect(await readAt()).toEqual(before)
    expect((await listOf('desk')).unread_count).toBe(0)
  })

  test('are a missing record to another person and to another merchant, and stay unread', async () => {
    const [id = 0] = await written('desk', 1)
    expect((await openedBy('manager', id)).status).toBe(404)
    expect((await openedBy('stranger', id)).status).toBe(404)
    expect((await listOf('manager')).results).toEqual([])
    expect((await markedBy('manager')).body.results).toEqual({ marked: 0 })
    expect((await markedBy('stranger')).body.results).toEqual({ marked: 0 })
    expect((await listOf('desk')).unread_count).toBe(1)
  })

  test('are opened in a view as that person without being marked', async () => {
    const [id = 0] = await written('desk', 1)
    await api.as('owner').post(`/staffs/${people.desk.id}/view-as/`)
    const view = api.as('owner', { headers: { 'x-view-as': String(people.desk.id) } })
    const seen = await view.get(`${path}${id}/`)
    expect([seen.status, seen.body.results.is_read]).toEqual([200, false])
    expect((await view.post(`${path}mark-all-as-read/`, {})).body.code).toBe('view_as_read_only')
    expect((await listOf('desk')).unread_count).toBe(1)
  })

  test('are read and marked in a closed club', async () => {
    const [id = 0] = await written('owner', 2)
    await api.sql(1, 'update club set is_active = false where id = 3')
    const there = api.as('owner', { club: 3 })
    expect((await there.get(path)).body.total_count).toBe(2)
    expect((await there.get(`${path}${id}/`)).status).toBe(200)
    expect((await there.post(`${path}mark-all-as-read/`, {})).body.results).toEqual({ marked: 1 })
    await api.sql(1, 'update club set is_active = true where id = 3')
  })
})

describe('marking all as read', () => {
  test('marks 5,000 in one statement, and the count is exact', async () => {
    await written('desk', 5000)
    expect((await listOf('desk', '?per_page=1')).unread_count).toBe(5000)
    expect((await markedBy('desk')).body.results).toEqual({ marked: 5000 })
    const { unread_count, total_count } = await listOf('desk', '?per_page=1')
    expect([unread_count, total_count]).toEqual([0, 5000])
    const moments = await api.sql(1, 'select distinct read_at from notification_recipient')
    expect(moments).toHaveLength(1)
  })

  test('leaves those that are newer than the last one that was shown', async () => {
    const ids = await written('desk', 4)
    expect((await markedBy('desk', { before: ids[1] })).body.results).toEqual({ marked: 2 })
    const unread = await listOf('desk', '?is_read=0')
    expect(unread.results.map(({ id }) => id)).toEqual([ids[3], ids[2]])
  })

  test('tells every screen of the person, and no other', async () => {
    await written('desk', 3)
    const [first, second, other] = [
      await screen('desk'),
      await screen('desk'),
      await screen('owner'),
    ]
    await markedBy('desk')
    const told = { type: 'notification', kind: 'notification.changed' }
    await vi.waitFor(() => expect([first, second]).toEqual([[told], [told]]), { timeout: 1000 })
    await markedBy('desk')
    await written('owner', 1)
    await markedBy('owner')
    await vi.waitFor(() => expect(other).toEqual([told]))
    // Once for any number, and not where nothing was unread.
    expect([first, second]).toEqual([[told], [told]])
  })
})

/** The messages that an open socket of a person gets, without the answer to its handshake. */
async function screen(person: Person) {
  const token = (await api.as(person).get('/auth/ephemeral-token/')).body.results.token as string
  const heard: { type: string }[] = []
  let isReady = false
  const line = await api.server.live.open(token, {
    send: (text) => {
      const message = JSON.parse(text) as { type: string }
      if (message.type === 'ready') isReady = true
      else heard.push(message)
    },
    close: () => {},
  })
  line?.hear(JSON.stringify({ type: 'handshake', gym_id: 1 }))
  await vi.waitFor(() => expect(isReady).toBe(true))
  return heard
}

describe('a notification is written', () => {
  test('to the owners about a void of somebody else, with its payment and no name of the member', async () => {
    const { id, invoice_id } = await sold()
    expect((await undone(id)).status).toBe(200)
    const { results } = await listOf('owner')
    expect(results).toHaveLength(1)
    expect(results[0]?.notification).toMatchObject({
      kind: 'void',
      record_id: id,
      number: String(invoice_id),
      creator: { id: people.manager.id, role: 'manager' },
      club: { id: 1, name: 'Zal Chilonzor' },
      figures: {},
    })
    expect(JSON.stringify(results)).not.toMatch(/Oʻgʻiloy|Gʻulomova/)
    expect(await kindsOf('manager')).toEqual([])
    expect(await kindsOf('stranger')).toEqual([])
  })

  test('to nobody where the owner did it', async () => {
    const { id } = await sold()
    expect((await undone(id, 'owner')).status).toBe(200)
    expect(await kindsOf('owner')).toEqual([])
    expect(await api.sql(1, 'select from notification')).toEqual([])
  })

  test('in the transaction of its cause: a refused void leaves none', async () => {
    const { id } = await sold()
    await undone(id)
    expect((await undone(id)).status).toBe(409)
    expect(await kindsOf('owner')).toEqual(['void'])
  })

  test('to those who may approve a new device, once', async () => {
    await api.as('desk').get('/merchant/check-auth/')
    const device = api.nobody({ headers: { 'user-agent': 'Mozilla/5.0 (Android 14)' } })
    await signInAs(device, 'desk')
    await signInAs(device, 'desk')
    for (const person of ['owner', 'director', 'manager'] as const) {
      const { results } = await listOf(person)
      expect(results.map(({ notification }) => notification)).toMatchObject([
        { kind: 'device_request', creator: null, person: { id: people.desk.id } },
      ])
    }
    expect(await kindsOf('trainer')).toEqual([])
    expect(await kindsOf('desk')).toEqual([])
  })

  test('to a person whose rights changed, and not for another change', async () => {
    const at = `/staffs/${people.desk.id}/`
    const owner = api.as('owner')
    const read = async () => (await owner.get(at)).body.results as { version: number }
    const permissions = { granted: [], taken: ['member.list'] }
    const changed = await owner.patch(at, { version: (await read()).version, permissions })
    expect(changed.status).toBe(200)
    expect((await listOf('desk')).results[0]?.notification).toMatchObject({
      kind: 'rights_changed',
      creator: { id: people.owner.id },
      record_id: people.desk.id,
    })
    await owner.patch(at, { version: (await read()).version, first_name: 'Nodira' })
    expect(await kindsOf('desk')).toEqual(['rights_changed'])
  })

  test('to the person who started an import, when it is finished', async () => {
    const form = new FormData()
    const csv = 'Familiya,Ism,Telefon,Jins\r\nKarimov,Ali,998931110777,erkak'
    form.append('file', new File([csv], 'a.csv'))
    const manager = api.as('manager')
    const imports = '/management/member-import'
    const { id } = (await manager.send('POST', `${imports}-csv/`, form)).body.results
    const mapping = ['last_name', 'first_name', 'phone', 'gender']
    await manager.post(`${imports}/${id}/check/`, { mapping, duplicates: 'skip' })
    expect((await manager.post(`${imports}/${id}/run/`)).status).toBe(200)
    await vi.waitFor(async () => expect(await kindsOf('manager')).toEqual(['import_finished']))
    expect((await listOf('manager')).results[0]?.notification).toMatchObject({
      record_id: id,
      creator: null,
      figures: { created: 1, filled: 0, skipped: 0 },
    })
    expect(await kindsOf('owner')).toEqual([])
  })

  test('to the owners about a job that failed, without a club', async () => {
    await api.transact(async (work) => {
      await asTenant(work, { merchant: 1, club: 0, staff: 0 })
      await alarmOwners(work, 'job_failed', api.clock.now)
    })
    expect((await listOf('owner')).results[0]?.notification).toMatchObject({
      kind: 'job_failed',
      creator: null,
      club: null,
      record_id: null,
    })
    expect(await kindsOf('director')).toEqual([])
    expect(await kindsOf('stranger')).toEqual([])
  })

  test('to active people only, and not without any of them', async () => {
    await api.sql(1, 'update staff set is_active = false where id = $1', [people.owner.id])
    const { id } = await sold()
    await undone(id)
    expect(await api.sql(1, 'select from notification')).toEqual([])
    await api.sql(1, 'update staff set is_active = true where id = $1', [people.owner.id])
  })
})
