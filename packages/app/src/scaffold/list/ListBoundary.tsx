import type { ReactNode } from 'react'
import type { InfiniteQueryResult } from '../query/index.ts'
import { Boundary, type BoundaryProps } from '../feedback/index.ts'
import type { Identified, Page } from '../api/index.ts'
import { LoadMore } from './rows/LoadMore.tsx'

interface ListBoundaryProps<Row extends Identified> extends Pick<BoundaryProps<Row[]>, 'skeleton'> {
  query: InfiniteQueryResult<Page<Row>>
  /** Stands there where there is no row. */
  empty: ReactNode
  children(rows: Row[]): ReactNode
}

/**
 * A `Boundary` for a list that grows: under the rows it reads on. It stands in a `Stack`, or in a page of a list.
 *
 * @example
 * <ListBoundary query={useInfiniteApiQuery('member', '/management/member-bin/')} empty={<EmptyState … />}>
 *   {(rows) => <CardList rows={rows}>{(row) => <RemovedCard member={row} />}</CardList>}
 * </ListBoundary>
 */
export function ListBoundary<Row extends Identified>({
  query,
  skeleton,
  empty,
  children,
}: ListBoundaryProps<Row>) {
  return (
    <>
      <Boundary
        query={query}
        skeleton={skeleton}
        empty={{ when: (rows) => rows.length === 0, show: empty }}
      >
        {children}
      </Boundary>
      <LoadMore query={query} />
    </>
  )
}
