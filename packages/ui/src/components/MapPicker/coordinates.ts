/** A point on the earth in degrees; six digits, which is a decimetre. */
export interface LatLng {
  /** Latitude: −90 in the south to 90 in the north. */
  lat: number
  /** Longitude: −180 in the west to 180 in the east. */
  lng: number
}

/** Six digits behind the point. */
export const rounded = ({ lat, lng }: LatLng): LatLng => ({
  lat: Math.round(lat * 1e6) / 1e6,
  lng: Math.round(lng * 1e6) / 1e6,
})

/** "41.311081, 69.240562". */
export const writeLatLng = ({ lat, lng }: LatLng) => `${lat.toFixed(6)}, ${lng.toFixed(6)}`

const pair =
  /^([-\u2212]?\d{1,3}(?:[.,]\d+)?)°?(?:\s*[;,]\s*|\s+)([-\u2212]?\d{1,3}(?:[.,]\d+)?)°?$/

/** Two numbers as people copy them from other maps; `outside` where no place is there. */
export function readLatLng(text: string): LatLng | 'wrong' | 'outside' {
  const [, first, second] = pair.exec(text.trim()) ?? []
  if (first === undefined || second === undefined) return 'wrong'
  const [lat, lng] = [numberOf(first), numberOf(second)]
  return Math.abs(lat) > 90 || Math.abs(lng) > 180 ? 'outside' : rounded({ lat, lng })
}

const numberOf = (text: string) => Number(text.replace(',', '.').replace('\u2212', '-'))
