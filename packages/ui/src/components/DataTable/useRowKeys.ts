import { type RefObject, useEffect } from 'react'

/** What marks the element of a row that takes focus. */
export const rowMark = { 'data-row': '' }

/**
 * J and K step through the rows from anywhere on the page, ↑ and ↓ from a row. Keys are matched by
 * their place, so that Cyrillic layouts work.
 */
export function useRowKeys(frame: RefObject<HTMLElement | null>) {
  useEffect(
    function listenForRowKeys() {
      const press = (event: KeyboardEvent) => {
        const step = stepOf(event)
        if (!step || !frame.current || isBusy(event, frame.current)) return
        const rows = [...frame.current.querySelectorAll<HTMLElement>('[data-row]')]
        const at = rows.findIndex((row) => row === document.activeElement)
        const arrow = event.code.startsWith('Arrow')
        if (arrow && at < 0) return
        const next = rows[Math.min(rows.length - 1, Math.max(0, at < 0 ? 0 : at + step))]
        if (!next) return
        event.preventDefault()
        next.focus()
        next.closest('tr, li')?.scrollIntoView({ block: 'nearest' })
      }
      document.addEventListener('keydown', press)
      return () => document.removeEventListener('keydown', press)
    },
    [frame],
  )
}

function stepOf({ code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) {
  if (ctrlKey || metaKey || altKey || shiftKey) return 0
  if (code === 'KeyJ' || code === 'ArrowDown') return 1
  return code === 'KeyK' || code === 'ArrowUp' ? -1 : 0
}

/** Somebody is typing, or something stands over the table. */
function isBusy({ target, defaultPrevented }: KeyboardEvent, frame: HTMLElement) {
  if (defaultPrevented) return true
  if (!(target instanceof HTMLElement)) return false
  const over = target.closest(
    '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]',
  )
  return (
    target.matches('input, textarea, select, [contenteditable], [role="combobox"]') ||
    Boolean(over && !over.contains(frame))
  )
}
