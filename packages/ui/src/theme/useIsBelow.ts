import { useSyncExternalStore } from 'react'

/** Whether the window is narrower than so many px, the same edge as `media.below`. */
export function useIsBelow(px: number) {
  const query = `(max-width: ${px - 0.02}px)`
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
  )
}
