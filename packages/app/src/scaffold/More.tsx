import { Button } from '@zal/ui'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import type { AskedList } from './ask.ts'
import { Failure } from './Boundary.tsx'
import type { Identified, Page } from './contract.ts'
import { useSay } from './say.ts'

interface MoreProps {
  asked: AskedList<Page<Identified>>
}

/** Loads the next page while there is one. */
export function More({ asked }: MoreProps) {
  return asked.hasMore ? <ReadOn asked={asked} /> : null
}

/**
 * Loads the next page when the end of the list scrolls into view; a button serves users who do not
 * scroll. After an error it does not retry by itself.
 */
function ReadOn({ asked: { more, moreError, loadingMore } }: MoreProps) {
  const say = useSay()
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
        {say('list.more')}
      </Button>
    </End>
  )
}

const End = styled.div`
  display: grid;
  justify-items: center;
`
