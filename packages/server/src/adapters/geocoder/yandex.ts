import { mostPlaces, type Geocoder, type GeocoderAsk, type Place } from '../../core/geocoder.ts'
import { askJson, at, degrees, listAt, textAt, type Fetch } from './outside.ts'

interface YandexOptions {
  key: string
  fetch: Fetch
}

const service = 'https://geocode-maps.yandex.ru/1.x/'
/** Yandex does not support Uzbek; its Russian data covers the streets best. */
const languages = { uz: 'ru_RU', ru: 'ru_RU', en: 'en_US' }
/** South-west and north-east corner of both countries; places within are preferred. */
const area = '55.9,37.1~80.3,45.6'

export function yandexGeocoder({ key, fetch }: YandexOptions): Geocoder {
  const ask = async (geocode: string, { language }: GeocoderAsk, more: Record<string, string>) => {
    const url = new URL(service)
    const query = { apikey: key, format: 'json', lang: languages[language], geocode, ...more }
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const answer = await askJson(fetch, 'yandex', url)
    return listAt(answer, 'response', 'GeoObjectCollection', 'featureMember')
      .map((member, nth) => placeOf(at(member, 'GeoObject'), nth))
      .filter((place) => place !== null)
  }
  return {
    suggest: (text, asked) => ask(text, asked, { results: String(mostPlaces), bbox: area }),
    reverse: async ({ latitude, longitude }, asked) => {
      const [nearest] = await ask(`${longitude},${latitude}`, asked, { results: '1' })
      if (!nearest) return null
      return nearest.detail ? `${nearest.address_line}, ${nearest.detail}` : nearest.address_line
    },
  }
}

function placeOf(found: unknown, nth: number): Place | null {
  const [east, north] = textAt(found, 'Point', 'pos').split(' ')
  const [latitude, longitude] = [degrees(north, 90), degrees(east, 180)]
  const address_line = textAt(found, 'name').slice(0, 250)
  if (latitude === null || longitude === null || !address_line) return null
  return {
    id: `y${nth}`,
    address_line,
    detail: textAt(found, 'description'),
    latitude,
    longitude,
  }
}
