/** An address as text, with coordinates if known. */
export interface Address {
  text: string
  /** Latitude in degrees, six decimals. */
  lat?: number
  /** Longitude in degrees, six decimals. */
  lng?: number
}

/** An address suggestion. */
export interface Place {
  id: string
  /** Text of the field when it is chosen. */
  text: string
  /** Second line: the district, the country. */
  detail?: string
  lat: number
  lng: number
}

/** Whether the address has coordinates. */
export const isPlaced = (
  address: Address,
): address is Address & Required<Pick<Address, 'lat' | 'lng'>> =>
  address.lat !== undefined && address.lng !== undefined
