import { useEffect, useEffectEvent } from 'react'
import { useForesight } from './ahead.ts'
import { useRegistry } from './registry.tsx'
import { foresee } from './screens.ts'

/** Where the next key will most likely lead: what is asked there is on its way before it is pressed. */
export function useLikely(href: string | undefined) {
  const sections = useRegistry()
  const foresight = useForesight()
  const see = useEffectEvent((place: URL) => {
    // The screen itself tells what could not be had.
    foresee(sections, foresight, place).catch(() => undefined)
  })
  useEffect(
    function seeItComing() {
      if (href !== undefined) see(new URL(href, location.origin))
    },
    [href],
  )
}
