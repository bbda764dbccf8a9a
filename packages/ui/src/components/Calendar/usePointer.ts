import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef } from 'react'
import { edgeScroller } from './edgeScroller.ts'
import { dragged, type Grip, type Hours, type Spot } from './place.ts'
import type { DraftControl } from './useDraft.ts'

/**
 * Slack in px: mouse movement before a press is a drag, finger movement allowed during a long
 * press.
 */
const SLACK = { mouse: 4, touch: 10 }
const LONG_PRESS = 400

interface PointerOptions {
  root: RefObject<HTMLElement | null>
  hours: Hours
  control: DraftControl
  /** Position in the calendar of a point in the viewport. */
  locate: (x: number, y: number) => Spot | null
  /** Starts a drag on the pressed element, or null. */
  gripOf: (target: Element, at: Spot) => Grip | null
}

/** Dragging by mouse, pen or, after a long press, finger. Escape cancels. */
export function usePointer({ root, hours, control, locate, gripOf }: PointerOptions) {
  const stop = useRef<(() => void) | null>(null)

  useEffect(
    function keepPageStill() {
      const frame = root.current
      // React's touch listeners are passive; only an active one can prevent scrolling.
      const still = (event: TouchEvent) => control.isHeld() && event.preventDefault()
      frame?.addEventListener('touchmove', still, { passive: false })
      return () => frame?.removeEventListener('touchmove', still)
    },
    [root, control],
  )
  useEffect(function letGoOnLeave() {
    return () => stop.current?.()
  }, [])

  return function press(event: ReactPointerEvent) {
    const target = event.target as Element
    if (event.button !== 0 || !event.isPrimary || !root.current?.contains(target)) return
    const at = locate(event.clientX, event.clientY)
    const grip = at && gripOf(target, at)
    if (!grip) return
    if (control.isHeld()) control.cancel()
    const first = { x: event.clientX, y: event.clientY }
    const isTouch = event.pointerType === 'touch'
    const slack = isTouch ? SLACK.touch : SLACK.mouse
    let isDragging = false
    const scroller = edgeScroller(target, (x, y) => follow(x, y))

    const follow = (x: number, y: number) => {
      const here = locate(x, y)
      if (here) control.move(dragged(grip, here, hours))
    }
    const begin = () => {
      isDragging = true
      control.begin(grip, 'pointer')
      if (grip.kind === 'create') follow(first.x, first.y)
    }
    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      const isFar = Math.hypot(x - first.x, y - first.y) > slack
      if (!isDragging && isFar && isTouch) return end()
      if (!isDragging && isFar) begin()
      if (!isDragging) return
      follow(x, y)
      scroller.near(x, y)
    }
    const up = () => {
      if (isDragging) {
        swallowClick()
        control.drop()
      }
      end()
    }
    const putBack = () => {
      if (isDragging) control.cancel()
      end()
    }
    const key = (pressed: KeyboardEvent) => {
      if (!isDragging || pressed.key !== 'Escape') return
      pressed.preventDefault()
      pressed.stopPropagation()
      swallowNextClick()
      putBack()
    }
    const noMenu = (menu: Event) => menu.preventDefault()
    const timer = isTouch ? setTimeout(begin, LONG_PRESS) : undefined
    const end = () => {
      clearTimeout(timer)
      scroller.stop()
      listeners.abort()
      stop.current = null
    }
    const listeners = new AbortController()
    const { signal } = listeners
    stop.current?.()
    stop.current = putBack
    window.addEventListener('pointermove', move, { signal })
    window.addEventListener('pointerup', up, { signal })
    window.addEventListener('pointercancel', putBack, { signal })
    window.addEventListener('keydown', key, { signal, capture: true })
    if (isTouch) window.addEventListener('contextmenu', noMenu, { signal })
  }
}

const swallow = (event: Event) => {
  event.preventDefault()
  event.stopPropagation()
}

/** Suppresses the click that browsers fire at the end of a drag. */
function swallowClick() {
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
}

/** Suppresses it after the button is released. */
function swallowNextClick() {
  window.addEventListener('pointerup', swallowClick, { capture: true, once: true })
}
