import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { answering, type Asked } from './ask.ts'
import type { Page } from './contract.ts'

/**
 * One page of a list by the URL's page number. A page behind the last one, for example after its
 * last row was deleted, is replaced in the URL by the last page without a history entry.
 */
export function useLastPage<Answer extends Page<unknown>>(asked: Asked<Answer>): Asked<Answer> {
  const [query, setQuery] = useSearchParams()
  const { data } = asked
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
  return isBehind ? answering<Answer>(asked, undefined) : asked
}
