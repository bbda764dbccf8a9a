import { foldName } from '@zal/api/fold'
import type { Language } from '../auth/principal.ts'
import type { Point } from '../services/geocoder.ts'
import { kindsAndCountries } from './kinds.ts'
import { kyrgyzstan } from './kyrgyzstan.ts'
import { tashkent } from './tashkent.ts'
import { uzbekistan } from './uzbekistan.ts'

/** r region, d district, c city, m quarter, a avenue, s street, p a single place. */
export type Kind = 'r' | 'd' | 'c' | 'm' | 'a' | 's' | 'p'

/** A place of the built-in gazetteer. */
export interface GazetteerPlace extends Point {
  id: string
  kind: Kind
  country: 'UZB' | 'KGZ'
  /** Names with the word of the kind. */
  names: Record<Language, string>
  /** The names in all languages, folded like names of members; Uzbek in Cyrillic folds to the same. */
  words: string[]
  /** Enclosing places, the nearest first. */
  within: GazetteerPlace[]
}

/** Patterns of names by kind and country. */
const forms = new Map(
  kindsAndCountries
    .trim()
    .split('\n')
    .map((line) => {
      const [key = '', uz = '', ru = '', en = ''] = line.split('|')
      return [key, { uz, ru, en }] as const
    }),
)

export const countryName = (country: GazetteerPlace['country'], language: Language): string =>
  forms.get(country)?.[language] ?? country

/** Places of both countries, in the order of the data: better known ones first. */
export const gazetteer: readonly GazetteerPlace[] = [
  ...read(tashkent + uzbekistan, 'UZB', 'u'),
  ...read(kyrgyzstan, 'KGZ', 'k'),
]

function read(data: string, country: GazetteerPlace['country'], letter: string): GazetteerPlace[] {
  const above: GazetteerPlace[] = []
  return data
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, nth) => {
      const depth = line.search(/\S/)
      const [kind, uz = '', ru = '', en, latitude, longitude] = line.trim().split('|')
      const names = namesOf(kind as Kind, { uz, ru, en: en || uz.replaceAll(/[ʻʼ]/g, '') })
      const place: GazetteerPlace = {
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

function namesOf(kind: Kind, bare: Record<Language, string>): GazetteerPlace['names'] {
  // A republic is not a region; its name already contains the word.
  if (kind === 'r' && bare.uz.includes(' ')) return bare
  const { uz, ru, en } = forms.get(kind) ?? bare
  // In Russian, adjective names of streets precede the word for street.
  const isAdjective = kind === 's' && /(ая|яя)$/.test(bare.ru)
  const russian = isAdjective ? ru.split(' ').toReversed().join(' ') : ru
  return { uz: withName(uz, bare.uz), ru: withName(russian, bare.ru), en: withName(en, bare.en) }
}

function withName(form: string, name: string) {
  return form.replace('…', name)
}
