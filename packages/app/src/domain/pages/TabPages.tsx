import { EmptyState, SkeletonText, Stack } from '@zal/ui'
import type { ReactNode } from 'react'
import type { QueryResult } from '../../scaffold/query/index.ts'
import { Boundary } from '../../scaffold/feedback/index.ts'
import type { Page } from '../../scaffold/api/index.ts'
import { useLastPage } from '../../scaffold/list/index.ts'
import { Pages } from './Pages.tsx'

/** Up to this number of rows the pagination is hidden. */
const few = 5

interface TabPagesProps<Row> {
  query: QueryResult<Page<Row>>
  /** Title and text of the empty state. */
  empty: [title: string, text: string]
  children: (rows: Row[]) => ReactNode
}

/** Paginated list in a tab of a record; the page is a search param. */
export function TabPages<Row>({ query, empty: [title, text], children }: TabPagesProps<Row>) {
  return (
    <Boundary
      query={useLastPage(query)}
      skeleton={<SkeletonText lines={6} />}
      empty={{
        when: (answer) => answer.results.length === 0,
        show: (
          <EmptyState kind="first" title={title}>
            {text}
          </EmptyState>
        ),
      }}
    >
      {(answer) => (
        <Stack>
          {children(answer.results)}
          {answer.total_count > few && <Pages answer={answer} />}
        </Stack>
      )}
    </Boundary>
  )
}
