import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { components } from '@zal/api/schema'
import { roleTrees } from '../../core/auth/permissions.ts'
import { callers, signInAs, type Answer, type Caller } from '../../testing/callers.ts'
import {
  noon,
  password,
  people,
  setRights,
  testServer,
  type Person,
  type TestServer,
} from '../../testing/index.ts'

type Device = components['schemas']['Device']

let server: TestServer
let api: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

beforeEach(async () => {
  for (const merchant of [1, 2]) {
    for (const table of ['socket_ticket', 'session', 'redirect_hash', 'device'])
      await server.sql(merchant, `delete from ${table}`)
  }
  await server.sql(1, `update club set settings = settings - 'device_policy'`)
  await server.sql(null, 'delete from sign_in_attempt')
  server.clock.now = noon
  api = { ...server, ...callers(server.server) }
})

const told = ({ status, body }: Answer) => [status, body.code]
const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'

/** Another browser of a person: its first one is approved. */
async function secondBrowser(person: Person, ip = '203.0.113.20') {
  const caller = api.nobody({
    ip,
    headers: { 'user-agent': android },
    club: people[person].clubs[0],
  })
  await signInAs(caller, person)
  return caller
}
const first = (person: Person) => api.as(person)

const devicesOf = async (caller: Caller, query = '') =>
  (await caller.get<Device[]>(`/device/${query}`)).body.results
const requestsOf = async (caller: Caller, query = '') =>
  (await caller.get<Device[]>(`/device/verification-requests/${query}`)).body.results
const decide = (caller: Caller, id: number, status: 'approved' | 'rejected' = 'approved') =>
  caller.post(`/device/process-verification/${id}/`, { status })
const isIn = async (caller: Caller) => (await caller.get('/merchant/check-auth/')).status === 200
const login = (caller: Caller, person: Person = 'desk') =>
  caller.post('/merchant/login/', { username: people[person].mail, password, country: 'UZB' })
const pendingId = async (by: Caller) => (await requestsOf(by))[0]?.id ?? 0

/** The desk with an approved browser and one that waits for its approval. */
async function deskWithTwo() {
  await first('desk').get('/merchant/check-auth/')
  return secondBrowser('desk')
}

