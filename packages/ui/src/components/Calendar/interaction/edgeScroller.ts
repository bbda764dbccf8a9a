/** So near to the edge, in px, a drag begins to scroll; and so far each frame. */
const EDGE = 40
const SPEED = 10

/** Scrolls what the element stands in while a drag is held at its upper or lower edge. */
export function edgeScroller(inside: Element, onScroll: (x: number, y: number) => void) {
  const frame = inside.closest('[data-scroller]')
  let point = { x: 0, y: 0 }
  let request = 0
  const speed = () => {
    if (!frame) return 0
    const { top, bottom } = frame.getBoundingClientRect()
    if (point.y > bottom - EDGE) return SPEED
    return point.y < top + EDGE ? -SPEED : 0
  }
  const step = () => {
    request = 0
    const before = frame?.scrollTop
    frame?.scrollBy(0, speed())
    if (frame?.scrollTop === before) return
    onScroll(point.x, point.y)
    request = requestAnimationFrame(step)
  }
  return {
    near(x: number, y: number) {
      point = { x, y }
      if (request === 0 && speed() !== 0) request = requestAnimationFrame(step)
    },
    stop: () => cancelAnimationFrame(request),
  }
}
