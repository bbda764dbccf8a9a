import { type RefObject, useEffect, useRef } from 'react'
import { goTo, overlayOf } from './useRowKeys.ts'

/**
 * When the focused row is removed, focus moves to the row in its place.
 *
 * @param isWhole all rows are in the DOM: a missing one was removed, not scrolled away
 */
export function useRowFocus(frame: RefObject<HTMLElement | null>, isWhole = true) {
  const last = useRef<{ row: Element; at: number }>(undefined)
  useEffect(
    function followFocus() {
      const rowOf = (target: EventTarget | null) =>
        target instanceof Element && frame.current?.contains(target)
          ? target.closest<HTMLElement>('[data-at]')
          : null
      const leave = ({ target }: Event) => {
        // Focus in an overlay still belongs to the row it was opened from.
        if (!rowOf(target) && !overlayOf(target)) last.current = undefined
      }
      const come = (event: FocusEvent) => {
        const row = rowOf(event.target)
        if (row) last.current = { row, at: Number(row.dataset.at) }
        else leave(event)
      }
      document.addEventListener('focusin', come)
      document.addEventListener('pointerdown', leave)
      return () => {
        document.removeEventListener('focusin', come)
        document.removeEventListener('pointerdown', leave)
      }
    },
    [frame],
  )
  useEffect(function giveOn() {
    const { row, at = 0 } = last.current ?? {}
    const rows = frame.current?.querySelectorAll('[data-at]').length ?? 0
    if (!isWhole || !frame.current || !row || row.isConnected || rows === 0) return
    last.current = undefined
    if (document.activeElement === document.body) goTo(frame.current, Math.min(at, rows - 1))
  })
}
