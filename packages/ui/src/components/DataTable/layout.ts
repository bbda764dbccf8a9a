/** What a person made of the columns of a table: plain, so that it can be stored and shared. */
export interface ColumnLayout {
  /** Columns from left to right; those not named follow in their own order. */
  order?: readonly string[]
  /** Columns that are not shown. */
  hidden?: readonly string[]
  /** Widths in px by column; the others share what is left. */
  widths?: Readonly<Record<string, number>>
}

interface Named {
  id: string
}

/** Limits of a chosen width, and one step of the keyboard, in px. */
export const widthLimits = { least: 72, most: 640, step: 16, usual: 152 } as const

/** All columns in the chosen order, hidden ones too. The first column never moves. */
export function inOrder<One extends Named>(columns: readonly One[], { order = [] }: ColumnLayout) {
  const [first, ...others] = columns
  const place = ({ id }: One) => (order.includes(id) ? order.indexOf(id) : order.length)
  return first ? [first, ...others.toSorted((a, b) => place(a) - place(b))] : []
}

/** The columns that are seen, in the chosen order. The first one always is. */
export function arrange<One extends Named>(columns: readonly One[], layout: ColumnLayout) {
  return inOrder(columns, layout).filter(({ id }, at) => at === 0 || !layout.hidden?.includes(id))
}

/** Shows a column that was hidden, hides one that was shown. */
export function toggled(layout: ColumnLayout, id: string): ColumnLayout {
  const { hidden = [] } = layout
  return {
    ...layout,
    hidden: hidden.includes(id) ? hidden.filter((one) => one !== id) : [...hidden, id],
  }
}

/** Moves a column to another place, counted from 0; the first place is taken. */
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

/** Gives a column a width in px; without one it takes its share again. */
export function widened(layout: ColumnLayout, id: string, px: number | undefined): ColumnLayout {
  const { [id]: _, ...widths } = layout.widths ?? {}
  if (px === undefined) return { ...layout, widths }
  const { least, most } = widthLimits
  return { ...layout, widths: { ...widths, [id]: Math.round(Math.min(Math.max(px, least), most)) } }
}
