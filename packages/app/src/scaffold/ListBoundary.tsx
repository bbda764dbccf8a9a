import type { ReactNode } from 'react'
import type { AskedList } from './ask.ts'
import { Boundary, type BoundaryProps } from './Boundary.tsx'
import type { Identified, Page } from './contract.ts'
import { More } from './More.tsx'

interface ListBoundaryProps<Row extends Identified> extends Pick<BoundaryProps<Row[]>, 'skeleton'> {
  asked: AskedList<Page<Row>>
  /** Stands there where there is no row. */
  empty: ReactNode
  children(rows: Row[]): ReactNode
}

/**
 * A `Boundary` for a list that grows: under the rows it reads on. It stands in a `Stack`, or in a page of a list.
 *
 * @example
 * <ListBoundary asked={useAskAll('member', '/management/member-bin/')} empty={<EmptyState … />}>
 *   {(rows) => <Cards rows={rows}>{(row) => <RemovedCard member={row} />}</Cards>}
 * </ListBoundary>
 */
export function ListBoundary<Row extends Identified>({
  asked,
  skeleton,
  empty,
  children,
}: ListBoundaryProps<Row>) {
  return (
    <>
      <Boundary
        asked={asked}
        skeleton={skeleton}
        empty={{ when: (rows) => rows.length === 0, show: empty }}
      >
        {children}
      </Boundary>
      <More asked={asked} />
    </>
  )
}
