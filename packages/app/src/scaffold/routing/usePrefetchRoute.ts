import { useEffectEvent, useLayoutEffect } from 'react'
import { useQueryDeps } from '../query/index.ts'
import { useRegistry } from './registry.tsx'
import { prefetchRoute } from './routePrefetch.ts'

/**
 * Lets the screen of an address, and the answers to what it asks first, be on their way: of the one that is drawn now, or
 * of the one to which the next key will most likely lead.
 *
 * @param once asks again only when this changes
 */
export function usePrefetchRoute(href: string | undefined, once = href) {
  const sections = useRegistry()
  const deps = useQueryDeps()
  const see = useEffectEvent(() => {
    if (href === undefined) return
    // The screen itself tells what could not be had.
    prefetchRoute(sections, deps, new URL(href, location.origin)).catch(() => undefined)
  })
  useLayoutEffect(
    function seeItComing() {
      see()
    },
    [once],
  )
}
