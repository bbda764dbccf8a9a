import { useEffectEvent, useLayoutEffect } from 'react'
import { useQueryDeps } from '../query/index.ts'
import { useRegistry } from './registry.tsx'
import { prefetchRoute } from './routePrefetch.ts'

/**
 * Prefetches a route: its code chunk and its first queries. Used for the current route and for the
 * one the user will most likely open.
 *
 * @param once prefetches again only when this changes
 */
export function usePrefetchRoute(href: string | undefined, once = href) {
  const sections = useRegistry()
  const deps = useQueryDeps()
  const see = useEffectEvent(() => {
    if (href === undefined) return
    // The screen reports the error when it renders.
    prefetchRoute(sections, deps, new URL(href, location.origin)).catch(() => undefined)
  })
  useLayoutEffect(
    function seeItComing() {
      see()
    },
    [once],
  )
}
