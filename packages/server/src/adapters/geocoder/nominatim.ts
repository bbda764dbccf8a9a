import { mostPlaces, type Geocoder, type GeocoderAsk, type Place } from '../../core/geocoder.ts'
import { askJson, degrees, textAt, type Fetch } from './outside.ts'

interface NominatimOptions {
  /** Base URL of the service, such as `https://nominatim.zal.example/`. */
  address: string
  fetch: Fetch
}

/** Nominatim with data of OpenStreetMap; regular use requires a self-hosted installation. */
export function nominatimGeocoder({ address, fetch }: NominatimOptions): Geocoder {
  const ask = (path: string, { language }: GeocoderAsk, query: Record<string, string>) => {
    const url = new URL(path, address)
    for (const [name, value] of Object.entries({ format: 'jsonv2', ...query })) {
      url.searchParams.set(name, value)
    }
    // Its usage policy requires a name; where no Uzbek name exists, Russian is preferred to English.
    const headers = {
      'user-agent': 'Zal',
      'accept-language': language === 'uz' ? 'uz,ru' : language,
    }
    return askJson(fetch, 'nominatim', url, headers)
  }
  return {
    suggest: async (text, asked) => {
      const query = { q: text, limit: String(mostPlaces), countrycodes: 'uz,kg' }
      const answer = await ask('search', asked, query)
      return (Array.isArray(answer) ? answer : []).map(placeOf).filter((place) => place !== null)
    },
    reverse: async ({ latitude, longitude }, asked) => {
      const query = { lat: String(latitude), lon: String(longitude), zoom: '18' }
      const answer = await ask('reverse', asked, query)
      return linesOf(textAt(answer, 'display_name')).join(', ').slice(0, 250) || null
    },
  }
}

function placeOf(found: unknown, nth: number): Place | null {
  const [latitude, longitude] = [
    degrees(textAt(found, 'lat'), 90),
    degrees(textAt(found, 'lon'), 180),
  ]
  const lines = linesOf(textAt(found, 'display_name'))
  if (latitude === null || longitude === null || lines.length === 0) return null
  return {
    id: `n${nth}`,
    address_line: lines.slice(0, 3).join(', ').slice(0, 250),
    detail: lines.slice(3).join(', '),
    latitude,
    longitude,
  }
}

/** The parts of an address without the postal code. */
const linesOf = (name: string) =>
  name
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^\d{5,6}$/.test(part))
