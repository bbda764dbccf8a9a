import { foldQuery } from '@zal/api/fold'
import type { Language } from '../../core/operation/context.ts'
import { mostPlaces, type Geocoder, type Place, type Point } from '../../core/services/geocoder.ts'
import {
  countryName,
  gazetteer,
  type Kind,
  type GazetteerPlace,
} from '../../core/gazetteer/gazetteer.ts'

/** Geocoder with a built-in list of the larger places of both countries; needs no network. */
export const builtInGeocoder: Geocoder = {
  suggest: async (text, { language, country }) => {
    const asked = queryOf(text)
    if (asked.terms.length === 0) return []
    return gazetteer
      .map((place, nth) => ({ place, nth, rank: rankOf(place, asked.terms) }))
      .filter(({ rank }) => rank < unfit)
      .toSorted(
        (one, other) =>
          Number(one.place.country !== country) - Number(other.place.country !== country) ||
          one.rank - other.rank ||
          order.indexOf(one.place.kind) - order.indexOf(other.place.kind) ||
          one.nth - other.nth,
      )
      .slice(0, mostPlaces)
      .map(({ place }) => toPlace(place, language, asked.house))
  },
  reverse: async (point, { language }) => {
    const near = gazetteer
      .map((place) => ({ place, km: kilometres(point, place) }))
      .filter(({ place, km }) => km <= reach[place.kind])
      .toSorted(
        (one, other) =>
          fineness.indexOf(one.place.kind) - fineness.indexOf(other.place.kind) ||
          one.km - other.km,
      )
    return near[0] ? toPlace(near[0].place, language).address_line : null
  },
}

/** Order of equally good matches. */
const order: Kind[] = ['c', 'r', 'd', 'a', 's', 'm', 'p']
/** Maximum distance in kilometres at which a point belongs to a place of this kind. */
const reach: Record<Kind, number> = { p: 0.2, a: 0.5, s: 0.4, m: 0.9, d: 6, c: 9, r: 90 }
const fineness: Kind[] = ['p', 's', 'a', 'm', 'd', 'c', 'r']

const unfit = 1000

/** Parses a query into the spellings of each word, and the house number. */
function queryOf(text: string) {
  const words = text.trim().split(/[\s,]+/u)
  const isNumber = (word: string) => /^\d{1,4}[a-zа-яё]?([/-]\d{1,4})?$/iu.test(word)
  const house = words.length > 1 ? words.findLast(isNumber) : undefined
  return { terms: foldQuery(text), house }
}

/**
 * Rank of a match: 0 is exact; a word that matches only the enclosing city counts less; `unfit` does not
 * match.
 */
function rankOf(place: GazetteerPlace, terms: string[][]): number {
  const own = terms.map((starts) => fit(starts, place.words))
  if (Math.min(...own) >= unfit) return unfit
  const above = place.within.flatMap(({ words }) => words)
  return own
    .map((rank, nth) => {
      if (rank < unfit) return rank
      if (isHouse(terms[nth])) return 3
      const outer = fit(terms[nth] ?? [], above)
      return outer < unfit ? outer + 1 : unfit
    })
    .reduce((sum, rank) => (rank >= unfit ? unfit : Math.min(unfit, sum + rank)), 0)
}

const isHouse = ([word = '']: string[] = []) => /^\d/.test(word)

/** Rank of the best matching word: equal, a prefix, or with one error. */
function fit([typed = '', ...others]: string[], words: string[]): number {
  if (words.includes(typed)) return 0
  if (isHouse([typed])) return unfit
  if ([typed, ...others].some((start) => words.some((word) => word.startsWith(start)))) return 1
  if (typed.length >= 4 && words.some((word) => isClose(word, typed))) return 5
  return unfit
}

/** Whether two words differ by at most one letter added, removed or replaced. */
function isClose(word: string, typed: string): boolean {
  const [short, long] = word.length < typed.length ? [word, typed] : [typed, word]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1)
}

function toPlace(place: GazetteerPlace, language: Language, house?: string): Place {
  const { id, kind, names, within, latitude, longitude, country } = place
  const cities = within.filter(({ kind: each }) => each !== 'r')
  const rest = within.filter(({ kind: each }) => each === 'r')
  const isStreet = kind === 's' || kind === 'a'
  const own = isStreet && house ? `${names[language]}, ${house}` : names[language]
  const city = isStreet || kind === 'p' ? cities.slice(-1) : cities
  return {
    id,
    address_line: [own, ...city.map((each) => each.names[language])].join(', '),
    detail: [
      ...cities.filter((each) => !city.includes(each)).map((each) => each.names[language]),
      ...rest.map((each) => each.names[language]),
      countryName(country, language),
    ].join(', '),
    latitude,
    longitude,
  }
}

/** Distance as the crow flies; accurate enough for short distances. */
function kilometres(one: Point, other: Point): number {
  const north = (one.latitude - other.latitude) * 111.2
  const east = (one.longitude - other.longitude) * 111.3 * Math.cos((one.latitude * Math.PI) / 180)
  return Math.hypot(north, east)
}
