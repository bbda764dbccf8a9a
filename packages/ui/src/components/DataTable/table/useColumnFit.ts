import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Column } from '../table.types.ts'

const none: ReadonlySet<string> = new Set()

/**
 * The columns that fit into the frame: the least important are left out until the others have their
 * natural width. The first one always stays.
 */
export function useColumnFit<Row>(
  frame: RefObject<HTMLElement | null>,
  columns: readonly Column<Row>[],
  isActive: boolean,
): readonly Column<Row>[] {
  const [hidden, setHidden] = useState(none)
  /** Natural widths by column id; the empty id stands for the parts that are no columns. */
  const natural = useRef(new Map<string, number>())
  useEffect(function tryAllInANewFont() {
    const forget = () => {
      natural.current.clear()
      setHidden(none)
    }
    document.fonts.addEventListener('loadingdone', forget)
    return () => document.fonts.removeEventListener('loadingdone', forget)
  }, [])
  useLayoutEffect(function compareWidths() {
    const place = frame.current
    if (!isActive || !place) return undefined
    const compare = () => {
      const table = place.querySelector('table')
      if (!table) return
      const isOver = table.offsetWidth > place.clientWidth + 1
      // A table without room has natural widths; with room its columns are wider.
      if (isOver) measure(table, natural.current)
      else if (hidden.size === 0) return
      const next = withoutRoom(columns, natural.current, place.clientWidth)
      if (!isSame(next, hidden)) setHidden(next)
    }
    compare()
    const watch = new ResizeObserver(compare)
    watch.observe(place)
    return () => watch.disconnect()
  })
  return isActive && hidden.size > 0 ? columns.filter(({ id }) => !hidden.has(id)) : columns
}

function measure(table: HTMLTableElement, natural: Map<string, number>) {
  let others = table.offsetWidth
  for (const head of table.querySelectorAll<HTMLElement>('th[data-column]')) {
    natural.set(head.dataset.column ?? '', head.offsetWidth)
    others -= head.offsetWidth
  }
  natural.set('', others)
}

/** Ids of the columns to leave out. */
function withoutRoom<Row>(
  columns: readonly Column<Row>[],
  natural: ReadonlyMap<string, number>,
  width: number,
) {
  const byPriority = columns
    .map(({ id, priority }, at) => ({ id, at, priority: priority ?? at }))
    .toSorted((one, other) => one.priority - other.priority)
  let room = width - (natural.get('') ?? 0)
  const out = new Set<string>()
  for (const { id, at } of byPriority) {
    room -= natural.get(id) ?? 0
    // Once a column has no room, the less important ones go too.
    if ((room < 0 || out.size > 0) && at > 0) out.add(id)
  }
  return out
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((id) => other.has(id))
