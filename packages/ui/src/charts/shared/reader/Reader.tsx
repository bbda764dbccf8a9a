import { useId, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import styled from 'styled-components'
import { ringInside, unseen, useUi } from '../../../theme/index.ts'
import type { PlotArea } from '../plot/Apex.tsx'
import { stepFrom, type Spot } from './reading.ts'
import { Tooltip, type Reading } from './Tooltip.tsx'

interface ReaderProps {
  /** Name of the drawing. */
  label: string
  /** Area of the values. */
  area: PlotArea
  /** Number of values. */
  count: number
  /** Values per row; more continue in the next row. @default all */
  columns?: number
  /** Index of the value at a position; undefined where there is none. */
  at: (spot: Spot) => number | undefined
  /** Position that the tooltip of a value points to; without it there is no tooltip. */
  spotOf?: (index: number) => Spot
  /** Text of a value. */
  read: (index: number) => Reading
  /** Highlight of a value in the drawing. */
  mark?: (index: number) => ReactNode
  /** Opens the records of a value: a press, or Enter while it is read. */
  onOpen?: (index: number) => void
  /** Called with the index that is being read. */
  onRead?: (index: number | undefined) => void
  /** Id of the figure's patterns. */
  fills: string
}

/** Overlay that reads values in full: by the pointer, or one after another by keys. */
export function Reader(props: ReaderProps) {
  const {
    label,
    area,
    count,
    columns = count,
    at,
    spotOf,
    read,
    mark,
    onRead,
    onOpen,
    fills,
  } = props
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
    if (event.key === 'Enter' && active !== undefined) return onOpen?.(active)
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
      onClick={() => active !== undefined && onOpen?.(active)}
      data-opens={onOpen !== undefined}
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

  &[data-opens='true'] {
    cursor: pointer;
  }
`

const Said = styled.span`
  ${unseen}
`
