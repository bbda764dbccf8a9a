import type { Language } from '../i18n/words.ts'
import {
  asClub,
  asCountry,
  asLanguage,
  type Country,
  type SessionStorage,
} from './sessionStorage.ts'

/** What an address may bring besides its place. */
export interface DeepLink {
  /** One use, 60 seconds: opens a session. */
  hash?: string
  language?: Language
  club?: number
  country?: Country
  /** The same address without them. */
  rest: string
}

const names = ['hash', 'lang', 'location', 'countryCode']

/** Reads `hash`, `lang`, `location` and `countryCode`; what is malformed is as if it were absent. */
export function readDeepLink(path: string, search: string, fragment = ''): DeepLink {
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

/** Remembers what the address brought. */
export function remember(memory: SessionStorage, { language, club, country }: DeepLink) {
  if (language) memory.setLanguage(language)
  if (club) memory.setClub(club)
  if (country) memory.setCountry(country)
}

type Brings = Required<Pick<DeepLink, 'hash' | 'language' | 'country'>> & Pick<DeepLink, 'club'>

/** The address that the sign-in leads to: the wanted place with what `readDeepLink` reads there. */
export function deepLinkUrl(place: string, brings: Brings): string {
  const { pathname, search, hash: fragment } = new URL(place, 'https://own.invalid')
  const query = new URLSearchParams(search)
  query.set('hash', brings.hash)
  query.set('lang', brings.language)
  if (brings.club) query.set('location', String(brings.club))
  query.set('countryCode', brings.country)
  return `${pathname}?${query}${fragment}`
}
