import { type KeyboardEvent, type MouseEvent, type RefObject, useRef } from 'react'
import { fill } from '../../format/fill.ts'
import type { CalendarEvent, CalendarHandlers } from './calendar.types.ts'
import type { CalendarWords } from './period.ts'
import { type Grip, type Hours, type Place, placeOf, type Spot, stretchAt } from './place.ts'
import { type Arrow, isArrow, nextStop, type Stop } from './stops.ts'
import { isLong } from './time.ts'
import { useDraft } from './useDraft.ts'
import { usePointer } from './usePointer.ts'
import { useWalk } from './useWalk.ts'

export interface GridOptions {
  stops: readonly Stop[]
  events: readonly CalendarEvent[]
  hours: Hours
  words: CalendarWords
  handlers: CalendarHandlers
  /** The view edits times, not only days. */
  isTimed: boolean
  locate: (root: HTMLElement, x: number, y: number) => Spot | null
  /** Range after an arrow key; with Shift it changes the length. */
  nudge: (place: Place, arrow: Arrow, isShift: boolean, event: CalendarEvent) => Place
  describe: (place: Place) => string
  /** Called to show the next or the previous period. */
  onStep: (by: 1 | -1) => void
  /** Called by Space on a day. */
  onDay?: (stop: Stop) => void
}

/** Pointer and keyboard handling of a view's grid; the views differ only in their ranges. */
export function useGrid(options: GridOptions) {
  const { stops, events, hours, words, handlers, locate, isTimed } = options
  const root = useRef<HTMLDivElement>(null)
  const control = useDraft(options)
  const walk = useWalk(root, stops)

  const gripOf = (target: Element, at: Spot): Grip | null => {
    const id = target.closest<HTMLElement>('[data-event]')?.dataset.event
    const event = events.find((one) => one.id === id)
    if (!event) {
      const isFree = isTimed && handlers.onCreate && target.closest('[data-slot]')
      return isFree ? { kind: 'create', home: emptyPlace(at), at } : null
    }
    const kind = target.closest('[data-resize]') ? 'resize' : 'move'
    const can = kind === 'move' ? canMove(event, handlers) : canResize(event, handlers)
    return can ? { kind, event, home: placeOf(event), at } : null
  }
  const press = usePointer({
    root,
    hours,
    control,
    locate: (x, y) => root.current && locate(root.current, x, y),
    gripOf,
  })

  const create = (stop: Stop | undefined) => {
    if (stop?.free) handlers.onCreate?.(stretchAt(stop.free))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isInside(root, event.target) || event.ctrlKey || event.metaKey || event.altKey) return
    const isDone = control.isHeld() ? carry(event) : wander(event)
    if (!isDone) return
    event.preventDefault()
    event.stopPropagation()
  }
  /** Keys while an event is picked up. */
  const carry = ({ key, shiftKey }: KeyboardEvent) => {
    const held = control.heldNow()
    if (!held?.event) return false
    if (isArrow(key) && shiftKey && !canResize(held.event, handlers)) return true
    if (isArrow(key)) control.move(options.nudge(held.place, key, shiftKey, held.event))
    else if (key === 'Enter' || key === ' ') control.drop()
    else if (key === 'Escape' || key === 'Tab') control.cancel()
    else return false
    return key !== 'Tab'
  }
  /** Keys while nothing is picked up: navigation. */
  const wander = ({ key, code, shiftKey, target }: KeyboardEvent) => {
    const stop = (target as Element).closest<HTMLElement>('[data-stop]')
    const here = stops.find((one) => one.key === stop?.dataset.stop)
    if (!here) return false
    if (isArrow(key) && shiftKey) return here.event && isTimed ? take(here.event, key) : false
    if (isArrow(key) || key === 'Home' || key === 'End') walk.go(nextStop(stops, here, key))
    else if (key === 'PageDown') options.onStep(1)
    else if (key === 'PageUp') options.onStep(-1)
    else if (here.event && (code === 'KeyM' || key === ' ')) return take(here.event)
    // A button inside a day handles Enter and Space itself.
    else if (target !== stop) return false
    else if (key === ' ' && options.onDay && here.free) options.onDay(here)
    else if (key === 'Enter' && here.free) create(here)
    else return false
    return true
  }
  const take = (event: CalendarEvent, arrow?: Arrow) => {
    const can = arrow ? canResize(event, handlers) : canMove(event, handlers)
    if (!can) control.say(fill(words.cannot, { title: event.title }))
    else {
      const home = placeOf(event)
      control.begin({ kind: 'move', event, home, at: { day: home.day, minute: 0 } }, 'keys')
      if (arrow) control.move(options.nudge(home, arrow, true, event))
    }
    return true
  }

  return {
    draft: control.draft,
    said: control.said,
    active: walk.active,
    tabIndex: walk.tabIndex,
    /** Props for the element with role grid. */
    props: {
      ref: root,
      onFocus: walk.onFocus,
      onBlur: (event: Parameters<typeof walk.onBlur>[0]) => {
        walk.onBlur(event)
        const hasLeft = !event.currentTarget.contains(event.relatedTarget)
        if (hasLeft && control.draft?.by === 'keys' && control.isHeld()) control.cancel()
      },
      onKeyDown,
      onKeyUp: (event: KeyboardEvent) => {
        // Firefox clicks a button on keyup of Space even if keydown was prevented.
        const isEvent = (event.target as HTMLElement).dataset.event !== undefined
        if (event.key === ' ' && isEvent) event.preventDefault()
      },
      onPointerDown: press,
      onDoubleClick: ({ target }: MouseEvent) => {
        const key = (target as HTMLElement).dataset.stop
        create(stops.find((stop) => stop.key === key))
      },
    },
  }
}

export type GridHands = ReturnType<typeof useGrid>

export const canMove = (event: CalendarEvent, { onMove }: CalendarHandlers) =>
  Boolean(onMove) && !event.locked && !event.busy
export const canResize = (event: CalendarEvent, { onResize }: CalendarHandlers) =>
  Boolean(onResize) && !event.locked && !event.busy && !isLong(event)

const isInside = (root: RefObject<HTMLElement | null>, target: EventTarget) =>
  Boolean(root.current?.contains(target as Node))

const emptyPlace = ({ day, group, minute }: Spot): Place => {
  return { day, group, start: minute, end: minute }
}
