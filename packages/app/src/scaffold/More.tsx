import { Button } from '@zal/ui'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { Failure } from './Boundary.tsx'
import { useSay } from './say.ts'
import type { ListData } from './useListData.ts'

/**
 * Reads on when the end of the list comes into view; a button for who does not scroll. What could not be read is not
 * asked for again by itself.
 */
export function More({ read, pending, error }: NonNullable<ListData['more']>) {
  const say = useSay()
  const end = useRef<HTMLDivElement>(null)
  const isStopped = error !== undefined && !pending
  useEffect(
    function readWhenSeen() {
      if (isStopped) return
      const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && read())
      if (end.current) watch.observe(end.current)
      return () => watch.disconnect()
    },
    [read, isStopped],
  )
  if (isStopped) return <Failure error={error} retry={read} />
  return (
    <End ref={end}>
      <Button tone="soft" size="sm" pending={pending} onClick={read}>
        {say('list.more')}
      </Button>
    </End>
  )
}

const End = styled.div`
  display: grid;
  justify-items: center;
`
