import { Button } from '@zal/ui'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { useSay } from './say.ts'
import type { ListData } from './useListData.ts'

/** Reads on when the end of the list comes into view; a button for who does not scroll. */
export function More({ read, pending }: NonNullable<ListData['more']>) {
  const say = useSay()
  const end = useRef<HTMLDivElement>(null)
  useEffect(
    function readWhenSeen() {
      const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && read())
      if (end.current) watch.observe(end.current)
      return () => watch.disconnect()
    },
    [read],
  )
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
