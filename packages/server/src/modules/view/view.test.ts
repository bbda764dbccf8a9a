import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testServer, type Person, type TestServer } from '../../testing/index.ts'

let api: TestServer
beforeAll(async () => {
  api = await testServer()
})
afterAll(() => api.close())

const state = {
  query: 'debt=1&sort=balance',
  columns: {
    order: ['balance', 'phone'],
    hidden: ['status'],
    widths: [{ column: 'phone', width: 120 }],
  },
  density: 'compact',
}
const create = (person: Person, name: string, more: object = {}) =>
  api.as(person).post('/views/', { noun: 'member', name, is_shared: false, state, ...more })
const names = async (person: Person, club?: number) => {
  const { body } = await api
    .as(person, club ? { club } : {})
    .get<{ name: string }[]>('/views/?noun=member')
  return body.results.map(({ name }) => name)
}

describe('saved views', () => {
  test('are stored with their whole state, per person', async () => {
    const { body } = await create('desk', ' Qarzdorlar ')
    expect(body.results).toMatchObject({
      name: 'Qarzdorlar',
      is_mine: true,
      is_shared: false,
      state,
      version: 1,
    })
    expect(await names('desk')).toEqual(['Qarzdorlar'])
    expect(await names('owner')).toEqual([])
    const { id } = body.results
    expect((await api.as('owner').delete(`/views/${id}/`)).status).toBe(404)
  })

  test('are shared, and changed when shared, by who may change the section', async () => {
    const refused = await create('trainer', 'Hammaga', { is_shared: true })
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden'])
    const mine = await create('trainer', 'Oʻzimga')
    const { id } = mine.body.results
    const path = `/views/${id}/`
    expect((await api.as('trainer').patch(path, { is_shared: true, version: 1 })).status).toBe(403)
    expect((await api.as('trainer').patch(path, { name: 'Meniki', version: 1 })).status).toBe(200)

    const shared = await create('manager', 'Tugayotganlar', { is_shared: true })
    expect(await names('trainer')).toEqual(['Meniki', 'Tugayotganlar'])
    const place = `/views/${shared.body.results.id}/`
    expect((await api.as('trainer').patch(place, { name: 'X', version: 1 })).status).toBe(403)
    expect((await api.as('trainer').delete(place)).status).toBe(403)
    expect((await api.as('desk').patch(place, { name: 'Tugaydi', version: 1 })).status).toBe(200)
  })

  test.each(['room', 'package', 'payment', 'class', 'checkin', 'deposit'])(
    'are of the list of %s, too',
    async (noun) => {
      const kept = await create('owner', 'Meniki', { noun })
      expect([kept.status, kept.body.results.noun]).toEqual([200, noun])
    },
  )

  test('need the section', async () => {
    const asked = await api.as('trainer').get('/views/?noun=room')
    expect([asked.status, asked.body.code]).toEqual([403, 'forbidden'])
    expect((await create('trainer', 'Xonalar', { noun: 'room' })).status).toBe(403)
  })

  test('have one name each for a person', async () => {
    await create('director', 'Faol')
    const { status, body } = await create('director', 'faol')
    expect([status, body.errors.name]).toEqual([
      400,
      ['This name is already taken. Enter another one.'],
    ])
    expect((await create('manager', 'Faol')).status).toBe(200)
  })

  test('REL-28 refuse a stale change', async () => {
    const { id } = (await create('owner', 'Ertalab')).body.results
    await api.as('owner').patch(`/views/${id}/`, { name: 'Kechqurun', version: 1 })
    const late = await api.as('owner').patch(`/views/${id}/`, { name: 'Tunda', version: 1 })
    expect([late.status, late.body.code]).toEqual([409, 'stale_record'])
    expect(late.body.results).toMatchObject({ name: 'Kechqurun' })
  })

  test('go and come back', async () => {
    const { id } = (await create('owner', 'Vaqtincha')).body.results
    await api.as('owner').delete(`/views/${id}/`)
    expect(await names('owner')).not.toContain('Vaqtincha')
    expect((await api.as('desk').post(`/views/${id}/restore/`)).status).toBe(404)
    await api.as('owner').post(`/views/${id}/restore/`)
    expect(await names('owner')).toContain('Vaqtincha')
    const trail = await api.sql(
      1,
      `select action from audit_log where record_type = 'view' and record_id = $1 order by id`,
      [id],
    )
    expect(trail.map(({ action }) => action)).toEqual([
      'view.created',
      'view.removed',
      'view.created',
    ])
  })

  test('T-02 stay in their club and merchant', async () => {
    const { id } = (await create('owner', 'Chilonzor', { is_shared: true })).body.results
    expect(await names('owner', 2)).toEqual([])
    const change = { name: 'X', version: 1 }
    expect((await api.as('owner', { club: 2 }).patch(`/views/${id}/`, change)).status).toBe(404)
    expect((await api.as('stranger').patch(`/views/${id}/`, change)).status).toBe(404)
  })
})
