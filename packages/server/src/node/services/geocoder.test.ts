import { expect, test } from 'vitest'
import { geocoderOf } from './geocoder.ts'
import { settingsOf, WrongSetting } from '../settings.ts'

const asked = { language: 'en', country: 'UZB' } as const

test('without a word in the settings places are found without a network', async () => {
  const geocoder = geocoderOf(settingsOf({}).places, () => {
    throw new Error('Nobody is asked')
  })
  expect((await geocoder.suggest('samarkand', asked))[0]?.address_line).toBe('Samarkand')
})

test.each([
  [{ GEOCODER: 'yandex', YANDEX_GEOCODER_KEY: 'k' }, 'geocode-maps.yandex.ru'],
  [{ GEOCODER: 'nominatim', NOMINATIM_URL: 'https://osm.zal.example/' }, 'osm.zal.example'],
])('T-48 %j asks only there, whatever is typed', async (env, host) => {
  const hosts: string[] = []
  const geocoder = geocoderOf(settingsOf(env).places, (url) => {
    hosts.push(url.host)
    return Promise.resolve(Response.json([]))
  })
  for (const text of ['http://127.0.0.1/', '//169.254.169.254/latest', '../../admin', '[::1]:22']) {
    await geocoder.suggest(text, asked)
    await geocoder.reverse({ latitude: 41, longitude: 69 }, asked)
  }
  expect(new Set(hosts)).toEqual(new Set([host]))
})

test.each([
  { GEOCODER: 'google' },
  { GEOCODER: 'yandex' },
  { GEOCODER: 'nominatim' },
  { GEOCODER: 'nominatim', NOMINATIM_URL: 'file:///etc/passwd' },
])('%j makes no sense', (env) => {
  expect(() => settingsOf(env)).toThrow(WrongSetting)
})
