import { useId, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import styled from 'styled-components'
import { ringInside, unseen, useUi } from '../../../theme/index.ts'
import type { PlotArea } from '../plot/Apex.tsx'
import { stepFrom, type Spot } from './reading.ts'
import { Tooltip, type Reading } from './Tooltip.tsx'

interface ReaderProps {
  /** Names the drawing. */
  label: string
  /** Where the values lie. */
  area: PlotArea
  /** How many values there are to read. */
  count: number
  /** How many of them lie side by side; more than that go on in the next row. @default all */
  columns?: number
  /** Which value is at a spot; undefined where there is none. */
  at: (spot: Spot) => number | undefined
  /** Where the tooltip of a value points; without it the drawing itself shows the value. */
  spotOf?: (index: number) => Spot
  /** What is to be read there. */
  read: (index: number) => Reading
  /** Marks the value in the drawing. */
  mark?: (index: number) => ReactNode
  /** The value that is read now. */
  onRead?: (index: number | undefined) => void
  /** The id of the patterns of the figure. */
  fills: string
}

/** Lies over a drawing and reads its values in full: under the pointer, or one after another by keys. */
export function Reader(props: ReaderProps) {
  const { label, area, count, columns = count, at, spotOf, read, mark, onRead, fills } = props
  const { charts } = useUi().words
  const id = useId()
  const [active, setActive] = useState<number>()
  const go = (index: number | undefined) => {
    if (index === active) return
    setActive(index)
    onRead?.(index)
  }
  const point = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    go(
      at({
        x: (event.clientX - box.left) / box.width,
        y: (event.clientY - box.top) / box.height,
      }),
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && active !== undefined) {
      event.stopPropagation()
      return go(undefined)
    }
    const next = stepFrom(event.key, active, count, columns)
    if (next === undefined) return
    event.preventDefault()
    go(next)
  }
  const reading = active === undefined || active >= count ? undefined : read(active)
  return (
    <Layer
      role="group"
      aria-label={label}
      aria-describedby={id}
      tabIndex={0}
      style={area}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => go(undefined)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && go(active ?? 0)}
      onBlur={() => go(undefined)}
      onKeyDown={onKeyDown}
    >
      <Said id={id}>{charts.keys}</Said>
      <Said role="status">
        {reading &&
          `${reading.title}: ${reading.lines.map(({ name, value }) => (name ? `${name} ${value}` : value)).join(', ')}`}
      </Said>
      {reading && active !== undefined && (
        <>
          {mark?.(active)}
          {spotOf && <Tooltip spot={spotOf(active)} reading={reading} fills={fills} />}
        </>
      )}
    </Layer>
  )
}

const Layer = styled.div`
  ${ringInside}
  position: absolute;
  touch-action: pan-y;
`

const Said = styled.span`
  ${unseen}
`
