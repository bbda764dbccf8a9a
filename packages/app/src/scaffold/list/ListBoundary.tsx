import type { ReactNode } from 'react'
import type { InfiniteQueryResult } from '../query/index.ts'
import { Boundary, type BoundaryProps } from '../feedback/index.ts'
import type { Identified, Page } from '../api/index.ts'
import { LoadMore } from './rows/LoadMore.tsx'

interface ListBoundaryProps<Row extends Identified> extends Pick<BoundaryProps<Row[]>, 'skeleton'> {
  query: InfiniteQueryResult<Page<Row>>
  /** Rendered when the list has no rows. */
  empty: ReactNode
  children(rows: Row[]): ReactNode
}

/**
 * A `Boundary` for an infinite list, with "load more" under the rows. Place it in a `Stack` or in
 * the page of a list.
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
