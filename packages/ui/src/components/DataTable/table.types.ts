import type { ReactNode } from 'react'

export interface Column<Row> {
  id: string
  label: string
  render: (row: Row) => ReactNode
  /** Figures stand at the end, one under the other. @default 'start' */
  align?: 'start' | 'end'
  /** Its header sorts. */
  sortable?: boolean
  /** CSS width. */
  width?: string
  /**
   * Where it goes when rows become cards: `title` (the first column by itself), `corner` beside the
   * title, `line` with its label, `none`. @default 'line'
   */
  card?: 'title' | 'corner' | 'line' | 'none'
}

export interface Sort {
  by: string
  descending: boolean
}

export interface DataTableProps<Row> {
  /** What the rows are, for screen readers. */
  label: string
  columns: readonly Column<Row>[]
  /** Undefined while they are on their way. */
  rows: readonly Row[] | undefined
  keyOf: (row: Row) => string | number
  /** Where a row leads; the whole row can be pressed then. */
  hrefOf?: (row: Row) => string | undefined
  sort?: Sort
  onSort?: (sort: Sort) => void
  /** Buttons at the end of a row. */
  actions?: (row: Row) => ReactNode
  /** Rows that are no longer in use; their ground dims, never the text. */
  isDimmed?: (row: Row) => boolean
  /** Rows drawn while waiting. @default 8 */
  waiting?: number
  /** Stands where the rows would, when there are none. */
  empty?: ReactNode
}
