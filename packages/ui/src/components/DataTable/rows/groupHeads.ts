import type { RowGroup } from '../table.types.ts'

/** The group that begins with the row at an index; undefined where the row continues one. */
export function groupAt<Row>(
  rows: readonly Row[],
  at: number,
  groupOf: ((row: Row) => RowGroup) | undefined,
): RowGroup | undefined {
  const row = rows[at]
  const before = rows[at - 1]
  if (!groupOf || row === undefined) return undefined
  const group = groupOf(row)
  return before !== undefined && groupOf(before).id === group.id ? undefined : group
}
