import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { mapResult, type QueryResult } from '../query/index.ts'
import type { Page } from '../api/index.ts'

/**
 * One page of a list by the URL's page number. A page behind the last one, for example after its
 * last row was deleted, is replaced in the URL by the last page without a history entry.
 */
export function useLastPage<Answer extends Page<unknown>>(
  result: QueryResult<Answer>,
): QueryResult<Answer> {
  const [query, setQuery] = useSearchParams()
  const { data } = result
  const isBehind = data !== undefined && data.page > 1 && data.results.length === 0
  const isNamed = Number(query.get('page')) === data?.page
  const last = isBehind && isNamed && data.page > data.page_count ? data.page_count : undefined
  useEffect(
    function goToTheLast() {
      if (last === undefined) return
      setQuery(
        (before) => {
          const next = new URLSearchParams(before)
          if (last > 1) next.set('page', String(last))
          else next.delete('page')
          return next
        },
        { replace: true },
      )
    },
    [last, setQuery],
  )
  return isBehind ? mapResult<Answer>(result, undefined) : result
}
