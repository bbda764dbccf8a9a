import type { ReactNode } from 'react'
import type { AskedList } from './ask.ts'
import { Boundary, type BoundaryProps } from './Boundary.tsx'
import type { Identified, Page } from './contract.ts'
import { More } from './More.tsx'

interface ListBoundaryProps<Row extends Identified> extends Pick<BoundaryProps<Row[]>, 'skeleton'> {
  asked: AskedList<Page<Row>>
  /** Rendered when the list has no rows. */
  empty: ReactNode
  children(rows: Row[]): ReactNode
}

/**
 * A `Boundary` for an infinite list, with "load more" under the rows. Place it in a `Stack` or in
 * the page of a list.
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
