import { useSyncExternalStore } from 'react'
import { breakpoints, type Breakpoint } from './scale.ts'

/** True while the window is narrower than the breakpoint. */
export function useIsBelow(name: Breakpoint): boolean {
  const query = `(max-width: ${breakpoints[name] - 0.02}px)`
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
  )
}
