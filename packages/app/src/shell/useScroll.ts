import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** Input that moves the page or starts another action. */
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/** Scroll restoration: a new page starts at the top; Back and Forward restore the position. */
export function useScroll() {
  const { key, pathname } = useLocation()
  const kind = useNavigationType()
  const places = useRef(new Map<string, number>())
  const lastPath = useRef(pathname)
  useEffect(
    function placePage() {
      const positions = places.current
      const samePage = lastPath.current === pathname
      lastPath.current = pathname
      const stop = kind === 'POP' ? scrollWhenLong(positions.get(key) ?? 0) : undefined
      if (kind !== 'POP' && !samePage) scrollTo(0, 0)
      const remember = () => positions.set(key, scrollY)
      addEventListener('scroll', remember, { passive: true })
      return () => {
        stop?.()
        removeEventListener('scroll', remember)
      }
    },
    [key, kind, pathname],
  )
}

/** Scrolls once the page has reached its former height, unless the user acts before. */
function scrollWhenLong(top: number) {
  if (top === 0) return undefined
  const watch = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight < top + innerHeight) return
    scrollTo(0, top)
    stop()
  })
  function stop() {
    watch.disconnect()
    for (const input of inputs) removeEventListener(input, stop, true)
  }
  watch.observe(document.body)
  for (const input of inputs) addEventListener(input, stop, { capture: true, passive: true })
  return stop
}
