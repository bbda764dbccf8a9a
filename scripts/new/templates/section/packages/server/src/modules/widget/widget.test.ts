import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testServer, type TestServer } from '../../testing/index.ts'

let api: TestServer
beforeAll(async () => {
  api = await testServer()
})
afterAll(() => api.close())

const create = (name: string) => api.as('owner').post('/management/widget/', { name })

describe('widgets', () => {
  test('need a session', async () => {
    const { status, body } = await api.nobody().get('/management/widget-list/')
    expect([status, body.code]).toEqual([401, 'session_required'])
  })

  test('are for those who may', async () => {
    const { status, body } = await api.as('desk').post('/management/widget/', { name: 'Ikkinchi' })
    expect([status, body.code]).toEqual([403, 'forbidden'])
    expect((await api.as('desk').get('/management/widget-list/')).status).toBe(200)
    expect((await api.as('partner').get('/management/widget-list/')).status).toBe(200)
    expect((await api.as('trainer').get('/management/widget-list/')).status).toBe(403)
  })

  test('need a name', async () => {
    const { status, body } = await create('  ')
    expect(status).toBe(400)
    expect(body).toMatchObject({
      code: 'validation',
      errors: { name: ['This field is required.'] },
    })
  })

  test('are added, found, renamed and removed', async () => {
    const added = await create('Birinchi')
    expect(added.body.results).toMatchObject({ name: 'Birinchi', is_active: true, version: 1 })
    const { id } = added.body.results
    const found = await api.as('owner').get('/management/widget-list/?q=birinchi&is_active=1')
    expect(found.body).toMatchObject({ results: [{ id }], total_count: 1 })

    const change = { name: 'Oʻzgargan', version: 1 }
    const renamed = await api.as('owner').patch(`/management/widget/${id}/`, change)
    expect(renamed.body.results).toMatchObject({ id, name: 'Oʻzgargan', version: 2 })

    const gone = await api.as('owner').delete(`/management/widget/${id}/`)
    expect(gone.status).toBe(200)
    expect((await api.as('owner').get(`/management/widget/${id}/`)).status).toBe(404)
  })

  test('have one name each', async () => {
    await create('Yagona')
    const { status, body } = await create('yagona')
    expect(status).toBe(400)
    expect(body.errors).toEqual({ name: ['This name is already taken. Enter another one.'] })
  })

  test('REL-28 refuse a stale change with the current widget', async () => {
    const { id } = (await create('Eski')).body.results
    await api.as('owner').patch(`/management/widget/${id}/`, { name: 'Yangi', version: 1 })
    const late = await api
      .as('manager')
      .patch(`/management/widget/${id}/`, { name: 'X', version: 1 })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({ code: 'stale_record', results: { name: 'Yangi' } })
  })

  test('are changed together, and a refused one does not undo the others', async () => {
    const ids = [
      (await create('Oldingi')).body.results.id,
      (await create('Keyingi')).body.results.id,
    ]
    const changes = ids.map((id, at) => ({ id, version: at + 1, is_active: false }))
    const { body } = await api.as('owner').patch('/management/widget-list/', { changes })
    expect(body.results.done).toEqual([{ id: ids[0], version: 2 }])
    expect(body.results.failed).toMatchObject([{ id: ids[1], code: 'stale_record' }])
  })

  test('tell the other screens and leave an audit row', async () => {
    const { id } = (await create('Xabarli')).body.results
    const events = await api.sql(1, 'select kind, record_id from event order by seq desc limit 1')
    expect(events).toEqual([{ kind: 'widget.created', record_id: id }])
    const audit = await api.sql(
      1,
      `select action, staff_id, after->>'name' as name from audit_log where record_type = 'widget' and record_id = $1`,
      [id],
    )
    expect(audit).toEqual([{ action: 'widget.created', staff_id: 1, name: 'Xabarli' }])
  })

  test('stay in their club', async () => {
    const { id } = (await create('Klubniki')).body.results
    const elsewhere = { club: 2 }
    expect((await api.as('owner').get(`/management/widget/${id}/`, elsewhere)).status).toBe(404)
    expect((await api.as('stranger').get(`/management/widget/${id}/`)).status).toBe(404)
    const change = { name: 'Mine', version: 1 }
    const path = `/management/widget/${id}/`
    expect((await api.as('owner').patch(path, change, elsewhere)).status).toBe(404)
    expect((await api.as('stranger').delete(path)).status).toBe(404)
  })
})
