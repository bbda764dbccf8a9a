import { type RefObject, useEffect, useRef } from 'react'
import { goTo, overlayOf } from './useRowKeys.ts'

/**
 * Where the row that had the focus is removed, the one in its place has it, so that the hands go on there.
 *
 * @param isWhole all rows are in the page: one that is not there was removed, not scrolled away
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
        // What is asked over the rows is about the one before.
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
