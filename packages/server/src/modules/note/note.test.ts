import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hostile } from '../../../../../openapi/richText/hostile.ts'
import { testServer, type Person, type TestServer } from '../../testing/index.ts'
import { gym } from '../../../test/gym.ts'

let api: TestServer
let member: number
beforeAll(async () => {
  api = await testServer()
  ;[member = 0] = await gym(api).members(1)
})
afterAll(() => api.close())

const write = (text: string, person: Person = 'desk', customer = member) =>
  api.as(person).post('/customer/note/', { customer, text })
const at = () => api.clock.now.toISOString().replace('.000', '')
const list = async (person: Person = 'desk') =>
  (await api.as(person).get(`/customer/${member}/note-list/`)).body

describe('notes', () => {
  test('are written, changed, removed and brought back', async () => {
    const { body } = await write('<p>Ertalab <b>keladi</b></p>')
    expect(body.results).toMatchObject({
      text: '<p>Ertalab <strong>keladi</strong></p>',
      created_at: at(),
      changed_at: null,
      author: { id: 5, name: 'Karimov desk' },
      customer: member,
      version: 1,
    })
    const path = `/customer/note/${body.results.id}/`
    api.clock.forward(60)
    const changed = await api.as('manager').put(path, { text: '<p>Kechqurun</p>', version: 1 })
    expect(changed.body.results).toMatchObject({
      text: '<p>Kechqurun</p>',
      changed_at: at(),
      author: { id: 5 },
      version: 2,
    })
    expect(await list()).toMatchObject({ total_count: 1, results: [{ version: 2 }] })

    expect((await api.as('desk').delete(path)).status).toBe(200)
    expect(await list()).toMatchObject({ total_count: 0, results: [] })
    expect((await api.as('desk').get(path)).status).toBe(404)
    expect((await api.as('desk').delete(path)).status).toBe(404)
    expect((await api.as('desk').post(`${path}restore/`)).body.results).toMatchObject({
      version: 2,
    })
    expect(await list()).toMatchObject({ total_count: 1 })
    expect((await api.as('desk').post(`${path}restore/`)).status).toBe(404)
  })

  test('require a text without markup', async () => {
    for (const text of ['<p></p>', '<p>&nbsp;</p>', '<script>a</script>', '\u200B']) {
      const { status, body } = await write(text)
      expect([text, status, body.errors?.text]).toEqual([text, 400, ['This field is required.']])
    }
  })

  test('REL-28 refuse a stale change with the current note', async () => {
    const { id } = (await write('<p>Bir</p>')).body.results
    await api.as('owner').put(`/customer/note/${id}/`, { text: 'Ikki', version: 1 })
    const late = await api.as('desk').put(`/customer/note/${id}/`, { text: 'Uch', version: 1 })
    expect([late.status, late.body.code]).toEqual([409, 'stale_record'])
    expect(late.body.results).toMatchObject({ text: 'Ikki' })
  })

  test('are for those who may: a partner reads, a trainer sees only those who train with them', async () => {
    const { id } = (await write('<p>Ogoh boʻling</p>')).body.results
    expect((await write('<p>a</p>', 'partner')).body.code).toBe('forbidden')
    expect((await api.as('partner').delete(`/customer/note/${id}/`)).body.code).toBe('forbidden')
    expect((await api.as('partner').get(`/customer/note/${id}/`)).status).toBe(200)
    expect((await write('<p>a</p>', 'trainer')).status).toBe(404)
    expect((await api.as('trainer').get(`/customer/${member}/note-list/`)).status).toBe(404)
    expect((await api.as('trainer').get(`/customer/note/${id}/`)).status).toBe(404)
  })

  test('T-04 stay with those who see the member', async () => {
    const { id } = (await write('<p>Sir</p>')).body.results
    for (const caller of [api.as('stranger'), api.as('manager', { club: 2 })]) {
      expect((await caller.get(`/customer/note/${id}/`)).status).toBe(404)
      expect((await caller.put(`/customer/note/${id}/`, { text: 'a', version: 1 })).status).toBe(
        404,
      )
      expect((await caller.delete(`/customer/note/${id}/`)).status).toBe(404)
      expect((await caller.get(`/customer/${member}/note-list/`)).status).toBe(404)
    }
  })

  test('about a member who can only be viewed are not written', async () => {
    const [viewed = 0] = await gym(api).members(1, { read_only: true })
    expect((await write('<p>a</p>', 'owner', viewed)).body.code).toBe('member_read_only')
  })

  test('leave an audit row of the member and tell the other screens', async () => {
    const { id } = (await write('<p>Iz</p>')).body.results
    await api.as('owner').put(`/customer/note/${id}/`, { text: 'Yangi', version: 1 })
    await api.as('owner').delete(`/customer/note/${id}/`)
    const audit = await api.sql(
      1,
      `select action, member_id, before->>'text' as before, after->>'text' as after
         from audit_log where record_type = 'note' and record_id = $1 order by id`,
      [id],
    )
    expect(audit).toEqual([
      { action: 'note.created', member_id: member, before: null, after: '<p>Iz</p>' },
      { action: 'note.changed', member_id: member, before: '<p>Iz</p>', after: 'Yangi' },
      { action: 'note.removed', member_id: member, before: 'Yangi', after: null },
    ])
    const [event] = await api.sql(1, 'select kind, record_id from event order by seq desc limit 1')
    expect(event).toEqual({ kind: 'note.removed', record_id: id })
  })
})

describe('T-06 hostile notes', () => {
  test('are stored clean, and cleaned again where an older list let something through', async () => {
    const stored: string[] = []
    for (const text of hostile.slice(0, 60)) {
      const { status, body } = await write(text)
      if (status === 200) stored.push(body.results.text)
      else expect(['validation', 'malformed']).toContain(body.code)
    }
    expect(stored.length).toBeGreaterThan(10)
    for (const text of stored)
      expect(text).not.toMatch(/<(script|img|svg|iframe)| on\w+=|javascript:/i)

    const { id } = (await write('<p>Toza</p>')).body.results
    await api.sql(
      1,
      `update note set text = '<p onclick="x()">Toza<img src=x></p>' where id = $1`,
      [id],
    )
    expect((await api.as('desk').get(`/customer/note/${id}/`)).body.results.text).toBe(
      '<p>Toza</p>',
    )
    const [first] = (await list()).results
    expect(first.text).toBe('<p>Toza</p>')
  })
})
