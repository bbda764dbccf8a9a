import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer, type TestServer } from '../../testing/index.ts'

let api: TestServer
beforeAll(async () => {
  api = await testServer()
})
afterAll(() => api.close())

const post = async (path: string, body: object, club = 1) => {
  const { body: answer, text, status } = await api.as('owner').post(path, body, { club })
  if (status !== 200) throw new Error(text)
  return answer.results
}
const copyInto = (
  club: number,
  body: object,
  person: 'owner' | 'director' = 'owner',
  key?: string,
) => api.as(person).post(`/management/club/${club}/copy/`, { from: 1, ...body }, { key })
const counts = async (club: number, from = 1) =>
  (await api.as('owner').get(`/management/club/${club}/copy/?from=${from}`)).body.results

test('copies rooms, packages and classes once, without their trainers', async () => {
  const room = await post('/management/room/', { name: 'Katta zal' })
  await post('/management/room/', { name: 'Yoga zali' })
  await post('/management/room/', { name: 'yoga zali' }, 2)
  const hours = { start_time: '09:00', end_time: '10:00', week_days: [1, 3] }
  const plan = { name: 'Ertalab', price: 300_000, days: 30, freeze_days: 7, visit: 12 }
  await post('/management/package/', { ...plan, ...hours, room: room.id, trainer: 4, slot: 5 })
  await post('/management/package/', { ...plan, name: 'Hamma joyda', is_global: true })
  const times = [{ ...hours, start_time: '10:00', end_time: '11:00', trainers: [4], room: room.id }]
  await post('/management/class/', { name: 'Boks', price: 400_000, days: 30, times })
  expect(await counts(2)).toMatchObject({ rooms: 1, packages: 1, classes: 1 })

  const all = { rooms: true, packages: true, classes: true }
  const copied = await copyInto(2, all)
  expect(copied.body.results).toEqual({ rooms: 1, packages: 1, classes: 1, settings: 0 })
  const there = { club: 2 }
  const packages = await api.as('owner').get('/management/package-list/?q=ertalab', there)
  expect(packages.body.results).toMatchObject([
    {
      ...plan,
      start_time: '09:00',
      end_time: '10:00',
      club: { id: 2 },
      package_trainer: { trainer: null, room: { name: 'Katta zal' }, slot: 5, week_days: [1, 3] },
    },
  ])
  expect(packages.body.results[0].package_trainer.room.id).not.toBe(room.id)
  const classes = await api.as('owner').get('/management/class-list/', there)
  expect(classes.body.results).toMatchObject([
    { name: 'Boks', times: [{ start_time: '10:00', staffs: [], week_days: [1, 3] }] },
  ])
  expect(await counts(2)).toMatchObject({ rooms: 0, packages: 0, classes: 0 })
  const again = await copyInto(2, all)
  expect(again.body.results).toMatchObject({ rooms: 0, packages: 0, classes: 0 })
})

test('a new club begins with rooms, packages and classes of another one of the person', async () => {
  const body = {
    name: 'Zal Beruniy',
    phone: '+998712354041',
    city: 'tashkent',
    address: { address_line: 'Beruniy koʻchasi, 1' },
  }
  const { id } = await post('/management/club/', { ...body, copy_from: 1 })
  const rooms = await api.as('owner').get('/management/room-list/', { club: id })
  expect(rooms.body.results).toHaveLength(2)
  expect(await counts(id)).toMatchObject({ rooms: 0, packages: 0, classes: 0 })
  const foreign = await api
    .as('owner')
    .post('/management/club/', { ...body, name: 'Zal Olmazor', copy_from: 4 })
  expect(foreign.status).toBe(404)
  expect((await api.as('owner').get('/management/club-list/')).text).not.toContain('Zal Olmazor')
})

test('merges settings and leaves shifts and the sums of the owner alone', async () => {
  await api.sql(
    1,
    `update club set settings = '{"credit_limit": 500000, "approval_above": 100, "support_phone": "+998712000000", "features": {"shift": true}}' where id = 1`,
  )
  await api.sql(1, `update club set settings = '{"kept": 1}' where id in (2, 3)`)
  const settingsOf = async (club: number) =>
    (await api.sql<{ settings: object }>(1, 'select settings from club where id = $1', [club]))[0]
      ?.settings
  expect((await copyInto(2, { settings: true }, 'director')).body.results.settings).toBe(2)
  expect(await settingsOf(2)).toEqual({
    kept: 1,
    credit_limit: 500_000,
    support_phone: '+998712000000',
  })
  expect((await copyInto(3, { settings: true })).body.results.settings).toBe(3)
  expect(await settingsOf(3)).toMatchObject({ kept: 1, approval_above: 100 })
})

test('REL-01 a repeated request copies nothing more', async () => {
  await post('/management/room/', { name: 'Sauna' })
  const key = '0190a5d2-6c1e-7b43-9a55-3f0f0a7c5d11'
  const first = await copyInto(3, { rooms: true }, 'owner', key)
  const second = await copyInto(3, { rooms: true }, 'owner', key)
  expect(second.body).toEqual(first.body)
  const rooms = await api.sql(1, `select name from room where club_id = 3 and name = 'Sauna'`)
  expect(rooms).toHaveLength(1)
})

test('T-02 needs two clubs of the person', async () => {
  expect((await copyInto(1, { rooms: true })).status).toBe(404)
  expect((await copyInto(4, { rooms: true })).status).toBe(404)
  expect((await copyInto(2, { from: 4, rooms: true })).status).toBe(404)
  const manager = await api.as('manager').post('/management/club/2/copy/', { from: 1 })
  expect(manager.body.code).toBe('forbidden')
})
