import { builtInGeocoder } from '../adapters/geocoder/builtIn.ts'
import { nominatimGeocoder } from '../adapters/geocoder/nominatim.ts'
import type { Fetch } from '../adapters/geocoder/outside.ts'
import { yandexGeocoder } from '../adapters/geocoder/yandex.ts'
import type { Geocoder } from '../core/geocoder.ts'
import type { Settings } from './settings.ts'

export function geocoderOf(
  { geocoder, yandexKey, nominatimUrl }: Settings['places'],
  fetch: Fetch = globalThis.fetch,
): Geocoder {
  if (geocoder === 'yandex') return yandexGeocoder({ key: yandexKey, fetch })
  if (geocoder === 'nominatim') return nominatimGeocoder({ address: nominatimUrl, fetch })
  return builtInGeocoder
}
