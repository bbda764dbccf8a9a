import { useEffectEvent, useLayoutEffect } from 'react'
import { useForesight } from './ahead.ts'
import { useRegistry } from './registry.tsx'
import { foresee } from './screens.ts'

/**
 * Prefetches a route: its code chunk and its first queries. Used for the current route and for the
 * one the user will most likely open.
 *
 * @param once prefetches again only when this changes
 */
export function useForeseen(href: string | undefined, once = href) {
  const sections = useRegistry()
  const foresight = useForesight()
  const see = useEffectEvent(() => {
    if (href === undefined) return
    // The screen reports the error when it renders.
    foresee(sections, foresight, new URL(href, location.origin)).catch(() => undefined)
  })
  useLayoutEffect(
    function seeItComing() {
      see()
    },
    [once],
  )
}
