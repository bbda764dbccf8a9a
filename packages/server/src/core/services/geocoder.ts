import type { Language } from '../auth/principal.ts'

/** Finds addresses and names places. Built in, or a service outside; the key of it never leaves the adapter. */
export interface Geocoder {
  /** Places that fit the text, the best first, eight at most. */
  suggest: (text: string, asked: GeocoderAsk) => Promise<Place[]>
  /** The address of a point in words; null where nothing is known of it. */
  reverse: (point: Point, asked: GeocoderAsk) => Promise<string | null>
}

/** For whom places are looked up. */
export interface GeocoderAsk {
  language: Language
  /** Where the merchant is; its places come first. */
  country: 'UZB' | 'KGZ'
}

/** Degrees. */
export interface Point {
  latitude: number
  longitude: number
}

/** A point on the map and the words for it. */
export interface Place extends Point {
  id: string
  /** The address as it is written into a form. */
  address_line: string
  /** One more line, as the region; empty where nothing is to add. */
  detail: string
}

/** Places in an answer at most. */
export const mostPlaces = 8

/** The service outside did not answer, or not with what it promises; the message holds no address and no key. */
export class GeocoderFailed extends Error {
  override name = 'GeocoderFailed'
}
