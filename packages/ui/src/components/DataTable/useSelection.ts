import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import type { DataTableProps, RowKey } from './table.types.ts'
import { isElsewhere, placeOfFocus } from './useRowKeys.ts'

/** Row selection; rows are addressed by index. */
export interface Selection {
  has: (key: RowKey) => boolean
  /** State of the header checkbox. */
  state: 'none' | 'some' | 'all'
  /** Toggles a row; `reach` selects the range from the previous one. A stable function. */
  press: (at: number, reach: boolean) => void
  all: () => void
  clear: () => void
}

const nothing: ReadonlySet<RowKey> = new Set()

/** Selection state; undefined without `onSelect`. */
export function useSelection<Row>(props: DataTableProps<Row>): Selection | undefined {
  const { rows = [], keyOf, selected = nothing, onSelect } = props
  const last = useRef<RowKey>(undefined)
  const latest = useRef(props)
  useLayoutEffect(function keepLatest() {
    latest.current = props
  })
  const press = useCallback((at: number, reach: boolean) => {
    last.current = pressed(latest.current, at, reach ? last.current : undefined)
  }, [])
  if (!onSelect) return undefined
  const chosen = selected.size === 0 ? 0 : rows.filter((row) => selected.has(keyOf(row))).length
  return {
    has: (key) => selected.has(key),
    state: chosen === 0 ? 'none' : chosen === rows.length ? 'all' : 'some',
    press,
    all: () => onSelect(new Set([...selected, ...rows.map(keyOf)])),
    clear: () => selected.size > 0 && onSelect(new Set()),
  }
}

/**
 * Toggles the row, or selects the range from the key `since` if it is loaded. Returns the row's
 * key.
 */
function pressed<Row>(
  { rows = [], keyOf, selected = nothing, onSelect }: DataTableProps<Row>,
  at: number,
  since: RowKey | undefined,
) {
  const row = rows[at]
  if (!row) return since
  const key = keyOf(row)
  const from = since === undefined ? -1 : rows.findIndex((one) => keyOf(one) === since)
  const next = new Set(selected)
  if (from >= 0)
    for (const one of rows.slice(Math.min(from, at), Math.max(from, at) + 1)) next.add(keyOf(one))
  else if (!next.delete(key)) next.add(key)
  onSelect?.(next)
  return key
}

/**
 * X toggles the focused row, Shift+X selects the range up to it, Ctrl+A all, Esc none. Matched by
 * key code.
 */
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
