import { Pagination } from '@zal/ui'
import { useSearchParams } from 'react-router-dom'
import type { Page } from '../../scaffold/api/index.ts'

interface PagesProps {
  answer: Pick<Page<unknown>, 'page' | 'page_count' | 'per_page' | 'total_count'>
  /** Search param of the page. @default 'page' */
  name?: string
}

/** Pagination of a list inside a screen; the page is a search param, others are kept. */
export function Pages({ answer, name = 'page' }: PagesProps) {
  const [query] = useSearchParams()
  const hrefOf = (page: number) => {
    const next = new URLSearchParams(query)
    next.set(name, String(page))
    return `?${next}`
  }
  return (
    <Pagination
      page={answer.page}
      pageCount={answer.page_count}
      perPage={answer.per_page}
      total={answer.total_count}
      hrefOf={hrefOf}
    />
  )
}

/** Page number in the URL; 1 if missing or invalid. */
export function usePage(name = 'page'): number {
  const [query] = useSearchParams()
  const page = Number(query.get(name))
  return Number.isInteger(page) && page > 0 ? page : 1
}
