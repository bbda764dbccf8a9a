import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { type Stop, stopAt } from './stops.ts'

/** Roving tabindex: one stop of the grid is tabbable; the arrows move between the stops. */
export function useWalk(root: RefObject<HTMLElement | null>, stops: readonly Stop[]) {
  const [chosen, choose] = useState<Stop | null>(null)
  const active = currentOf(stops, chosen)
  // True while focus is inside and its stop may move with the next render.
  const isInside = useRef(false)

  const elementOf = (stop: Stop) =>
    root.current?.querySelector<HTMLElement>(`[data-stop="${CSS.escape(stop.key)}"]`)
  const go = (stop: Stop) => {
    choose(stop)
    const element = elementOf(stop)
    element?.focus({ preventScroll: true })
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  useLayoutEffect(function keepFocus() {
    // The focused element was re-rendered elsewhere, or its period is gone.
    const isLost = isInside.current && document.activeElement === document.body
    if (isLost && active) elementOf(active)?.focus({ preventScroll: true })
  })

  return {
    active,
    go,
    tabIndex: (key: string) => (key === active?.key ? 0 : -1),
    onFocus: ({ target }: FocusEvent) => {
      if (!root.current?.contains(target)) return
      isInside.current = true
      const key = target.closest<HTMLElement>('[data-stop]')?.dataset.stop
      const stop = stops.find((one) => one.key === key)
      if (stop) choose(stop)
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (currentTarget.contains(relatedTarget)) return
      isInside.current = false
    },
  }
}

/** The stop that should have focus: the same one, the same event elsewhere, or the same place. */
function currentOf(stops: readonly Stop[], chosen: Stop | null): Stop | undefined {
  if (!chosen) return stops.find(({ event }) => event) ?? stops[0]
  return (
    stops.find(({ key }) => key === chosen.key) ??
    stops.find(({ event }) => event && event.id === chosen.event?.id) ??
    stopAt(stops, chosen.column, chosen.at) ??
    stops[0]
  )
}
