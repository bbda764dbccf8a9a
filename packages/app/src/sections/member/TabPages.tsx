import { EmptyState, Pagination, SkeletonText, Stack } from '@zal/ui'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Asked } from '../../scaffold/ask.ts'
import { Boundary } from '../../scaffold/Boundary.tsx'
import type { Page } from '../../scaffold/contract.ts'

/** Fewer rows are seen at once; the way to other pages would only be in the way. */
const few = 5

interface TabPagesProps<Row> {
  asked: Asked<Page<Row>>
  /** Title and text of a tab without a row. */
  empty: [title: string, text: string]
  children: (rows: Row[]) => ReactNode
}

/** A list in a tab of the profile, page by page; the page is in the address. */
export function TabPages<Row>({ asked, empty: [title, text], children }: TabPagesProps<Row>) {
  const [query] = useSearchParams()
  const hrefOf = (page: number) => {
    const next = new URLSearchParams(query)
    next.set('page', String(page))
    return `?${next}`
  }
  return (
    <Boundary
      asked={asked}
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
          {answer.total_count > few && (
            <Pagination
              page={answer.page}
              pageCount={answer.page_count}
              perPage={answer.per_page}
              total={answer.total_count}
              hrefOf={hrefOf}
            />
          )}
        </Stack>
      )}
    </Boundary>
  )
}

/** The page that the address names. */
export function usePage(): number {
  const [query] = useSearchParams()
  const page = Number(query.get('page'))
  return Number.isInteger(page) && page > 0 ? page : 1
}
