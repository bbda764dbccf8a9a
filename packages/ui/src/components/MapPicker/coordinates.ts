/** Coordinates in degrees with six decimals, about 10 cm. */
export interface LatLng {
  /** Latitude: −90 (south) to 90 (north). */
  lat: number
  /** Longitude: −180 (west) to 180 (east). */
  lng: number
}

/** Rounds to six decimals. */
export const rounded = ({ lat, lng }: LatLng): LatLng => ({
  lat: Math.round(lat * 1e6) / 1e6,
  lng: Math.round(lng * 1e6) / 1e6,
})

/** "41.311081, 69.240562". */
export const writeLatLng = ({ lat, lng }: LatLng) => `${lat.toFixed(6)}, ${lng.toFixed(6)}`

const pair =
  /^([-\u2212]?\d{1,3}(?:[.,]\d+)?)°?(?:\s*[;,]\s*|\s+)([-\u2212]?\d{1,3}(?:[.,]\d+)?)°?$/

/** Parses two numbers as copied from other maps; `outside` for impossible coordinates. */
export function readLatLng(text: string): LatLng | 'wrong' | 'outside' {
  const [, first, second] = pair.exec(text.trim()) ?? []
  if (first === undefined || second === undefined) return 'wrong'
  const [lat, lng] = [numberOf(first), numberOf(second)]
  return Math.abs(lat) > 90 || Math.abs(lng) > 180 ? 'outside' : rounded({ lat, lng })
}

const numberOf = (text: string) => Number(text.replace(',', '.').replace('\u2212', '-'))
