import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gym } from '../../../test/gym.ts'
import { testServer, type TestServer } from '../../testing/index.ts'

let api: TestServer
beforeAll(async () => {
  api = await testServer({
    fill: async (owner) => {
      await owner.exec(`
        insert into room (merchant_id, id, club_id, name, created_at) values
          (1, 900, 1, 'Katta zal', '2026-01-01Z'), (1, 901, 2, 'Basseyn', '2026-01-01Z'), (2, 902, 4, 'Зал', '2026-01-01Z');`)
    },
  })
})
afterAll(() => api.close())

const whole = { name: 'Ertalabki', price: 300000, days: 30 }
const create = (body: object = whole, club = 1) =>
  api.as('owner').post('/management/package/', body, { club })

describe('packages', () => {
  test('need a session and the right', async () => {
    expect((await api.nobody().get('/management/package-list/')).status).toBe(401)
    const refused = await api.as('desk').post('/management/package/', whole)
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden'])
    expect((await api.as('desk').get('/management/package-list/')).status).toBe(200)
    expect((await api.as('partner').get('/management/package-list/')).status).toBe(200)
    expect((await api.as('trainer').get('/management/package-list/')).status).toBe(403)
  })

  test('are added with everything that the card shows', async () => {
    const added = await create({
      name: ' Tonggi mashgʻulot ',
      price: 300000,
      days: 30,
      visit: 12,
      start_time: '07:00',
      end_time: '12:00',
      trainer: 4,
      room: 900,
      slot: 10,
      week_days: [5, 1, 3],
    })
    expect(added.body.results).toMatchObject({
      name: 'Tonggi mashgʻulot',
      price: 300000,
      visit: 12,
      start_time: '07:00',
      end_time: '12:00',
      is_active: true,
      is_global: false,
      club: { id: 1, name: 'Zal Chilonzor' },
      package_trainer: {
        trainer: { id: 4, name: 'Karimov trainer' },
        room: { id: 900, name: 'Katta zal' },
        slot: 10,
        week_days: [1, 3, 5],
      },
      remaining_slots: 10,
      version: 1,
    })
  })

  test('list the actions allowed to the signed-in person', async () => {
    const { id, allowed_actions } = (await create()).body.results
    expect(allowed_actions).toEqual({ change: true, remove: true })
    const seen = await api.as('desk').get(`/management/package/${id}/`)
    expect(seen.body.results.allowed_actions).toEqual({ change: false, remove: false })
    const { results } = (await api.as('manager').get('/management/package-list/?per_page=1')).body
    expect(results[0].allowed_actions).toEqual({ change: true, remove: true })
  })

  test.each([
    [{ price: 0 }, 'price', 'Enter 1 or more.'],
    [{ name: '  ' }, 'name', 'This field is required.'],
    [{ start_time: '07:00' }, 'end_time', 'This field is required.'],
    [{ start_time: '12:00', end_time: '07:00' }, 'end_time', 'Enter a value later than 12:00.'],
    [{ room: 901 }, 'room', 'Choose a room of this club.'],
    [{ room: 902 }, 'room', 'Choose a room of this club.'],
    [{ trainer: 5 }, 'trainer', 'Choose a trainer of this club.'],
    [{ merchant_id: 2 }, 'merchant_id', 'This field isn’t allowed here.'],
  ])('REL-38 refuse %j with a word at its field', async (wrong, field, text) => {
    const { status, body } = await create({ ...whole, ...wrong })
    expect([status, body.code, body.errors[field]]).toEqual([400, 'validation', [text]])
  })

  test('change only by the fields that are sent', async () => {
    const { id } = (await create({ ...whole, visit: 8, description: 'Faqat ertalab' })).body.results
    const path = `/management/package/${id}/`
    const changed = await api.as('owner').patch(path, { price: 350000, visit: null, version: 1 })
    expect(changed.body.results).toMatchObject({
      price: 350000,
      visit: null,
      description: 'Faqat ertalab',
      version: 2,
    })
    const late = await api.as('manager').patch(path, { price: 1, version: 1 })
    expect(late.body).toMatchObject({ code: 'stale_record', results: { price: 350000 } })
    const [audit] = await api.sql(
      1,
      `select before->>'price' as before, after->>'price' as after from audit_log where record_id = $1 and action = 'package.changed'`,
      [id],
    )
    expect(audit).toEqual({ before: '300000', after: '350000' })
  })

  test('T-02 belong to their club; global ones are seen everywhere and changed at home', async () => {
    const own = (await create()).body.results.id
    const global = (await create({ ...whole, name: 'Tarmoq', is_global: true })).body.results.id
    const there = { club: 2 }
    const change = { price: 5, version: 1 }
    expect((await api.as('owner').get(`/management/package/${own}/`, there)).status).toBe(404)
    expect((await api.as('owner').patch(`/management/package/${own}/`, change, there)).status).toBe(
      404,
    )
    const seen = (await api.as('owner').get(`/management/package/${global}/`, there)).body.results
    expect(seen.allowed_actions).toEqual({ change: false, remove: false })
    const refused = await api.as('owner').patch(`/management/package/${global}/`, change, there)
    expect([refused.status, refused.body.code]).toEqual([400, 'package_of_other_club'])
    const removal = await api.as('owner').delete(`/management/package/${global}/`, there)
    expect(removal.body.code).toBe('package_of_other_club')
    for (const id of [own, global]) {
      expect((await api.as('stranger').get(`/management/package/${id}/`)).status).toBe(404)
      expect((await api.as('stranger').delete(`/management/package/${id}/`)).status).toBe(404)
    }
  })

  test('count the places that active, frozen and coming memberships hold', async () => {
    const { id } = (await create({ ...whole, name: 'Ikki oʻrin', slot: 2 })).body.results
    await sold(id, '2026-11-01', '2026-11-30')
    await sold(id, '2026-10-01', '2026-10-31')
    const path = `/management/package/${id}/`
    expect((await api.as('owner').get(path)).body.results.remaining_slots).toBe(1)
    await sold(id, '2026-12-01', '2026-12-30')
    expect((await api.as('owner').get(path)).body.results.remaining_slots).toBe(0)

    const names = async (list: string) =>
      (await api.as('owner').get(list)).body.results.map((each: { name: string }) => each.name)
    expect(await names('/management/package-list/?q=ikki')).toEqual(['Ikki oʻrin'])
    expect(await names('/management/package-list/?q=ikki&remaining_slots=1')).toEqual([])
    expect(await names('/management/selectable-packages/?q=ikki')).toEqual([])
    expect(await names('/management/package-mini/?q=ikki')).toEqual(['Ikki oʻrin'])
  })

  test('keep their room: it cannot be deleted while a package or a class uses it', async () => {
    const { id } = (await api.as('owner').post('/management/room/', { name: 'Basseyn 2' })).body
      .results
    const path = `/management/room/${id}/`
    const plan = { name: 'Suzish', price: 300000, days: 30 }
    const times = [{ start_time: '09:00', end_time: '10:00', week_days: [1], room: id }]
    const users = [
      ['class', { ...plan, times }],
      ['package', { ...plan, room: id }],
    ] as const
    for (const [kind, body] of users) {
      const added = await api.as('owner').post(`/management/${kind}/`, body)
      const kept = await api.as('owner').delete(path)
      expect([kept.status, kept.body.code]).toEqual([409, 'room_in_use'])
      await api.as('owner').delete(`/management/${kind}/${added.body.results.id}/`)
    }
    expect((await api.as('owner').delete(path)).status).toBe(200)
  })

  test('of another club are offered where a membership is sold for it', async () => {
    await create({ ...whole, name: 'Bu yerda' })
    await create({ ...whole, name: 'Hamma yerda', is_global: true })
    await create({ ...whole, name: 'Narida' }, 2)
    const offers = async (query: string) => {
      const path = `/management/selectable-packages/?per_page=100${query}`
      const { body } = await api.as('owner').get<{ name: string }[]>(path)
      return body.results.map(({ name }) => name)
    }
    expect(await offers('')).toEqual(expect.arrayContaining(['Bu yerda', 'Hamma yerda']))
    expect(await offers('')).not.toContain('Narida')
    expect(await offers('&location=2')).toEqual(expect.arrayContaining(['Hamma yerda', 'Narida']))
    expect(await offers('&location=2')).not.toContain('Bu yerda')
    const [here = 0] = await gym(api).members(1)
    const [everywhere = 0] = await gym(api).members(1, { is_global: true })
    const [there = 0] = await gym(api).members(1, { club: 2 })
    for (const known of [everywhere, there, here]) {
      expect(await offers(`&location=2&customer=${known}`)).toContain('Narida')
    }
    expect(await offers(`&customer=${here}`)).toContain('Bu yerda')
    const foreign = await api.as('desk').get('/management/selectable-packages/?location=2')
    expect(foreign.status).toBe(404)
  })

  test('are offered by how well the name matches, then by the sales of the last 30 days', async () => {
    const named = async (name: string) => (await create({ ...whole, name })).body.results.id
    for (const name of [
      'Ertalabki zumrad',
      'Zumradli',
      'Zumrad VIP',
      'Kechki-zumrad',
      'Oqzumrad',
    ]) {
      await named(name)
    }
    await named('Zumrad')
    const offers = async (q: string) => {
      const path = `/management/selectable-packages/?per_page=100&q=${encodeURIComponent(q)}`
      const { body } = await api.as('desk').get<{ name: string }[]>(path)
      return body.results.map(({ name }) => name)
    }
    expect(await offers('zumrad')).toEqual([
      'Zumrad',
      'Zumrad VIP',
      'Zumradli',
      'Ertalabki zumrad',
      'Kechki-zumrad',
      'Oqzumrad',
    ])
    const often = await named('Zumrad kun')
    const [buyer = 0] = await gym(api).members(1)
    const sold = await api.as('desk').post('/management/payment/', {
      customer: buyer,
      subscription: { type: 1, plan: often, club: null },
      start_date: '2026-11-21',
      payment_date: '2026-11-21',
      subtotal: whole.price,
      total: whole.price,
      payment_method: 3,
      payments: [{ payment_method: 3, amount: whole.price }],
    })
    expect(sold.status).toBe(200)
    expect((await offers('zumrad')).slice(0, 3)).toEqual(['Zumrad', 'Zumrad kun', 'Zumrad VIP'])
    expect((await offers(''))[0]).toBe('Zumrad kun')
  })

  test('are removed unless they were sold', async () => {
    const { id } = (await create({ ...whole, name: 'Sotilgan' })).body.results
    await sold(id, '2026-10-01', '2026-10-31')
    const path = `/management/package/${id}/`
    const refused = await api.as('owner').delete(path)
    expect([refused.status, refused.body.code]).toEqual([409, 'package_was_sold'])
    const off = await api.as('owner').patch(path, { is_active: false, version: 1 })
    expect(off.body.results.is_active).toBe(false)
    const list = await api.as('owner').get('/management/package-list/?is_active=0&q=Sotilgan')
    expect(list.body.total_count).toBe(1)
    expect(
      (await api.as('owner').get('/management/selectable-packages/?q=Sotilgan')).body.results,
    ).toEqual([])

    const fresh = (await create({ ...whole, name: 'Sotilmagan' })).body.results.id
    expect((await api.as('owner').delete(`/management/package/${fresh}/`)).status).toBe(200)
    expect((await api.as('owner').get(`/management/package/${fresh}/`)).status).toBe(404)
  })

  test('tell the other screens', async () => {
    const { id } = (await create()).body.results
    await api.as('owner').patch(`/management/package/${id}/`, { days: 31, version: 1 })
    const events = await api.sql(1, 'select kind from event where record_id = $1 order by seq', [
      id,
    ])
    expect(events).toEqual([{ kind: 'package.created' }, { kind: 'package.changed' }])
  })
})

/** Sells the package to a new member. */
async function sold(packageId: number, start: string, end: string) {
  const [buyer] = await gym(api).members(1)
  await api.sql(
    1,
    `insert into membership (merchant_id, club_id, member_id, type, package_id, name, price, days, start_date, end_date, taken, sold_by, created_at)
     values (1, 1, $4, 1, $1, 'Paket', 300000, 30, $2, $3, daterange($2::date, $3::date, '[]'), 1, '2026-01-01Z')`,
    [packageId, start, end, buyer],
  )
}
