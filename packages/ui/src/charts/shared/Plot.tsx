import type { ApexOptions } from 'apexcharts'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { Skeleton } from '../../components/Skeleton/index.ts'
import { media, text, token } from '../../theme/index.ts'
import type { ApexKind, PlotArea } from './Apex.tsx'
import { usePlotWidth } from './usePlotWidth.ts'

const Apex = lazy(async () => ({ default: (await import('./Apex.tsx')).Apex }))

interface PlotProps {
  kind: ApexKind
  series: ApexOptions['series']
  /** Options of this chart kind; computed again when the width changes. */
  options: (width: number) => ApexOptions
  /** Height in px. */
  height: number
  /** Visible part of the height in px. @default all */
  seen?: number
  /** Overlay, once the position of the values is known. */
  children?: (area: PlotArea) => ReactNode
}

/**
 * The drawing at the width of its container. Hidden from screen readers; the figures are in the
 * table.
 */
export function Plot({ kind, series, options, height, seen = height, children }: PlotProps) {
  const [ref, width] = usePlotWidth()
  const [area, setArea] = useState<PlotArea>()
  const bone = <Skeleton height={`${seen}px`} />
  return (
    <Place ref={ref} style={{ height: seen }} data-drawn={area !== undefined}>
      {width ? (
        <Suspense fallback={bone}>
          <Ink aria-hidden style={{ height: seen }}>
            <Apex
              kind={kind}
              series={series}
              options={options(width)}
              width={width}
              height={height}
              onDraw={(next) => setArea((known) => (same(known, next) ? known : next))}
            />
          </Ink>
        </Suspense>
      ) : (
        bone
      )}
      {area && children?.(area)}
    </Place>
  )
}

/** Whether a redraw kept the position, so that no update is needed. */
const same = (one: PlotArea | undefined, other: PlotArea) =>
  one?.left === other.left &&
  one.top === other.top &&
  one.width === other.width &&
  one.height === other.height

const Place = styled.div`
  position: relative;
  min-width: 0;
`

const Ink = styled.div`
  overflow: hidden;
  color: ${token('fg.muted')};

  & .apexcharts-text {
    ${text('caption')}
    fill: currentColor;
    font-variant-numeric: tabular-nums;
  }

  & .apexcharts-gridline,
  & .apexcharts-xaxis-tick {
    stroke: ${token('border.subtle')};
  }

  & .apexcharts-area {
    fill-opacity: 0.14;
  }

  ${media.print} {
    print-color-adjust: exact;
  }
`
