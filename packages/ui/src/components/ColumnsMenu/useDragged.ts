import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** Reorders list items by dragging; an item moves as soon as the pointer is over another place. */
export function useDragged(
  list: RefObject<HTMLElement | null>,
  move: (id: string, to: number) => void,
) {
  const [held, hold] = useState<string>()
  const follow = useEffectEvent(({ clientY }: PointerEvent) => {
    const items = [...(list.current?.children ?? [])]
    const from = items.findIndex((item) => item.querySelector(`[data-grip="${held}"]`))
    const to = items.findIndex((item) => clientY < item.getBoundingClientRect().bottom)
    const at = to < 0 ? items.length - 1 : Math.max(to, 1)
    if (held && from > 0 && at !== from) move(held, at)
  })
  useEffect(
    function followPointer() {
      if (!held) return undefined
      const go = (event: PointerEvent) => follow(event)
      const leave = () => hold(undefined)
      document.addEventListener('pointermove', go)
      document.addEventListener('pointerup', leave)
      document.addEventListener('pointercancel', leave)
      return () => {
        document.removeEventListener('pointermove', go)
        document.removeEventListener('pointerup', leave)
        document.removeEventListener('pointercancel', leave)
      }
    },
    [held],
  )
  return { held, hold }
}
