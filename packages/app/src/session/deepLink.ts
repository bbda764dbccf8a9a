import type { Language } from '../i18n/words.ts'
import {
  asClub,
  asCountry,
  asLanguage,
  type Country,
  type SessionStorage,
} from './sessionStorage.ts'

/** Parameters that a URL may carry besides its place in the app. */
export interface DeepLink {
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
export function readDeepLink(path: string, search: string, fragment = ''): DeepLink {
  const query = new URLSearchParams(search)
  const rest = new URLSearchParams(query)
  for (const name of names) rest.delete(name)
  // Several clubs are the question of a report, not the club of the tab.
  const location = query.get('location')
  if (location?.includes(',')) rest.set('location', location)
  return {
    hash: query.get('hash') ?? undefined,
    language: asLanguage(query.get('lang')),
    club: asClub(query.get('location')),
    country: asCountry(query.get('countryCode')),
    rest: path + (rest.size > 0 ? `?${rest}` : '') + fragment,
  }
}

/** Stores language, club and country of the URL. */
export function remember(memory: SessionStorage, { language, club, country }: DeepLink) {
  if (language) memory.setLanguage(language)
  if (club) memory.setClub(club)
  if (country) memory.setCountry(country)
}

type Brings = Required<Pick<DeepLink, 'hash' | 'language' | 'country'>> & Pick<DeepLink, 'club'>

/**
 * URL that the sign-in redirects to: the wanted place with the parameters that `readDeepLink`
 * parses.
 */
export function deepLinkUrl(place: string, brings: Brings): string {
  const { pathname, search, hash: fragment } = new URL(place, 'https://own.invalid')
  const query = new URLSearchParams(search)
  query.set('hash', brings.hash)
  query.set('lang', brings.language)
  if (brings.club) query.set('location', String(brings.club))
  query.set('countryCode', brings.country)
  return `${pathname}?${query}${fragment}`
}
