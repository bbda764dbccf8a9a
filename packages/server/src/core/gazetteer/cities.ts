import { foldQuery } from '@zal/api/fold'
import type { Language, Principal } from '../auth/principal.ts'
import { gazetteer, type GazetteerPlace } from './gazetteer.ts'

type Country = Principal['country']

interface City {
  /** Key of the city, the same in all languages and releases. */
  id: string
  place: GazetteerPlace
}

/** The key: the English name in small letters, as its place in the data may change. */
const keyOf = ({ names }: GazetteerPlace) =>
  names.en
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '')

const cities: readonly City[] = gazetteer
  .filter(({ kind }) => kind === 'c')
  .map((place) => ({ id: keyOf(place), place }))

const citiesOf = (country: Country) => cities.filter(({ place }) => place.country === country)

/** Cities of a country by name, in a language; those whose name in any language begins with the words of `q`. */
export function cityList(country: Country, language: Language, q = '') {
  const wanted = foldQuery(q)
  return citiesOf(country)
    .filter(({ place }) =>
      wanted.every((starts) =>
        place.words.some((word) => starts.some((start) => word.startsWith(start))),
      ),
    )
    .map(({ id, place }) => ({
      id,
      name: place.names[language],
      region: place.within.at(-1)?.names[language] ?? '',
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language))
}

/** Whether a country has a city with this key. */
export const hasCity = (country: Country, id: string): boolean =>
  citiesOf(country).some((city) => city.id === id)

/** Names of the cities of a country by key, in a language. */
export const cityNames = (country: Country, language: Language): Record<string, string> =>
  Object.fromEntries(citiesOf(country).map(({ id, place }) => [id, place.names[language]]))
