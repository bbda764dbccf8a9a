import { zoneOfBrowser } from '@zal/api'
import type { Keep } from './storage.ts'

const KEY = 'zone'
/** Delay in ms after which the zone is checked again. */
const LATER = 5000

/**
 * Time zone of the browser. During the page start it is the stored one, because `Intl` is slow; it
 * is checked again later.
 */
export function zoneFrom(local: Keep): () => string {
  let zone = local.get(KEY)
  const look = () => {
    const found = zoneOfBrowser()
    zone = found
    local.set(KEY, found)
    return found
  }
  if (zone) setTimeout(look, LATER)
  return () => zone ?? look()
}
