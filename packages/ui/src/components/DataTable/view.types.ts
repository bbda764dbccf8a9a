import type { RefObject } from 'react'
import type { DataTableProps } from './table.types.ts'
import type { Reveal } from './rows/useRowKeys.ts'
import type { Selection } from './rows/useSelection.ts'

/** Props of table and cards besides the public ones. */
export interface View {
  /** Prefix of ids. */
  id: string
  /** Undefined where rows cannot be selected. */
  selection: Selection | undefined
  reveal: RefObject<Reveal | undefined>
  frame: RefObject<HTMLElement | null>
  /** The scroll container, if not the page. */
  scroller: RefObject<HTMLElement | null> | undefined
}

export interface ViewProps<Row> extends DataTableProps<Row> {
  view: View
  kit: RowKit<Row>
}

/**
 * Props shared by all rows; a stable object while nothing in it changes, so that rows are not
 * re-rendered.
 */
export interface RowKit<Row> extends Pick<
  DataTableProps<Row>,
  'columns' | 'keyOf' | 'hrefOf' | 'actions' | 'isDimmed' | 'isBusy' | 'virtual'
> {
  id: string
  /** Toggles the row at an index; undefined where rows cannot be selected. */
  press: Selection['press'] | undefined
}

export interface RowProps<Row> {
  row: Row
  /** Index from 0. */
  at: number
  chosen: boolean
  /** The row is open beside the table. */
  current?: boolean
  kit: RowKit<Row>
}
