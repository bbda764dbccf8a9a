import { useEffectEvent, useLayoutEffect } from 'react'
import { useForesight } from './ahead.ts'
import { useRegistry } from './registry.tsx'
import { foresee } from './screens.ts'

/**
 * Lets the screen of an address, and the answers to what it asks first, be on their way: of the one that is drawn now, or
 * of the one to which the next key will most likely lead.
 *
 * @param once asks again only when this changes
 */
export function useForeseen(href: string | undefined, once = href) {
  const sections = useRegistry()
  const foresight = useForesight()
  const see = useEffectEvent(() => {
    if (href === undefined) return
    // The screen itself tells what could not be had.
    foresee(sections, foresight, new URL(href, location.origin)).catch(() => undefined)
  })
  useLayoutEffect(
    function seeItComing() {
      see()
    },
    [once],
  )
}
