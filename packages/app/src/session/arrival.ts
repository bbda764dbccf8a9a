import type { Language } from '../i18n/words.ts'
import { asClub, asCountry, asLanguage, type Country, type Memory } from './memory.ts'

/** Parameters that a URL may carry besides its place in the app. */
export interface Arrival {
  /** Single-use token, valid for 60 seconds; exchanged for a session. */
  hash?: string
  language?: Language
  club?: number
  country?: Country
  /** The URL without these parameters. */
  rest: string
}

const names = ['hash', 'lang', 'location', 'countryCode']

/** Parses `hash`, `lang`, `location` and `countryCode`; malformed values become undefined. */
export function readArrival(path: string, search: string, fragment = ''): Arrival {
  const query = new URLSearchParams(search)
  const rest = new URLSearchParams(query)
  for (const name of names) rest.delete(name)
  return {
    hash: query.get('hash') ?? undefined,
    language: asLanguage(query.get('lang')),
    club: asClub(query.get('location')),
    country: asCountry(query.get('countryCode')),
    rest: path + (rest.size > 0 ? `?${rest}` : '') + fragment,
  }
}

/** Stores language, club and country of the URL. */
export function remember(memory: Memory, { language, club, country }: Arrival) {
  if (language) memory.setLanguage(language)
  if (club) memory.setClub(club)
  if (country) memory.setCountry(country)
}

type Brings = Required<Pick<Arrival, 'hash' | 'language' | 'country'>> & Pick<Arrival, 'club'>

/**
 * URL that the sign-in redirects to: the wanted place with the parameters that `readArrival`
 * parses.
 */
export function arrivalUrl(place: string, brings: Brings): string {
  const { pathname, search, hash: fragment } = new URL(place, 'https://own.invalid')
  const query = new URLSearchParams(search)
  query.set('hash', brings.hash)
  query.set('lang', brings.language)
  if (brings.club) query.set('location', String(brings.club))
  query.set('countryCode', brings.country)
  return `${pathname}?${query}${fragment}`
}
