/** Column layout of a table by the user: plain data, so that it can be stored and shared. */
export interface ColumnLayout {
  /** Column ids from left to right; others follow in their own order. */
  order?: readonly string[]
  /** Ids of hidden columns. */
  hidden?: readonly string[]
  /** Widths in px by column id; the others share the rest. */
  widths?: Readonly<Record<string, number>>
}

interface Named {
  id: string
}

/** Limits, keyboard step and default of a column width, in px. */
export const widthLimits = { least: 72, most: 640, step: 16, usual: 152 } as const

/** All columns in the chosen order, including hidden ones. The first column is fixed. */
export function inOrder<One extends Named>(columns: readonly One[], { order = [] }: ColumnLayout) {
  const [first, ...others] = columns
  const place = ({ id }: One) => (order.includes(id) ? order.indexOf(id) : order.length)
  return first ? [first, ...others.toSorted((a, b) => place(a) - place(b))] : []
}

/** Visible columns in the chosen order. The first one is always visible. */
export function arrange<One extends Named>(columns: readonly One[], layout: ColumnLayout) {
  return inOrder(columns, layout).filter(({ id }, at) => at === 0 || !layout.hidden?.includes(id))
}

/** Toggles the visibility of a column. */
export function toggled(layout: ColumnLayout, id: string): ColumnLayout {
  const { hidden = [] } = layout
  return {
    ...layout,
    hidden: hidden.includes(id) ? hidden.filter((one) => one !== id) : [...hidden, id],
  }
}

/** Moves a column to a 0-based index of at least 1. */
export function moved(
  columns: readonly Named[],
  layout: ColumnLayout,
  id: string,
  to: number,
): ColumnLayout {
  const ids = inOrder(columns, layout).map((one) => one.id)
  const from = ids.indexOf(id)
  if (from < 1) return layout
  ids.splice(from, 1)
  ids.splice(Math.min(Math.max(to, 1), ids.length), 0, id)
  return { ...layout, order: ids }
}

/** Sets the width of a column in px, clamped; undefined resets it. */
export function widened(layout: ColumnLayout, id: string, px: number | undefined): ColumnLayout {
  const { [id]: _, ...widths } = layout.widths ?? {}
  if (px === undefined) return { ...layout, widths }
  const { least, most } = widthLimits
  return { ...layout, widths: { ...widths, [id]: Math.round(Math.min(Math.max(px, least), most)) } }
}
