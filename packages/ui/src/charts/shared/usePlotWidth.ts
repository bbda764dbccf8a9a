import { useLayoutEffect, useRef, useState } from 'react'

/** Width of an element in whole px, kept up to date; undefined before the first measurement. */
export function usePlotWidth() {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState<number>()
  useLayoutEffect(function followWidth() {
    const element = ref.current
    if (!element) return
    const look = () => setWidth(Math.floor(element.getBoundingClientRect().width))
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width] as const
}
