import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nominatimGeocoder } from '../../adapters/geocoder/nominatim.ts'
import { yandexGeocoder } from '../../adapters/geocoder/yandex.ts'
import type { Geocoder } from '../../core/services/geocoder.ts'
import { testServer, type TestServer } from '../../testing/index.ts'
import { gazetteer } from '../../core/gazetteer/gazetteer.ts'
import * as recorded from './place.fixture.ts'

const servers: TestServer[] = []
async function serverWith(geocoder?: Geocoder) {
  const api = await testServer(geocoder ? { geocoder } : {})
  servers.push(api)
  return api
}
afterAll(() => Promise.all(servers.map((api) => api.close())))

interface Shown {
  address_line: string
  detail: string
  latitude: number
  longitude: number
}

describe('the built-in gazetteer', () => {
  let api: TestServer
  beforeAll(async () => {
    api = await serverWith()
  })
  const suggest = async (q: string, language = 'uz', person: 'desk' | 'stranger' = 'desk') => {
    const query = new URLSearchParams({ q })
    const headers = { 'accept-language': language }
    const answer = await api.as(person).get<Shown[]>(`/management/places/?${query}`, { headers })
    return answer.body.results
  }
  const reverse = async (latitude: number, longitude: number, language = 'uz') => {
    const path = `/management/places/reverse/?latitude=${latitude}&longitude=${longitude}`
    const headers = { 'accept-language': language }
    return (await api.as('desk').get(path, { headers })).body.results.address_line
  }

  test('knows more than four hundred places, each where its country is', () => {
    expect(gazetteer.length).toBeGreaterThan(400)
    for (const { names, country, latitude, longitude } of gazetteer) {
      const [south, north, west, east] =
        country === 'UZB' ? [37.1, 45.6, 55.9, 73.2] : [39.1, 43.3, 69.2, 80.3]
      const isInside = latitude > south && latitude < north && longitude > west && longitude < east
      expect([names.en, isInside]).toEqual([names.en, true])
    }
  })

  test('has every place near what it lies in', () => {
    const far = gazetteer.filter(({ kind, within: [outer], latitude, longitude }) => {
      if (!outer || kind === 'c' || kind === 'd') return false
      return Math.hypot(outer.latitude - latitude, outer.longitude - longitude) > 0.25
    })
    expect(far.map(({ names }) => names.en)).toEqual([])
  })

  test.each([
    ['chilon', 'uz', 'Chilonzor tumani, Toshkent'],
    ['чилонзор', 'uz', 'Chilonzor tumani, Toshkent'],
    ['Чиланзар', 'ru', 'Чиланзарский район, Ташкент'],
    ['chilanzar', 'en', 'Chilanzar district, Tashkent'],
    ["g'ijduvon", 'uz', 'Gʻijduvon'],
    ['Ғиждувон', 'uz', 'Gʻijduvon'],
    ['Samarkand', 'en', 'Samarkand'],
    ['самарканд', 'ru', 'Самарканд'],
    ['yunusobd', 'uz', 'Yunusobod tumani, Toshkent'],
    ['amir temur chirchiq', 'uz', 'Amir Temur shoh koʻchasi, Chirchiq'],
  ])('%s in %s means %s', async (q, language, first) => {
    expect((await suggest(q, language))[0]?.address_line).toBe(first)
  })

  test('keeps the number of the house', async () => {
    const [found] = await suggest('Амира Темура 108', 'ru')
    expect(found?.address_line).toBe('проспект Амира Темура, 108, Ташкент')
  })

  test('puts the own country first and answers eight at most', async () => {
    const [found] = await suggest('lenin', 'ru', 'stranger')
    expect(found?.detail).toContain('Кыргызстан')
    expect((await suggest('amir')).length).toBeLessThanOrEqual(8)
    expect(await suggest('bzdrgmpf')).toEqual([])
  })

  test('names a point by the finest place around it, or not at all', async () => {
    expect(await reverse(41.2757, 69.2043)).toContain('Chilonzor')
    expect(await reverse(39.6548, 66.9757, 'ru')).toBe('Регистанская улица, Самарканд')
    expect(await reverse(42.8757, 74.6036, 'en')).toContain('Bishkek')
    expect(await reverse(0, 0)).toBeNull()
  })

  test('wants three letters, a point on the earth, and the right to fill in a form', async () => {
    const get = (path: string, person: 'desk' | 'partner' = 'desk') => api.as(person).get(path)
    expect((await get('/management/places/?q=ab')).body.code).toBe('validation')
    const off = await get('/management/places/reverse/?latitude=91&longitude=0')
    expect(off.body.errors).toHaveProperty('latitude')
    expect((await get('/management/places/?q=chilon', 'partner')).body.code).toBe('forbidden')
    expect((await api.nobody().get('/management/places/?q=chilon')).status).toBe(401)
  })
})

