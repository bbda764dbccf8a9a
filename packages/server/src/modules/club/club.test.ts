import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setRights, testServer, type Person, type TestServer } from '../../testing/index.ts'

let api: TestServer
beforeAll(async () => {
  api = await testServer()
})
afterAll(() => api.close())

let made = 0
const whole = () => ({
  name: `Zal Sergeli ${(made += 1)}`,
  phone: '+998712354041',
  city: 'tashkent',
  county: 'Sergeli',
  postal_code: '100085',
  address: { address_line: 'Yangi Sergeli koʻchasi, 12' },
})
const create = (changes: object = {}, person: Person = 'owner') =>
  api.as(person).post('/management/club/', { ...whole(), ...changes })
const pathOf = (id: number) => `/management/club/${id}/`
const change = async (id: number, fields: object, person: Person = 'owner') => {
  const { version } = (await api.as('owner').get(pathOf(id))).body.results
  return api.as(person).patch(pathOf(id), { ...fields, version })
}
const everyDay = (opens = '07:00', closes = '22:00') =>
  [1, 2, 3, 4, 5, 6, 7].map((week_day) => ({ week_day, opens, closes }))

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="#63c"/></svg>`

describe('clubs', () => {
  test('need a session and the right', async () => {
    expect((await api.nobody().get('/management/club-list/')).status).toBe(401)
    expect((await api.as('desk').get('/management/club-list/')).body.code).toBe('forbidden')
    expect((await create({}, 'manager')).body.code).toBe('forbidden')
    expect((await api.as('manager').get('/management/club-list/')).status).toBe(200)
    expect((await change(2, { county: 'X' }, 'manager')).body.code).toBe('forbidden')
    expect((await api.as('manager').delete(pathOf(2))).body.code).toBe('forbidden')
  })

  test('are opened by owners and directors only, whatever the rights of a person say', async () => {
    await setRights(api, 'manager', { gym: { list: { change: true }, register: true } })
    const { status, body } = await create({}, 'manager')
    expect([status, body.code]).toEqual([403, 'club_needs_director'])
    await setRights(api, 'manager', null)
    expect((await create({}, 'director')).status).toBe(200)
  })

  test('are opened with everything that the form has', async () => {
    const added = await create({
      name: ' Zal Markaz ',
      address: { address_line: ' Yangi Sergeli, 12 ', latitude: 41.31, longitude: 69.28 },
      hours: [
        { week_day: 7, opens: '00:00', closes: '24:00' },
        { week_day: 6, opens: '06:30', closes: '22:30' },
      ],
    })
    expect(added.body.results).toMatchObject({
      name: 'Zal Markaz',
      phone: '+998712354041',
      country: 'UZB',
      currency: 'UZS',
      zone: 'Asia/Tashkent',
      city: { id: 'tashkent', name: 'Tashkent' },
      county: 'Sergeli',
      postal_code: '100085',
      address_line: 'Yangi Sergeli, 12',
      latitude: 41.31,
      longitude: 69.28,
      logo: null,
      hours: [
        { week_day: 6, opens: '06:30', closes: '22:30' },
        { week_day: 7, opens: '00:00', closes: '24:00' },
      ],
      // The clock of the tests shows a Saturday.
      opens_today: '06:30',
      closes_today: '22:30',
      is_active: true,
      members: 0,
      version: 1,
    })
    const { id } = added.body.results
    const headers = { 'accept-language': 'ru' }
    const russian = await api.as('owner').get(pathOf(id), { headers })
    expect(russian.body.results.city).toEqual({ id: 'tashkent', name: 'Ташкент' })
    const counters = await api.sql(
      1,
      'select invoice_no::int as last from club_counter where club_id = $1',
      [id],
    )
    expect(counters).toEqual([{ last: 0 }])
  })

  test('show in the switcher of their creator and of every owner without another sign-in', async () => {
    const { id } = (await create({}, 'director')).body.results
    const clubsOf = async (person: Person) => {
      const { body } = await api.as(person).get('/staffs/my-clubs/')
      return (body.results as { club_id: number }[]).map(({ club_id }) => club_id)
    }
    expect(await clubsOf('director')).toContain(id)
    expect(await clubsOf('owner')).toContain(id)
    expect(await clubsOf('manager')).not.toContain(id)
    expect((await api.as('owner').get('/management/room-list/', { club: id })).status).toBe(200)
    expect((await api.as('manager').get(pathOf(id))).status).toBe(404)
  })

  test.each([
    [{ name: 'ZAL chilonzor' }, 'name', 'This name is already taken. Enter another one.'],
    [{ phone: '+996501112233' }, 'phone', 'The phone must start with +998.'],
    [{ city: 'bishkek' }, 'city', 'Choose a city from the list.'],
    [{ postal_code: '10008' }, 'postal_code', 'This value isn’t allowed. Enter another one.'],
    [
      { address: { address_line: 'Beruniy, 1', latitude: 41.3 } },
      'address',
      'Choose the point on the map again.',
    ],
    [
      { hours: [{ week_day: 1, opens: '22:00', closes: '07:00' }] },
      'hours',
      'Enter a value later than 22:00.',
    ],
    [
      { hours: [...everyDay(), ...everyDay()].slice(0, 7).with(6, { ...everyDay()[0] } as never) },
      'hours',
      'Each day of the week can be entered once.',
    ],
    [{ country: 'KGZ' }, 'country', 'This field isn’t allowed here.'],
    [{ zone: 'Asia/Bishkek' }, 'zone', 'This field isn’t allowed here.'],
    [{ settings: {} }, 'settings', 'This field isn’t allowed here.'],
  ])('REL-38 refuse %j with a word at its field', async (wrong, field, text) => {
    const { status, body } = await create(wrong)
    expect([status, body.code, body.errors[field]]).toEqual([400, 'validation', [text]])
  })

  test('keep their country, their zone and their settings when they change', async () => {
    for (const field of [{ country: 'KGZ' }, { zone: 'Asia/Bishkek' }, { settings: {} }]) {
      expect((await change(2, field)).status).toBe(400)
    }
    await api.as('owner').patch('/finance/shift-setting/', { is_on: true })
    expect((await change(1, { county: 'Chilonzor' })).body.results.county).toBe('Chilonzor')
    const [club] = await api.sql(1, 'select settings, zone from club where id = 1')
    expect(club).toMatchObject({
      settings: { credit_limit: 500_000, features: { shift: true } },
      zone: 'Asia/Tashkent',
    })
    await api.as('owner').patch('/finance/shift-setting/', { is_on: false })
  })

  test('are off the map once their address changes without a point', async () => {
    const address = { address_line: 'Beruniy koʻchasi, 1', latitude: 41.35, longitude: 69.2 }
    const { id } = (await create({ address })).body.results
    const { body } = await change(id, { address: { address_line: 'Beruniy koʻchasi, 2' } })
    expect(body.results).toMatchObject({
      address_line: 'Beruniy koʻchasi, 2',
      latitude: null,
      longitude: null,
    })
  })

  test('REL-28 refuse a stale change with both values', async () => {
    const { id } = (await create({ county: 'Birinchi' })).body.results
    await api.as('director').patch(pathOf(2), { version: 1 })
    await change(id, { county: 'Ikkinchi' })
    const late = await api.as('owner').patch(pathOf(id), { county: 'Uchinchi', version: 1 })
    expect(late.body).toMatchObject({
      code: 'stale_record',
      results: { county: 'Ikkinchi', city: { id: 'tashkent', name: 'Tashkent' }, version: 2 },
    })
    const audit = await api.sql(
      1,
      `select before->>'county' as before, after->>'county' as after from audit_log where record_id = $1 and action = 'club.changed'`,
      [id],
    )
    expect(audit).toEqual([{ before: 'Birinchi', after: 'Ikkinchi' }])
  })

  test('tell the screens of every open club', async () => {
    const { id } = (await create()).body.results
    await change(id, { county: 'Olmazor' })
    for (const club of [1, 2, 3, id]) {
      const [last] = await api.sql(
        1,
        'select kind, record_id from event where club_id = $1 order by seq desc limit 1',
        [club],
      )
      expect([club, last]).toEqual([club, { kind: 'club.changed', record_id: id }])
    }
  })

  test('T-02 are those of the merchant', async () => {
    expect((await api.as('stranger').get(pathOf(1))).status).toBe(404)
    expect((await api.as('stranger').patch(pathOf(1), { version: 1 })).status).toBe(404)
    expect((await api.as('stranger').delete(pathOf(1))).status).toBe(404)
    expect((await api.as('stranger').get(`${pathOf(1)}closure/`)).status).toBe(404)
    expect((await api.as('stranger').get('/management/club/qr-code/?club=1')).status).toBe(404)
    const { body } = await api.as('stranger').get('/management/club-list/')
    expect(body.results.map((club: { id: number }) => club.id)).toEqual([4])
  })

  test('are read with setting/location where it is the selected club', async () => {
    expect((await api.as('desk').get(pathOf(1))).body.results.name).toBe('Zal Chilonzor')
    expect((await api.as('desk').get(pathOf(2))).status).toBe(404)
    await setRights(api, 'desk', { setting: { view: true } })
    expect((await api.as('desk').get(pathOf(1))).body.code).toBe('forbidden')
    await setRights(api, 'desk', null)
  })

  test('are listed by state, text and order, for pickers too', async () => {
    const names = async (path: string, person: Person = 'owner') => {
      const { body } = await api.as(person).get(path)
      return (body.results as { name: string }[]).map(({ name }) => name)
    }
    expect(await names('/management/club-list/?q=registon')).toEqual(['Zal Samarqand'])
    const down = await names('/management/club-list/?q=zal&sort=name&order=desc&per_page=100')
    expect(down.at(-1)).toBe('Zal Chilonzor')
    expect(await names('/management/merchant-clubs/', 'manager')).toEqual([
      'Zal Chilonzor',
      'Zal Samarqand',
      'Zal Yunusobod',
    ])
    expect((await api.as('desk').get('/management/merchant-clubs/')).body.code).toBe('forbidden')
    expect(await names('/management/gym-locations/?is_active=1', 'desk')).toEqual(['Zal Chilonzor'])
  })

  test('take an uploaded picture as their logo, which outlives the sweep', async () => {
    const refused = await create({ logo: 2_147_483_648 })
    expect([refused.status, refused.body.code]).toEqual([400, 'file_mismatch'])
    const form = new FormData()
    form.append('file_type', 'image')
    form.append('file', new File([drawing], 'logo.svg'))
    const uploaded = await api.as('owner').send('POST', '/upload/', form)
    const { id, url } = (await create({ logo: uploaded.body.results.id })).body.results.logo
    await api.sql(1, `select sweep_files($1::timestamptz)`, ['2026-12-21T07:00:00Z'])
    expect((await api.as('desk').get(url.replace('/api/v1', ''))).status).toBe(200)
    expect((await api.as('stranger').get(`/files/${id}/`)).status).toBe(404)
  })

  test('have a code for their entrance', async () => {
    const { body } = await api.as('desk').get('/management/club/qr-code/')
    expect(body.results).toEqual({ text: 'zal:club:1' })
    const other = await api.as('owner').get('/management/club/qr-code/?club=2')
    expect(other.body.results).toEqual({ text: 'zal:club:2' })
  })
})

describe('places of clubs', () => {
  test('are countries with their currency and prefix', async () => {
    const { body } = await api.as('desk').get('/management/country-list/')
    expect(body.results).toEqual([
      { code: 'UZB', name: 'Uzbekistan', currency: 'UZS', phone_prefix: '+998' },
      { code: 'KGZ', name: 'Kyrgyzstan', currency: 'KGS', phone_prefix: '+996' },
    ])
  })

  test('are cities in the language of the reader, found in any of them', async () => {
    const path = '/management/city-list/UZB/?q=самар'
    const headers = { 'accept-language': 'uz' }
    const { body } = await api.as('desk').get(path, { headers })
    expect(body.results).toContainEqual({
      id: 'samarkand',
      name: 'Samarqand',
      region: 'Samarqand viloyati',
    })
    expect((await api.as('desk').get('/management/city-list/RUS/')).status).toBe(404)
    for (const country of ['UZB', 'KGZ']) {
      const all = await api.as('desk').get(`/management/city-list/${country}/`)
      const ids = all.body.results.map(({ id }: { id: string }) => id)
      expect(ids.length).toBeGreaterThan(40)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })
})
