/** Distance from the edge in px at which dragging scrolls, and px per frame. */
const EDGE = 40
const SPEED = 10

/** Scrolls the container while a drag is held near its top or bottom edge. */
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
