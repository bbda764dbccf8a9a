import { type ComponentType, useCallback, useEffect, useState } from 'react'

/**
 * Creates a hook for a component in its own chunk. The hook returns the component once it is
 * loaded, and `fetch`, to be called on hover or focus; with 'ahead' it loads as soon as the page
 * has rendered. A failed load breaks nothing and is retried on the next call.
 *
 * Unlike `React.lazy` it shows no fallback: React delays content after a fallback by 300 ms.
 */
export function late<Props>(load: () => Promise<ComponentType<Props>>) {
  // Shared by the whole page.
  let known: ComponentType<Props> | undefined
  return function useLate(when?: 'ahead') {
    const [here, setHere] = useState({ Part: known })
    const fetch = useCallback(() => {
      const show = (Part: ComponentType<Props>) => {
        known = Part
        setHere((before) => (before.Part === Part ? before : { Part }))
      }
      if (known) show(known)
      else load().then(show, () => undefined)
    }, [])
    useEffect(
      function fetchAhead() {
        if (when === 'ahead') fetch()
      },
      [when, fetch],
    )
    return { Part: here.Part, fetch }
  }
}
