import type { ReactNode } from 'react'
import type { Density } from '../../theme/index.ts'
import type { ColumnLayout } from './layout.ts'

export type RowKey = string | number

/** A column of a table; on a phone a line of the row's card. */
export interface Column<Row> {
  /** Id in `sort` and in the layout. */
  id: string
  label: string
  /** Unit of the figures, said once in the head: "UZS". */
  unit?: string
  render: (row: Row) => ReactNode
  /** Content before the cell; in a card's title it is also before the corner. */
  picture?: (row: Row) => ReactNode
  /** `end` for figures. @default 'start' */
  align?: 'start' | 'end'
  /** Enables sorting by its header. */
  sortable?: boolean
  /** CSS width, unless the user chose another. */
  width?: string
  /**
   * Order in which columns are left out where room is short; the highest goes first. @default the
   * place of the column
   */
  priority?: number
  /**
   * Slot below 900 px: `title` (default of the first column), `end` beside it, `line` below it,
   * `none`. @default 'line' in cards, 'none' in rows
   */
  phone?: 'title' | 'end' | 'line' | 'none'
  /** Content of that slot, where it differs from the cell. */
  renderPhone?: (row: Row) => ReactNode
}

/** Sort order; the owner of the rows sorts them. */
export interface Sort {
  /** Id of a column. */
  by: string
  descending: boolean
}

/** Head above the first of consecutive rows. */
export interface RowGroup {
  id: string
  label: string
  /** Number of its rows, also of those on other pages. */
  count?: number
}

export interface DataTableProps<Row> {
  /** Name of the table for screen readers. */
  label: string
  columns: readonly Column<Row>[]
  /** Undefined while loading. */
  rows: readonly Row[] | undefined
  keyOf: (row: Row) => RowKey
  /** URL of a row; makes the whole row pressable. */
  hrefOf?: (row: Row) => string | undefined
  sort?: Sort
  onSort?: (sort: Sort) => void
  /** Buttons at the end of a row. */
  actions?: (row: Row) => ReactNode
  /** Whether the buttons always show, not only under the pointer. @default false */
  actionsShown?: boolean
  /** Inactive rows: the background is dimmed, never the text. */
  isDimmed?: (row: Row) => boolean
  /** Rows with a pending change: a spinner replaces their buttons. */
  isBusy?: (row: Row) => boolean
  /**
   * Cells are one line, and the least important columns are left out where room is short, unless
   * the user chose widths. @default false
   */
  fits?: boolean
  /**
   * Below 900 px: cards with a labelled line for each column, or rows of two lines. @default
   * 'cards'
   */
  narrow?: 'cards' | 'rows'
  /** Whether the buttons of a row show in narrow rows. @default true */
  narrowActions?: boolean
  /** Number of skeleton rows. @default 8 */
  waiting?: number
  /** Shown when there are no rows. */
  empty?: ReactNode

  /** Keys of the selected rows. @default none */
  selected?: ReadonlySet<RowKey>
  /** Enables selection; called with all selected keys. */
  onSelect?: (keys: ReadonlySet<RowKey>) => void

  /** Group of a row; consecutive rows with the same id have one head. Not with `virtual`. */
  groupOf?: (row: Row) => RowGroup

  /** Key of the row that is open beside the table. @default none */
  current?: RowKey

  /** Visibility, order and width of the columns; can be stored as JSON. */
  layout?: ColumnLayout
  /** Enables resizing of columns. `ColumnsMenu` shows, hides and moves them. */
  onLayout?: (layout: ColumnLayout) => void
  /** Row height, if it differs from the page's. */
  density?: Density

  /**
   * Renders only the visible rows: for hundreds and more. Cells are then one line high. @default
   * false
   */
  virtual?: boolean
  /** CSS height of a scroll container; without it the page scrolls. */
  height?: string
  /** Total number of rows, if more than `rows`, for screen readers. */
  total?: number

  /** Whether there is a next page. @default false */
  hasMore?: boolean
  /** Loads the next page: called near the end of the scroll, and by a button. */
  onMore?: () => void
  /** The next page is loading. */
  loadingMore?: boolean

  /** Totals by column id, in a sticky last row. */
  totals?: Readonly<Record<string, ReactNode>>
}
