import type { UiWords } from '../../theme/index.ts'
import type { LatLng } from './coordinates.ts'

export type City = keyof UiWords['map']['cities']

/** Cities on the map; small ones only when zoomed in. */
export const cities: Record<City, LatLng & { small?: boolean }> = {
  tashkent: { lat: 41.311081, lng: 69.240562 },
  samarkand: { lat: 39.654388, lng: 66.975824 },
  bukhara: { lat: 39.774722, lng: 64.428611 },
  khiva: { lat: 41.378333, lng: 60.363889, small: true },
  nukus: { lat: 42.453056, lng: 59.610278 },
  termez: { lat: 37.224167, lng: 67.278333, small: true },
  karshi: { lat: 38.860556, lng: 65.789167, small: true },
  namangan: { lat: 40.998299, lng: 71.672569, small: true },
  andijan: { lat: 40.783333, lng: 72.35, small: true },
  fergana: { lat: 40.389444, lng: 71.783056, small: true },
  bishkek: { lat: 42.874722, lng: 74.612222 },
  osh: { lat: 40.514096, lng: 72.816097 },
  jalalAbad: { lat: 40.933333, lng: 73, small: true },
  karakol: { lat: 42.490694, lng: 78.393611, small: true },
  naryn: { lat: 41.428611, lng: 75.991111, small: true },
  almaty: { lat: 43.238949, lng: 76.889709 },
  dushanbe: { lat: 38.559772, lng: 68.787038 },
  ashgabat: { lat: 37.960077, lng: 58.326063 },
}
