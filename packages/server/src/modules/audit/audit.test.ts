import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { csvRows } from '../../core/sheets/sheets.fixture.ts'
import { gym, saleOf, today } from '../../../test/gym.ts'
import { people, setRights, testServer, type TestServer } from '../../testing/index.ts'

let api: TestServer
let payment: number
beforeAll(async () => {
  api = await testServer()
  const rows = gym(api)
  const [customer = 0] = await rows.members(1)
  const sold = await api
    .as('desk')
    .post('/management/payment/', saleOf(customer, await rows.plan({})))
  payment = sold.body.results.id
  const { version } = (await api.as('owner').get('/management/settings/')).body.results
  await api
    .as('owner')
    .patch('/management/settings/', { version, checkin: { tolerance_minutes: 5 } })
  const room = await api.as('owner').post('/management/room/', { name: 'Yoga' })
  await api.as('owner').delete(`/management/room/${room.body.results.id}/`)
})
afterAll(() => api.close())

const list = async (query = '', person: 'owner' | 'director' = 'owner') =>
  (await api.as(person).get(`/audit/?${query}`)).body.results as {
    entries: { id: number; action: string; staff: { id: number }; record: number }[]
    has_more: boolean
  }
const actions = async (query: string) => (await list(query)).entries.map(({ action }) => action)

describe('the audit log', () => {
  test('is for owners and directors, and for others with the right', async () => {
    for (const person of ['manager', 'desk', 'trainer', 'partner'] as const) {
      expect((await api.as(person).get('/audit/')).status).toBe(403)
    }
    expect((await list('', 'director')).entries.length).toBeGreaterThan(3)
    await setRights(api, 'manager', { audit: { list: true } })
    expect((await api.as('manager').get('/audit/')).status).toBe(200)
    expect((await api.as('manager').get('/audit/export-csv/')).status).toBe(403)
    await setRights(api, 'manager', null)
  })

  test('tells who changed what, with the values before and after', async () => {
    await api.sql(1, `update device set name = 'Office' where staff_id = ${people.owner.id}`)
    const [entry] = (await list('kind=settings')).entries
    expect(entry).toMatchObject({
      action: 'club.changed',
      staff: { id: people.owner.id, name: 'Karimov owner' },
      device: 'Office',
      club: { name: 'Zal Chilonzor' },
      name: 'Zal Chilonzor',
      changes: [{ field: 'tolerance_minutes', kind: 'number', before: 15, after: 5 }],
    })
  })

  test('counts each group within the days as its list does', async () => {
    const days = `start_date=${today}&end_date=${today}`
    const { results: counts } = (await api.as('owner').get(`/audit/counts/?${days}`)).body
    for (const kind of ['money', 'staff', 'settings', 'deleted', 'exports'] as const) {
      expect(counts[kind]).toBe((await list(`kind=${kind}&${days}&per_page=100`)).entries.length)
    }
    expect(counts.deleted).toBe(1)
    const other = `${days}&staff=${people.desk.id}`
    expect((await api.as('owner').get(`/audit/counts/?${other}`)).body.results).toMatchObject({
      deleted: 0,
      settings: 0,
    })
    const early = '/audit/counts/?start_date=2020-01-01&end_date=2020-01-31'
    expect((await api.as('owner').get(early)).body.results.money).toBe(0)
    const long = await api
      .as('owner')
      .get('/audit/counts/?start_date=2020-01-01&end_date=2020-03-01')
    expect(long.body.errors.end_date).toBeDefined()
  })

  test('is filtered by group, person, action, record and day', async () => {
    expect(await actions('kind=deleted')).toEqual(['room.removed'])
    expect(await actions('kind=money')).toContain('payment.created')
    expect(await actions('action=room.created')).toEqual(['room.created'])
    expect(await actions(`record_type=payment&q=${payment}`)).toContain('payment.created')
    const [entry] = (await list('action=room.created')).entries
    expect(await actions(`action=room.created&q=${entry?.id}`)).toEqual(['room.created'])
    expect(await actions('club=2&action=room.created')).toEqual([])
    const ofDesk = (await list(`staff=${people.desk.id}`)).entries
    expect(new Set(ofDesk.map(({ staff }) => staff.id))).toEqual(new Set([people.desk.id]))
    expect(await actions(`start_date=2026-11-22`)).toEqual([])
    expect((await actions(`start_date=${today}&end_date=${today}`)).length).toBeGreaterThan(3)
    const long = await api.as('owner').get('/audit/?start_date=2026-09-01&end_date=2026-11-01')
    expect(long.body.code).toBe('date_range_too_long')
  })

  test('names each right that was granted or taken', async () => {
    const path = `/staffs/${people.desk.id}/`
    const { version } = (await api.as('owner').get(path)).body.results
    const taken = ['payment.list.refund', 'payment.history.refund']
    await api.as('owner').patch(path, { version, permissions: { granted: taken, taken: [] } })
    const [entry] = (await list('action=staff.changed')).entries
    expect(entry).toMatchObject({
      name: expect.any(String),
      changes: [{ field: 'payment.list.refund', kind: 'right', before: 'role', after: 'granted' }],
    })
    await setRights(api, 'desk', null)
  })

  test('tells what was changed in a person, by anybody', async () => {
    const path = `/management/trainer/${people.trainer.id}/`
    const { version } = (await api.as('owner').get(path)).body.results
    await api.as('manager').patch(path, { phone: '+998901112299', version })
    const { entries } = await list(`person=${people.trainer.id}`)
    expect(entries.map(({ action, staff, record }) => [action, staff.id, record])).toEqual([
      ['trainer.changed', people.manager.id, people.trainer.id],
    ])
    expect((await list('person=999999')).entries).toEqual([])
    expect((await api.as('manager').get('/audit/?person=4')).status).toBe(403)
  })

  test('goes on before the last row, without repeating any', async () => {
    const all = (await list('per_page=100')).entries.map(({ id }) => id)
    const found: number[] = []
    for (let more = true, before = ''; more; before = `&before=${found.at(-1)}`) {
      const page = await list(`per_page=2${before}`)
      found.push(...page.entries.map(({ id }) => id))
      more = page.has_more
    }
    expect(found).toEqual(all)
  })

  test('ends at the own clubs and the own business', async () => {
    const stranger = await api.as('stranger').get('/audit/?per_page=100')
    const own: { club: { id: number } | null }[] = stranger.body.results.entries
    expect(own.every(({ club }) => club === null || club.id === 4)).toBe(true)
    await setRights(api, 'desk', { audit: { list: true } })
    await api.as('owner', { club: 2 }).post('/management/room/', { name: 'Boks' })
    const desk = await api.as('desk').get('/audit/?action=room.created')
    expect(desk.body.results.entries).toHaveLength(1)
    await setRights(api, 'desk', null)
  })

  test('is exported as it is shown, and that is a row of it too', async () => {
    const shown = (await list('kind=deleted')).entries
    const { text } = await api.as('owner').get('/audit/export-csv/?kind=deleted')
    expect(csvRows(text)).toHaveLength(shown.length + 1)
    expect(await actions('kind=exports')).toEqual(['audit.exported'])
  })
})