describe('a service outside', () => {
  const asked: URL[] = []
  const answering =
    (body: unknown, status = 200) =>
    (url: URL) => {
      asked.push(url)
      return Promise.resolve(new Response(JSON.stringify(body), { status }))
    }
  const get = (api: TestServer, path: string) => api.as('desk').get(`/management/places/${path}`)

  test('Yandex is asked with its key, and its answer is read', async () => {
    const api = await serverWith(
      yandexGeocoder({ key: 'sir-kalit', fetch: answering(recorded.yandex) }),
    )
    const { body } = await get(api, '?q=amir temur 108')
    expect(body.results).toEqual(recorded.yandexRead)
    expect(asked.at(-1)?.origin).toBe('https://geocode-maps.yandex.ru')
    expect(asked.at(-1)?.searchParams.get('geocode')).toBe('amir temur 108')
    const back = await get(api, 'reverse/?latitude=41.345812&longitude=69.284721')
    expect(asked.at(-1)?.searchParams.get('geocode')).toBe('69.284721,41.345812')
    expect(back.body.results.address_line).toBe('проспект Амира Темура, 108, Ташкент, Узбекистан')
  })

  test('Nominatim is asked where the settings say, and its answer is read', async () => {
    const address = 'https://nominatim.zal.example/'
    const search = await serverWith(
      nominatimGeocoder({ address, fetch: answering(recorded.nominatim) }),
    )
    const { body } = await get(search, '?q=registon')
    expect(body.results).toEqual(recorded.nominatimRead)
    expect(asked.at(-1)?.origin).toBe('https://nominatim.zal.example')
    const reversed = await serverWith(
      nominatimGeocoder({ address, fetch: answering(recorded.nominatim[0]) }),
    )
    const back = await get(reversed, 'reverse/?latitude=39.65&longitude=66.97')
    expect(back.body.results.address_line).toBe(
      'Registon maydoni, Registon koʻchasi, Samarqand, Samarqand viloyati, Oʻzbekiston',
    )
  })

  test('T-48 that fails is a refusal with a way on; no key and no address is logged', async () => {
    const refusing = yandexGeocoder({ key: 'sir-kalit', fetch: answering({}, 403) })
    const cut = yandexGeocoder({
      key: 'sir-kalit',
      fetch: (url) => Promise.reject(new Error(`getaddrinfo ${url.href}`)),
    })
    const strange = yandexGeocoder({ key: 'sir-kalit', fetch: answering('<html>') })
    for (const geocoder of [refusing, cut]) {
      const api = await serverWith(geocoder)
      const { status, body } = await get(api, '?q=chilonzor')
      expect([status, body.code]).toEqual([503, 'geocoder_unavailable'])
      const logged = api.logged.join('\n')
      expect(logged).toContain('yandex')
      expect(logged).not.toContain('sir-kalit')
      expect(logged).not.toContain('chilonzor')
    }
    const api = await serverWith(strange)
    expect((await get(api, '?q=chilonzor')).body.results).toEqual([])
  })

  test('REL-17 T-48 is waited for without a transaction', async () => {
    const held: number[] = []
    const watching: Geocoder = {
      suggest: async () => {
        held.push(api.watch.held)
        return []
      },
      reverse: async () => {
        held.push(api.watch.held)
        return null
      },
    }
    const api = await serverWith(watching)
    // The second request finds a known session, which takes another path through the server.
    for (let round = 0; round < 2; round += 1) {
      await get(api, '?q=chilonzor')
      await get(api, 'reverse/?latitude=41&longitude=69')
    }
    expect(held).toEqual([0, 0, 0, 0])
  })
})
