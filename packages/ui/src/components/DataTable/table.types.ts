import type { ReactNode } from 'react'
import type { Density } from '../../theme/index.ts'
import type { ColumnLayout } from './layout.ts'

export type RowKey = string | number

/** A column of a table; on a phone a line of the row's card. */
export interface Column<Row> {
  /** Names the column in `sort` and keeps its cells apart. */
  id: string
  label: string
  render: (row: Row) => ReactNode
  /** Before what it renders; of a title it stands before what is in the corner, too. */
  picture?: (row: Row) => ReactNode
  /** Figures stand at the end, one under the other. @default 'start' */
  align?: 'start' | 'end'
  /** Its header sorts. */
  sortable?: boolean
  /** CSS width, until somebody chooses another. */
  width?: string
  /**
   * Where it goes when rows become cards: `title` (the first column by itself), `corner` beside the
   * title, `line` with its label, `none`. @default 'line'
   */
  card?: 'title' | 'corner' | 'line' | 'none'
}

/** By which column rows are sorted; whoever has the rows sorts them. */
export interface Sort {
  /** Id of a column. */
  by: string
  descending: boolean
}

export interface DataTableProps<Row> {
  /** What the rows are, for screen readers. */
  label: string
  columns: readonly Column<Row>[]
  /** Undefined while they are on their way. */
  rows: readonly Row[] | undefined
  keyOf: (row: Row) => RowKey
  /** Where a row leads; the whole row can be pressed then. */
  hrefOf?: (row: Row) => string | undefined
  sort?: Sort
  onSort?: (sort: Sort) => void
  /** Buttons at the end of a row. */
  actions?: (row: Row) => ReactNode
  /** Rows that are no longer in use; their ground dims, never the text. */
  isDimmed?: (row: Row) => boolean
  /** Rows whose change is under way: a ring turns in the place of their buttons. */
  isBusy?: (row: Row) => boolean
  /** Rows drawn while waiting. @default 8 */
  waiting?: number
  /** Stands where the rows would, when there are none. */
  empty?: ReactNode

  /** Keys of the chosen rows. @default none */
  selected?: ReadonlySet<RowKey>
  /** Gives every row a checkbox; called with all keys that are chosen from now on. */
  onSelect?: (keys: ReadonlySet<RowKey>) => void

  /** Which columns are seen, in which order and how wide; can be stored as JSON. */
  layout?: ColumnLayout
  /** Lets columns be made wider and narrower. `ColumnsMenu` shows, hides and moves them. */
  onLayout?: (layout: ColumnLayout) => void
  /** Height of the rows, where it differs from the rest of the page. */
  density?: Density

  /** Only the rows in sight are in the page: for hundreds and more. Cells are one line high then. @default false */
  virtual?: boolean
  /** CSS height of a scroller of its own; without it the page scrolls. */
  height?: string
  /** How many rows there are on the whole, if more than `rows`, for screen readers. */
  total?: number

  /** Whether there is more to read. @default false */
  hasMore?: boolean
  /** Reads on: called at the end of the scroll, and by a button. */
  onMore?: () => void
  /** More rows are on their way. */
  loadingMore?: boolean

  /** Totals by column, in a last row that stays in sight. */
  totals?: Readonly<Record<string, ReactNode>>
}
