import type { RefObject } from 'react'
import type { DataTableProps } from './table.types.ts'
import type { Reveal } from './useRowKeys.ts'
import type { Selection } from './useSelection.ts'

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
}
