import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Attribute of the focusable element of a row. */
export const rowMark = { 'data-row': '' }

/** Mounts a row outside the rendered window. */
export type Reveal = (at: number) => void

interface RowKeys {
  /** Total number of rows. @default those in the DOM */
  count?: number
  reveal: RefObject<Reveal | undefined>
}

/**
 * Keyboard navigation: J and K from anywhere on the page; ↑, ↓, Home and End from a row. Matched by
 * key code, so that Cyrillic layouts work.
 */
export function useRowKeys(frame: RefObject<HTMLElement | null>, { reveal, ...rows }: RowKeys) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const table = frame.current
    const count = rows.count ?? table?.querySelectorAll(':scope > [data-at]').length ?? 0
    if (!table || event.defaultPrevented || count === 0 || isElsewhere(event, table)) return
    const at = placeOfFocus(table)
    const to = placeAfter(event, at, count)
    if (to === undefined || (at < 0 && !isFirstTable(table))) return
    event.preventDefault()
    goTo(table, at < 0 ? firstInSight(table) : to, reveal.current)
  })
  useEffect(function listenForRowKeys() {
    const hear = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}

/** Index of the focused row, from 0; −1 if none. */
export function placeOfFocus(frame: HTMLElement) {
  const row = document.activeElement?.closest<HTMLElement>('[data-at]')
  return row && frame.contains(row) ? Number(row.dataset.at) : -1
}

function placeAfter(event: KeyboardEvent, at: number, count: number) {
  const { code, ctrlKey, metaKey, altKey, shiftKey } = event
  if (ctrlKey || metaKey || altKey || shiftKey) return undefined
  const within = (to: number) => Math.min(count - 1, Math.max(0, to))
  if (code === 'KeyJ') return within(at + 1)
  if (code === 'KeyK') return within(at - 1)
  if (at < 0) return undefined
  if (code === 'ArrowDown') return within(at + 1)
  if (code === 'ArrowUp') return within(at - 1)
  if (code === 'Home') return 0
  return code === 'End' ? count - 1 : undefined
}

/** Focuses a row and scrolls it into view. */
export function goTo(frame: HTMLElement, at: number, reveal?: Reveal) {
  const find = () => markIn(frame.querySelector(`[data-at="${at}"]`))
  if (!find()) reveal?.(at)
  const mark = find()
  mark?.focus({ preventScroll: true })
  mark?.closest('[data-at]')?.scrollIntoView({ block: 'nearest' })
}

/** Focus target of a row: the marked element, else its first link or button. */
const markIn = (row: Element | null) =>
  row?.querySelector<HTMLElement>('[data-row]') ??
  row?.querySelector<HTMLElement>('a[href], button:not(:disabled)')

/** Index of the first visible row, for starting after a scroll. */
function firstInSight(frame: HTMLElement) {
  const top = frame.querySelector('th')?.getBoundingClientRect().bottom ?? 0
  const rows = [...frame.querySelectorAll<HTMLElement>('[data-at]')]
  const seen = rows.find((row) => row.getBoundingClientRect().top >= Math.max(0, top) - 1)
  return Number((seen ?? rows[0])?.dataset.at ?? 0)
}

/** Only the first table of a page handles keys pressed outside of all tables. */
const isFirstTable = (frame: HTMLElement) => document.querySelector('[data-table]') === frame

/** Whether the key belongs to a text field or to an overlay above the table. */
export function isElsewhere({ target, defaultPrevented }: KeyboardEvent, frame: HTMLElement) {
  if (defaultPrevented) return true
  if (!(target instanceof HTMLElement)) return false
  const over = overlayOf(target)
  return (
    target.matches(
      'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="combobox"], [role="separator"]',
    ) || Boolean(over && !over.contains(frame))
  )
}

/** The overlay that contains the target, if any. */
export const overlayOf = (target: EventTarget | null) =>
  target instanceof Element
    ? target.closest(
        '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], dialog',
      )
    : null
