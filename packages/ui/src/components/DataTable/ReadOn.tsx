import { useEffect, useEffectEvent, useRef } from 'react'
import styled from 'styled-components'
import { space, useUi } from '../../theme/index.ts'
import { Button } from '../Button/index.ts'
import type { DataTableProps } from './table.types.ts'

/** Reads on when the end of the rows comes near; a button for who does not scroll. */
export function ReadOn<Row>({ rows, hasMore, onMore, loadingMore }: DataTableProps<Row>) {
  const { table } = useUi().words
  const end = useRef<HTMLDivElement>(null)
  const offers = Boolean(hasMore && onMore)
  const read = useEffectEvent(() => !loadingMore && onMore?.())
  useEffect(
    function readWhenNear() {
      if (!offers || loadingMore || !end.current) return undefined
      const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && read(), {
        rootMargin: '50%',
      })
      watch.observe(end.current)
      return () => watch.disconnect()
    },
    // After each portion it looks again, for the end may still be in sight.
    [offers, loadingMore, rows?.length],
  )
  if (!offers) return null
  return (
    <End ref={end}>
      <Button tone="soft" size="sm" pending={loadingMore} onClick={onMore}>
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
