import type { Language } from '../../core/context.ts'
import type { Point } from '../../core/geocoder.ts'
import { foldName } from '../../rules/fold.ts'
import { kyrgyzstan } from './kyrgyzstan.ts'
import { uzbekistan } from './uzbekistan.ts'

/** r region, d district, c city, m quarter, a avenue, s street, p a place of its own. */
export type Kind = 'r' | 'd' | 'c' | 'm' | 'a' | 's' | 'p'

/** A place of the built-in gazetteer. */
export interface Known extends Point {
  id: string
  kind: Kind
  country: 'UZB' | 'KGZ'
  /** With the word of its kind. */
  names: Record<Language, string>
  /** The names in all languages, folded as names of members are; the Cyrillic of Uzbek folds the same. */
  words: string[]
  /** What it lies in, the nearest first. */
  within: Known[]
}

/** The word of a kind around a name; quarters and places of their own are written whole. */
const kinds: Record<Kind, Record<Language, (name: string) => string>> = {
  r: { uz: whole('viloyati'), ru: whole('область'), en: whole('region') },
  d: { uz: whole('tumani'), ru: whole('район'), en: whole('district') },
  a: { uz: whole('shoh koʻchasi'), ru: (name) => `проспект ${name}`, en: whole('Avenue') },
  s: { uz: whole('koʻchasi'), ru: streetOf, en: whole('Street') },
  c: { uz: itself, ru: itself, en: itself },
  m: { uz: itself, ru: itself, en: itself },
  p: { uz: itself, ru: itself, en: itself },
}

/** Those of both countries, in the order of the data: what is better known comes first. */
export const gazetteer: readonly Known[] = [
  ...read(uzbekistan, 'UZB', 'u'),
  ...read(kyrgyzstan, 'KGZ', 'k'),
]

function read(data: string, country: Known['country'], letter: string): Known[] {
  const above: Known[] = []
  return data
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, nth) => {
      const depth = line.search(/\S/)
      const [kind, uz = '', ru = '', en, latitude, longitude] = line.trim().split('|')
      const names = namesOf(kind as Kind, { uz, ru, en: en || uz.replaceAll(/[ʻʼ]/g, '') })
      const place: Known = {
        id: letter + nth,
        kind: kind as Kind,
        country,
        names,
        words: foldName(Object.values(names).join(' ')),
        within: above.slice(0, depth).toReversed(),
        latitude: Number(latitude),
        longitude: Number(longitude),
      }
      above.splice(depth, above.length, place)
      return place
    })
}

function namesOf(kind: Kind, bare: Record<Language, string>): Known['names'] {
  const { uz, ru, en } = kinds[kind]
  // A republic is no region and says so itself.
  if (kind === 'r' && bare.uz.includes(' ')) return bare
  return { uz: uz(bare.uz), ru: ru(bare.ru), en: en(bare.en) }
}

function whole(word: string) {
  return (name: string) => `${name} ${word}`
}

function itself(name: string) {
  return name
}

/** Russian streets named by an adjective stand before their word. */
function streetOf(name: string) {
  return /(ая|яя)$/.test(name) ? `${name} улица` : `улица ${name}`
}
