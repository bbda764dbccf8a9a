import { type RefObject, useLayoutEffect, useState } from 'react'
import { control } from '../../theme/index.ts'

/** Position and height of the rows, in px. */
export interface Box {
  /** Distance of the first row from the start of the scroll container. */
  start: number
  height: number
}

/** Measures the rows again whenever the content above or the density changes. */
export function useBox(frame: RefObject<HTMLElement | null>, inFrame: boolean): Box {
  const [box, setBox] = useState<Box>({ start: 0, height: 52 })
  useLayoutEffect(
    function measureBox() {
      const place = frame.current
      const body = place?.querySelector('tbody, ul')
      if (!place || !body) return undefined
      const probe = place.appendChild(document.createElement('i'))
      Object.assign(probe.style, { position: 'absolute', top: 0, height: control.row })
      const measure = () => {
        const top = body.getBoundingClientRect().top
        const start = inFrame
          ? top - place.getBoundingClientRect().top - place.clientTop + place.scrollTop
          : top + scrollY
        const height = probe.offsetHeight
        setBox((now) => (now.start === start && now.height === height ? now : { start, height }))
      }
      const watch = new ResizeObserver(measure)
      for (const one of [document.body, place, probe]) watch.observe(one)
      measure()
      return () => {
        watch.disconnect()
        probe.remove()
      }
    },
    [frame, inFrame],
  )
  return box
}
