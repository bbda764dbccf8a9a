import { Button } from '@zal/ui'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import type { InfiniteQueryResult } from '../../query/index.ts'
import { Failure } from '../../feedback/index.ts'
import type { Identified, Page } from '../../api/index.ts'
import { useTranslate } from '../../i18n/index.ts'

interface LoadMoreProps {
  query: InfiniteQueryResult<Page<Identified>>
}

/** Loads the next page while there is one. */
export function LoadMore({ query }: LoadMoreProps) {
  return query.hasMore ? <LoadMoreOnScroll query={query} /> : null
}

/**
 * Loads the next page when the end of the list scrolls into view; a button serves users who do not
 * scroll. After an error it does not retry by itself.
 */
function LoadMoreOnScroll({ query: { more, moreError, loadingMore } }: LoadMoreProps) {
  const translate = useTranslate()
  const end = useRef<HTMLDivElement>(null)
  const isStopped = moreError !== undefined && !loadingMore
  useEffect(
    function readWhenSeen() {
      if (isStopped) return
      const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && more())
      if (end.current) watch.observe(end.current)
      return () => watch.disconnect()
    },
    [more, isStopped],
  )
  if (isStopped) return <Failure error={moreError} retry={more} />
  return (
    <End ref={end}>
      <Button tone="soft" size="sm" pending={loadingMore} onClick={more}>
        {translate('list.more')}
      </Button>
    </End>
  )
}

const End = styled.div`
  display: grid;
  justify-items: center;
`
