/** An address in words, with its place where that is known. */
export interface Address {
  text: string
  /** Latitude in degrees, six digits. */
  lat?: number
  /** Longitude in degrees, six digits. */
  lng?: number
}

/** A suggestion. */
export interface Place {
  id: string
  /** What stands in the field when it is taken. */
  text: string
  /** One more line: the district, the country. */
  detail?: string
  lat: number
  lng: number
}

/** Whether the address has a place. */
export const isPlaced = (
  address: Address,
): address is Address & Required<Pick<Address, 'lat' | 'lng'>> =>
  address.lat !== undefined && address.lng !== undefined
