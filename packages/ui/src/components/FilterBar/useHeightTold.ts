import { type RefObject, useEffect } from 'react'

/** Publishes the height that the bar covers to its siblings, as `--z-under-filters`. */
export function useHeightTold(frame: RefObject<HTMLElement | null>) {
  useEffect(
    function tellHeight() {
      const bar = frame.current
      const around = bar?.parentElement
      if (!bar || !around) return undefined
      const tell = () => {
        const parts = [bar, ...bar.querySelectorAll<HTMLElement>('[data-bar]')]
        const sticky = parts.find((part) => getComputedStyle(part).position === 'sticky')
        around.style.setProperty('--z-under-filters', `${sticky?.offsetHeight ?? 0}px`)
      }
      // The observer fires initially too, after layout and before paint.
      const watch = new ResizeObserver(tell)
      watch.observe(around)
      for (const part of bar.children) watch.observe(part)
      return () => {
        watch.disconnect()
        around.style.removeProperty('--z-under-filters')
      }
    },
    [frame],
  )
}
