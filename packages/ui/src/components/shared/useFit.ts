import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/**
 * Number of parts, at most `most`, that fit side by side in a row without overflow. The row has
 * `overflow: hidden` or scrolls, so that its content is wider than itself when there is no room.
 *
 * @param content identity of the content: when it changes, all parts are tried again
 */
export function useFit(row: RefObject<HTMLElement | null>, most: number, content: string) {
  const [fit, setFit] = useState({ count: most, most, content })
  /** Widths of the row that were too narrow for a number of parts. */
  const narrow = useRef<number[]>([])
  const isStale = fit.most !== most || fit.content !== content
  const count = isStale ? most : fit.count
  if (isStale) setFit({ count: most, most, content })
  useLayoutEffect(
    function forgetWidths() {
      narrow.current = []
    },
    [most, content],
  )
  useLayoutEffect(function compareWidths() {
    const place = row.current
    if (!place) return undefined
    const compare = () => {
      const width = place.clientWidth
      if (place.scrollWidth > width + 1 && count > 0) {
        narrow.current[count] = width
        return setFit({ count: count - 1, most, content })
      }
      let more = most
      while (more > count && (narrow.current[more] ?? 0) >= width) more -= 1
      if (more > count) setFit({ count: more, most, content })
    }
    compare()
    const watch = new ResizeObserver(compare)
    watch.observe(place)
    return () => watch.disconnect()
  })
  return count
}
