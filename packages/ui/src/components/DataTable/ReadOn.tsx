import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { space, useUi } from '../../theme/index.ts'
import { Button } from '../Button/index.ts'

interface ReadOnProps {
  /** Number of loaded rows. */
  count: number
  /** The next page is loading. */
  isReading: boolean | undefined
  onMore: () => void
}

/**
 * Loads the next page when the end of the rows comes near; a button serves users who do not scroll.
 */
export function ReadOn({ count, isReading, onMore }: ReadOnProps) {
  const { table } = useUi().words
  const end = useRef<HTMLDivElement>(null)
  useEffect(
    function readWhenNear() {
      if (isReading || !end.current) return undefined
      const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), {
        rootMargin: '50%',
      })
      watch.observe(end.current)
      return () => watch.disconnect()
    },
    // Observes again after each page, because the end may still be visible, and whenever loading
    // was blocked before.
    [isReading, count, onMore],
  )
  return (
    <End ref={end}>
      <Button tone="soft" size="sm" pending={isReading} onClick={onMore}>
        {table.showMore}
      </Button>
    </End>
  )
}

const End = styled.div`
  position: sticky;
  inset-inline-start: 0;
  display: grid;
  justify-items: center;
  padding: ${space[12]};
`
