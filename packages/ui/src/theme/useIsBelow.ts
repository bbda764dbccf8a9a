import { useSyncExternalStore } from 'react'

/** Whether the viewport is narrower than the given px, the same boundary as `media.below`. */
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
