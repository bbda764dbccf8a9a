import { type ComponentType, useCallback, useEffect, useState } from 'react'

/**
 * A part that travels when it is first wanted. The hook gives it, once it is here, and the way to
 * fetch it: when somebody seems about to want it (points, focuses), or `ahead`, as soon as the page
 * stands. Where it does not come nothing breaks, and the next wish asks again.
 *
 * Unlike `lazy` it shows no fallback first: React holds what follows a fallback back for 300 ms.
 */
export function late<Props>(load: () => Promise<ComponentType<Props>>) {
  // The same for the whole page.
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
