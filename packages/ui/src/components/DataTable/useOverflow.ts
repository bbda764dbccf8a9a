import { type RefObject, useEffect, useState } from 'react'

/** Whether the table is wider than its container and scrolls horizontally. */
export function useOverflow(frame: RefObject<HTMLElement | null>, watches: boolean) {
  const [wide, setWide] = useState(false)
  useEffect(
    function compareWidths() {
      const place = frame.current
      if (!watches || !place) return undefined
      const compare = () => setWide(place.scrollWidth > place.clientWidth + 1)
      const watch = new ResizeObserver(compare)
      watch.observe(place)
      const table = place.querySelector('table')
      if (table) watch.observe(table)
      return () => watch.disconnect()
    },
    [frame, watches],
  )
  return watches && wide
}
