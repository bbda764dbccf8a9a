import { zoneOfBrowser } from '@zal/api'
import type { SafeStorage } from './storage.ts'

const KEY = 'zone'
/** Milliseconds after which the start is over. */
const LATER = 5000

/** The zone of the browser: while a page starts, the one that was remembered; it is looked at again later. */
export function timeZoneFrom(local: SafeStorage): () => string {
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
