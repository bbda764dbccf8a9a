import type { RefObject } from 'react'
import type { DataTableProps } from './table.types.ts'
import type { Reveal } from './rows/useRowKeys.ts'
import type { Selection } from './rows/useSelection.ts'

/** What the table and the cards are given besides the props. */
export interface View {
  /** Begins the ids of what refers to each other. */
  id: string
  /** Where rows can be chosen. */
  selection: Selection | undefined
  reveal: RefObject<Reveal | undefined>
  frame: RefObject<HTMLElement | null>
  /** What scrolls, if not the page. */
  scroller: RefObject<HTMLElement | null> | undefined
}

export interface ViewProps<Row> extends DataTableProps<Row> {
  view: View
  kit: RowKit<Row>
}

/** What every row is drawn from: the same object as long as nothing in it changes, and so the same row. */
export interface RowKit<Row> extends Pick<
  DataTableProps<Row>,
  'columns' | 'keyOf' | 'hrefOf' | 'actions' | 'isDimmed' | 'isBusy' | 'virtual'
> {
  id: string
  /** Chooses the row at a place; absent where rows cannot be chosen. */
  press: Selection['press'] | undefined
}

export interface RowProps<Row> {
  row: Row
  /** Its place among the rows, from 0. */
  at: number
  chosen: boolean
  kit: RowKit<Row>
}
