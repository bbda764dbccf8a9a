import type { Language } from './who.ts'

/**
 * Finds addresses and names places: the built-in gazetteer, or an external service whose key never leaves the
 * adapter.
 */
export interface Geocoder {
  /** Places that match the text, the best first, eight at most. */
  suggest: (text: string, asked: GeocoderAsk) => Promise<Place[]>
  /** The address of a point; null where it is unknown. */
  reverse: (point: Point, asked: GeocoderAsk) => Promise<string | null>
}

/** Language and country of a lookup. */
export interface GeocoderAsk {
  language: Language
  /** Country of the merchant; its places come first. */
  country: 'UZB' | 'KGZ'
}

/** Degrees. */
export interface Point {
  latitude: number
  longitude: number
}

/** A point on the map with its address. */
export interface Place extends Point {
  id: string
  /** The address as it is written into a form. */
  address_line: string
  /** A second line, such as the region; may be empty. */
  detail: string
}

/** Maximum number of places in a response. */
export const mostPlaces = 8

/**
 * The external service did not respond, or with an unexpected body; the message holds no address and no key.
 */
export class GeocoderFailed extends Error {
  override name = 'GeocoderFailed'
}
