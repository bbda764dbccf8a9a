import { type MouseEvent, type PointerEvent, useRef } from 'react'

/** Duration of a long press in ms, and the movement in px that makes it a scroll. */
const LONG = 500
const STILL = 10

/**
 * Handlers of a row: a long press calls `act`, and while `selecting` a tap does too, instead of
 * opening the row.
 */
export function useLongPress(act: (() => void) | undefined, selecting: boolean) {
  const press = useRef<{ timer: number; x: number; y: number }>(undefined)
  const isDone = useRef(false)
  if (!act) return {}
  const end = () => {
    clearTimeout(press.current?.timer)
    press.current = undefined
  }
  return {
    onPointerDown: ({ clientX: x, clientY: y, pointerType }: PointerEvent) => {
      isDone.current = false
      if (pointerType === 'mouse') return
      const timer = window.setTimeout(() => {
        isDone.current = true
        act()
      }, LONG)
      press.current = { timer, x, y }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x = 0, y = 0 } = press.current ?? {}
      if (press.current && Math.hypot(clientX - x, clientY - y) > STILL) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
    // The menu of the browser for a link would cover the selection.
    onContextMenu: (event: MouseEvent) => {
      if (press.current || isDone.current) event.preventDefault()
    },
    onClickCapture: (event: MouseEvent) => {
      const isOwn =
        event.target instanceof Element && event.target.closest('input, button, [role="menu"]')
      if (isOwn || !(isDone.current || selecting)) return
      event.preventDefault()
      event.stopPropagation()
      if (!isDone.current) act()
      isDone.current = false
    },
  }
}
