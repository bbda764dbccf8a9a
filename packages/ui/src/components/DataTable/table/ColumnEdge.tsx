import type { KeyboardEvent, PointerEvent } from 'react'
import styled from 'styled-components'
import { fill } from '../../../format/index.ts'
import { layer, line, motion, radius, space, token, useUi } from '../../../theme/index.ts'
import { type ColumnLayout, widened, widthLimits } from '../layout.ts'

interface ColumnEdgeProps {
  id: string
  /** Name of the column. */
  name: string
  layout: ColumnLayout
  onLayout: (layout: ColumnLayout) => void
}

/**
 * Resize handle of a column: dragged, or moved by ← and →; Enter or a double click resets the
 * width.
 */
export function ColumnEdge({ id, name, layout, onLayout }: ColumnEdgeProps) {
  const { table } = useUi().words
  const width = layout.widths?.[id]
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const to = widthAfter(event)
    if (to === 'none') return
    event.preventDefault()
    onLayout(to === 'own' ? widened(layout, id, undefined) : widened(held(event), id, to))
  }
  // Fixes the widths of all columns, so that only this one changes.
  const held = ({ currentTarget }: { currentTarget: HTMLElement }): ColumnLayout => ({
    ...layout,
    widths: { ...widthsNow(currentTarget) },
  })
  const drag = (event: PointerEvent<HTMLElement>) => {
    const edge = event.currentTarget
    const before = held(event)
    const from = (before.widths?.[id] ?? 0) - event.clientX
    edge.setPointerCapture(event.pointerId)
    edge.onpointermove = ({ clientX }) => onLayout(widened(before, id, from + clientX))
    edge.onlostpointercapture = () => {
      edge.onpointermove = null
    }
  }
  return (
    <Edge
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={fill(table.width, { name })}
      aria-valuemin={widthLimits.least}
      aria-valuemax={widthLimits.most}
      aria-valuenow={width ?? widthLimits.usual}
      aria-valuetext={width === undefined ? table.automatic : `${width}`}
      onKeyDown={press}
      onPointerDown={drag}
      onDoubleClick={() => onLayout(widened(layout, id, undefined))}
    />
  )
}

function widthAfter({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
  const now = currentTarget.closest('th')?.offsetWidth ?? 0
  if (key === 'ArrowRight') return now + widthLimits.step
  if (key === 'ArrowLeft') return now - widthLimits.step
  return key === 'Enter' ? 'own' : 'none'
}

function widthsNow(edge: HTMLElement) {
  const heads = edge.closest('tr')?.querySelectorAll<HTMLElement>('th[data-column]') ?? []
  return Object.fromEntries(
    [...heads].map((head) => [head.dataset.column ?? '', Math.round(head.offsetWidth)]),
  )
}

const Edge = styled.span`
  position: absolute;
  z-index: ${layer.sticky};
  inset-block: 0;
  inset-inline-end: -${space[12]};
  width: ${space[24]};
  cursor: col-resize;
  touch-action: none;

  th:last-child > & {
    inset-inline-end: 0;
  }

  &::after {
    position: absolute;
    inset-block: ${space[12]};
    inset-inline-start: calc(50% - ${line.hair});
    width: ${line.ring};
    border-radius: ${radius.tag};
    background: ${token('border.default')};
    content: '';
    opacity: 0;
    transition:
      background-color ${motion.colour},
      opacity ${motion.colour},
      inset-block ${motion.colour};
  }

  tr:hover > th > &::after {
    opacity: 1;
  }

  th:last-child > &::after {
    inset-inline: auto 0;
  }

  &:is(:hover, :active, :focus-visible)::after {
    inset-block: ${space[4]};
    background: ${token('focus.ring')};
    opacity: 1;
  }
`
