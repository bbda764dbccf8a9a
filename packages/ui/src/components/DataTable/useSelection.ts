import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { DataTableProps, RowKey } from './table.types.ts'
import { isElsewhere, placeOfFocus } from './useRowKeys.ts'

/** What can be done to the choice of rows; rows are named by their place. */
export interface Selection {
  has: (key: RowKey) => boolean
  /** How many of the rows that are here. */
  state: 'none' | 'some' | 'all'
  /** Chooses a row or lets it go; `reach` takes all between it and the one before. */
  press: (at: number, reach: boolean) => void
  all: () => void
  clear: () => void
}

const nothing: ReadonlySet<RowKey> = new Set()

/** The choice of rows, while somebody wants to hear of it. */
export function useSelection<Row>({
  rows = [],
  keyOf,
  selected = nothing,
  onSelect,
}: DataTableProps<Row>): Selection | undefined {
  const last = useRef<RowKey>(undefined)
  if (!onSelect) return undefined
  const keysFrom = (from: number, to: number) =>
    rows.slice(Math.min(from, to), Math.max(from, to) + 1).map(keyOf)
  const chosen = selected.size === 0 ? 0 : rows.filter((row) => selected.has(keyOf(row))).length
  return {
    has: (key) => selected.has(key),
    state: chosen === 0 ? 'none' : chosen === rows.length ? 'all' : 'some',
    press(at, reach) {
      const row = rows[at]
      if (!row) return
      const from = reach ? rows.findIndex((one) => keyOf(one) === last.current) : -1
      const next = new Set(selected)
      if (from >= 0) keysFrom(from, at).forEach((key) => next.add(key))
      else if (!next.delete(keyOf(row))) next.add(keyOf(row))
      last.current = keyOf(row)
      onSelect(next)
    },
    all: () => onSelect(new Set([...selected, ...rows.map(keyOf)])),
    clear: () => selected.size > 0 && onSelect(new Set()),
  }
}

/** X chooses the row in focus, Shift+X all up to it, Ctrl+A all, Esc none. By place, as J and K. */
export function useSelectionKeys(
  frame: RefObject<HTMLElement | null>,
  selection: Selection | undefined,
) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!selection || !frame.current || isElsewhere(event, frame.current)) return
    const act = actOf(event, selection, placeOfFocus(frame.current))
    if (!act) return
    event.preventDefault()
    act()
  })
  const listens = selection !== undefined
  useEffect(
    function listenForSelectionKeys() {
      if (!listens) return undefined
      const hear = (event: KeyboardEvent) => press(event)
      document.addEventListener('keydown', hear)
      return () => document.removeEventListener('keydown', hear)
    },
    [listens],
  )
}

function actOf(event: KeyboardEvent, selection: Selection, at: number) {
  const { code, ctrlKey, metaKey, altKey, shiftKey } = event
  if (altKey) return undefined
  if (ctrlKey || metaKey) return code === 'KeyA' && !shiftKey ? selection.all : undefined
  if (code === 'KeyX' && at >= 0) return () => selection.press(at, shiftKey)
  return code === 'Escape' && selection.state !== 'none' ? selection.clear : undefined
}