describe('devices', () => {
  test('are the own ones, and with the right those of people of a lower rank in own clubs', async () => {
    for (const person of Object.keys(people) as Person[])
      await first(person).get('/merchant/check-auth/')
    const seen = async (person: Person) =>
      (await devicesOf(first(person), '?per_page=100'))
        .map(({ staff }) => staff.id)
        .toSorted((a, b) => a - b)
    expect(await seen('owner')).toEqual([1, 2, 3, 4, 5, 6])
    expect(await seen('director')).toEqual([2, 3, 4, 5, 6])
    expect(await seen('manager')).toEqual([3, 4, 5, 6])
    for (const person of ['trainer', 'desk', 'partner', 'stranger'] as const)
      expect(await seen(person)).toEqual([people[person].id])
  })

  test('of others are out of sight of a person without the right, also with that role', async () => {
    await deskWithTwo()
    const manager = first('manager')
    const staffOf = async () =>
      (await devicesOf(manager)).map(({ staff }) => staff.id).toSorted((a, b) => a - b)
    expect(await staffOf()).toEqual([3, 5, 5])
    const id = await pendingId(manager)
    const { setting, ...others } = roleTrees.manager
    await setRights(api, 'manager', { ...others, setting: { ...Object(setting), devices: false } })
    expect(await staffOf()).toEqual([3])
    expect(told(await manager.get('/device/verification-requests/'))).toEqual([403, 'forbidden'])
    expect(told(await manager.get(`/device/${id}/`))).toEqual([404, 'not_found'])
    expect(told(await decide(manager, id))).toEqual([403, 'forbidden'])
    expect(told(await manager.post(`/device/${id}/seen/`))).toEqual([403, 'forbidden'])
    await setRights(api, 'manager', null)
  })

  test('are the same in the LITE edition', async () => {
    const edition = (name: string) =>
      api.sql(1, 'update merchant set edition = $1 where id = 1', [name])
    await edition('LITE')
    await deskWithTwo()
    const owner = first('owner')
    expect((await decide(owner, await pendingId(owner))).status).toBe(200)
    const staff = (await devicesOf(first('desk'))).map((device) => device.staff.id)
    expect(staff).toEqual([5, 5])
    await edition('ERP')
  })

  test('name browser and system, and which one is this', async () => {
    const phone = await deskWithTwo()
    const [here, there] = await devicesOf(phone)
    expect(here).toMatchObject({
      kind: 'phone',
      browser: 'Chrome 131',
      system: 'Android 14',
      status: 'pending',
      is_this: true,
      sessions: 1,
      code: null,
      allowed_actions: { decide: false, logout: false, change: true },
    })
    expect(there).toMatchObject({ status: 'approved', is_this: false })
    expect(here?.device_uuid).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('are found by status, person, role, name and as the own ones', async () => {
    await deskWithTwo()
    const owner = first('owner')
    const count = async (query: string) => (await devicesOf(owner, query)).length
    expect(await count('?status=pending')).toBe(1)
    expect(await count('?mine=1')).toBe(1)
    expect(await count('?staff=5')).toBe(2)
    expect(await count('?role_name=restricted_user')).toBe(2)
    expect(await count('?q=KARIMOV%20desk')).toBe(2)
    const { results: counts } = (await owner.get<Record<string, number>>('/device/counts/')).body
    expect(counts).toEqual({
      all: await count(''),
      pending: await count('?status=pending'),
      approved: await count('?status=approved'),
      rejected: await count('?status=rejected'),
      mine: await count('?mine=1'),
    })
    const id = await pendingId(owner)
    expect(
      (await owner.patch(`/device/${id}/`, { name: ' Front desk 1 ' })).body.results.name,
    ).toBe('Front desk 1')
    expect(await count('?q=front%20desk')).toBe(1)
  })

  test('end their sessions and stay approved; forgotten, they ask again', async () => {
    const desk = first('desk')
    await desk.get('/merchant/check-auth/')
    const owner = first('owner')
    const [device] = await devicesOf(owner, '?staff=5')
    const body = { device_uuid: device?.device_uuid }
    expect((await owner.post('/device/logout/', body)).body.results).toEqual({ ended: 1 })
    expect(await isIn(desk)).toBe(false)
    await signInAs(desk, 'desk')
    expect((await devicesOf(desk))[0]).toMatchObject({ id: device?.id, status: 'approved' })
    expect((await owner.delete(`/device/${device?.id}/`)).body.results.status).toBe('pending')
    expect(await isIn(desk)).toBe(false)
    expect(await pendingId(owner)).toBe(device?.id)
  })

  test('of others are left alone by those without the right, and by their rank', async () => {
    await first('desk').get('/merchant/check-auth/')
    await first('director').get('/merchant/check-auth/')
    const [desk] = await devicesOf(first('owner'), '?staff=5')
    const [director] = await devicesOf(first('owner'), '?staff=2')
    for (const [caller, device] of [
      [first('trainer'), desk],
      [first('manager'), director],
    ] as const) {
      const body = { device_uuid: device?.device_uuid }
      expect(told(await caller.post('/device/logout/', body))).toEqual([404, 'not_found'])
      expect(told(await caller.delete(`/device/${device?.id}/`))).toEqual([404, 'not_found'])
    }
  })
})

describe('a request', () => {
  test('approved gives the open session the long idle time', async () => {
    const phone = await deskWithTwo()
    const idle = async () => (await phone.get('/merchant/check-auth/')).body.results.idle_seconds
    expect(await idle()).toBe(30 * 60)
    const owner = first('owner')
    const answer = await decide(owner, await pendingId(owner))
    expect(answer.body.results).toMatchObject({ status: 'approved', decided_by: { id: 1 } })
    expect(await idle()).toBe(12 * 3600)
    expect(await requestsOf(owner)).toEqual([])
  })

  test('rejected ends its sessions, and later sign-ins there name who rejected it', async () => {
    const phone = await deskWithTwo()
    const owner = first('owner')
    await decide(owner, await pendingId(owner), 'rejected')
    expect(await isIn(phone)).toBe(false)
    for (let nth = 0; nth < 2; nth += 1) {
      const refused = await login(phone)
      expect(told(refused)).toEqual([403, 'device_rejected'])
      expect(refused.body.message).toBe('This device was rejected. Ask Karimov owner.')
    }
    expect(await isIn(first('desk'))).toBe(true)
    const wrong = { username: people.desk.mail, password: 'wrong', country: 'UZB' }
    expect(told(await phone.post('/merchant/login/', wrong))).toEqual([400, 'login_failed'])
  })

  test('closes the socket of a rejected device within a second', async () => {
    const phone = await deskWithTwo()
    const { token } = (await phone.get('/auth/ephemeral-token/')).body.results
    const closed = vi.fn<(code?: number, reason?: string) => void>()
    await api.server.live.open(token, { send: () => undefined, close: closed })
    const owner = first('owner')
    await decide(owner, await pendingId(owner), 'rejected')
    await vi.waitFor(() => expect(closed).toHaveBeenCalledWith(1008, 'session ended'), 1000)
  })

  test('is decided once: the second hears who was first', async () => {
    await deskWithTwo()
    const [owner, manager] = [first('owner'), first('manager')]
    const id = await pendingId(owner)
    await decide(manager, id)
    const late = await decide(owner, id, 'rejected')
    expect(told(late)).toEqual([409, 'already_decided'])
    expect(late.body.message).toBe('Karimov manager has already decided this device.')
    expect(late.body.results).toMatchObject({ status: 'approved' })
  })

  test('is never decided by its own person, nor by those of the same rank or without the right', async () => {
    await first('manager').get('/merchant/check-auth/')
    const second = await secondBrowser('manager')
    const own = (await devicesOf(second, '?status=pending'))[0]?.id ?? 0
    expect(told(await decide(first('manager'), own))).toEqual([403, 'own_device'])
    await deskWithTwo()
    const id = await pendingId(first('owner'))
    expect(told(await decide(first('desk'), id))).toEqual([403, 'forbidden'])
    expect(told(await decide(first('stranger'), id))).toEqual([404, 'not_found'])
    expect((await decide(first('director'), own)).status).toBe(200)
  })

  test('is told to the open screens of those who may decide, and to nobody else', async () => {
    await first('desk').get('/merchant/check-auth/')
    const heard: Record<string, string[]> = {}
    for (const person of ['owner', 'director', 'manager', 'trainer', 'desk'] as const) {
      const { token } = (await first(person).get('/auth/ephemeral-token/')).body.results
      const texts: string[] = (heard[person] = [])
      await api.server.live.open(token, {
        send: (text) => text.includes('verification_request') && texts.push(text),
        close: () => undefined,
      })
    }
    await secondBrowser('desk')
    const id = await pendingId(first('owner'))
    const message = { type: 'verification_request', kind: 'device.created', id }
    await vi.waitFor(() => expect(heard.manager).toHaveLength(1))
    for (const person of ['owner', 'director', 'manager'])
      expect(heard[person]?.map((text) => JSON.parse(text) as object)).toEqual([message])
    expect([heard.trainer, heard.desk]).toEqual([[], []])
  })
})

describe('a club where new devices wait', () => {
  const waits = async () => {
    await api.sql(
      1,
      `update club set settings = settings || '{"device_policy": "wait"}' where id = 1`,
    )
    return deskWithTwo()
  }

  test('shows the same code on both screens and nothing else to the device', async () => {
    const phone = await waits()
    expect(told(await phone.get('/merchant/check-auth/'))).toEqual([403, 'device_waiting'])
    expect(told(await phone.get('/management/member-list/'))).toEqual([403, 'device_waiting'])
    expect(told(await phone.get('/auth/ephemeral-token/'))).toEqual([403, 'device_waiting'])
    const { code, until, people: asked } = (await phone.get('/device/waiting/')).body.results
    expect(code).toMatch(/^\d{4}$/)
    expect(until).toBe(new Date(noon.getTime() + 600_000).toISOString())
    expect(asked.map(({ id }: { id: number }) => id)).toEqual([1, 2, 3])
    expect((await requestsOf(first('owner')))[0]).toMatchObject({ code, code_until: until })
  })

  test('is one whose setting says so, from the next sign-in on', async () => {
    const owner = first('owner')
    const path = '/management/settings/'
    const set = async (device_policy: string) => {
      const { version } = (await owner.get(path)).body.results
      expect((await owner.patch(path, { device_policy, version })).status).toBe(200)
    }
    await set('wait')
    const phone = await deskWithTwo()
    expect(told(await phone.get('/merchant/check-auth/'))).toEqual([403, 'device_waiting'])
    await set('inform')
    expect(await isIn(await secondBrowser('desk', '203.0.113.21'))).toBe(true)
  })

  test('tells the device who has seen its request, and whose session ends when', async () => {
    const phone = await waits()
    const waiting = async () =>
      (await phone.get<components['schemas']['Waiting']>('/device/waiting/')).body
        .results as unknown as components['schemas']['Waiting']
    expect(await waiting()).toMatchObject({
      place: 'Zal Chilonzor',
      full_name: 'Karimov desk',
      kind: 'phone',
      browser: 'Chrome 131',
      ends_at: new Date(noon.getTime() + 1_800_000).toISOString(),
    })
    const seenBy = async () =>
      (await waiting()).people.filter(({ seen }) => seen).map(({ id }) => id)
    expect(await seenBy()).toEqual([])
    const manager = first('manager')
    const id = await pendingId(manager)
    for (let nth = 0; nth < 2; nth += 1) await manager.post(`/device/${id}/seen/`)
    expect(await seenBy()).toEqual([3])
    await manager.delete(`/device/${id}/`)
    await signInAs(phone, 'desk')
    expect(await seenBy()).toEqual([])
  })

  test('opens the app once it is approved', async () => {
    const phone = await waits()
    await decide(first('manager'), await pendingId(first('manager')))
    expect((await phone.get('/device/waiting/')).body.results.status).toBe('approved')
    expect(await isIn(phone)).toBe(true)
  })

  test('gives a new code after ten minutes, and asks again once a minute', async () => {
    const phone = await waits()
    const early = await phone.post('/device/waiting/')
    expect([early.status, early.headers.get('retry-after')]).toEqual([429, '60'])
    api.clock.forward(60)
    expect((await phone.post('/device/waiting/')).status).toBe(200)
    api.clock.forward(600)
    expect((await requestsOf(first('owner')))[0]).toMatchObject({ code: null })
    const { until } = (await phone.post('/device/waiting/')).body.results
    expect(until).toBe(new Date(noon.getTime() + 1_260_000).toISOString())
  })

  test('keeps nobody out whom nobody may approve: the only owner', async () => {
    await api.sql(1, `update club set settings = settings || '{"device_policy": "wait"}'`)
    await first('owner').get('/merchant/check-auth/')
    expect(await isIn(await secondBrowser('owner'))).toBe(true)
  })

  test('leaves approved devices alone', async () => {
    await waits()
    expect(await isIn(first('desk'))).toBe(true)
  })
})
