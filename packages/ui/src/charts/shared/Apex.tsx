import type { ApexOptions } from 'apexcharts'
import { useState } from 'react'
import Raw from 'react-apexcharts'
import { useUi } from '../../theme/index.ts'

// The library is CommonJS: some bundlers provide its exports, others a default.
const Library = (Raw as typeof Raw & { default?: typeof Raw }).default ?? Raw

export type ApexKind = 'donut' | 'bar' | 'line' | 'area' | 'heatmap'

/** Area of the values inside the drawing, in px. */
export interface PlotArea {
  left: number
  top: number
  width: number
  height: number
}

export interface ApexProps {
  kind: ApexKind
  series: ApexOptions['series']
  options: ApexOptions
  width: number
  height: number
  onDraw: (area: PlotArea) => void
}

/** Draws with the library; texts, colours, tooltip and table are our own. */
export function Apex({ kind, series, options, width, height, onDraw }: ApexProps) {
  const [still] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [base] = useState(() => ({ ...baseOptions(still), events: eventsFor(onDraw) }))
  const kept = useKept(options)
  return (
    <Library
      type={kind}
      series={series}
      options={{ ...common, ...kept, chart: { ...base, ...kept.chart } }}
      width={width}
      height={height}
    />
  )
}

/**
 * Keeps the options object until its content changes: the library redraws for every new function.
 */
function useKept(options: ApexOptions) {
  const { language } = useUi()
  const says = language + JSON.stringify(options)
  const [kept, keep] = useState({ says, options })
  if (kept.says !== says) keep({ says, options })
  return kept.says === says ? kept.options : options
}

function eventsFor(onDraw: ApexProps['onDraw']) {
  const tell = (drawn: Drawn) => {
    const { translateX, translateY, gridWidth, gridHeight } = drawn.w.globals
    onDraw({ left: translateX, top: translateY, width: gridWidth, height: gridHeight })
  }
  return { mounted: tell, updated: tell }
}

interface Drawn {
  w: {
    globals: Record<'translateX' | 'translateY' | 'gridWidth' | 'gridHeight', number>
  }
}

const SPEED_MS = 240

function baseOptions(still: boolean): ApexOptions['chart'] {
  return {
    animations: {
      enabled: !still,
      speed: SPEED_MS,
      animateGradually: { enabled: false },
      dynamicAnimation: { enabled: !still, speed: SPEED_MS },
    },
    toolbar: { show: false },
    zoom: { enabled: false },
    selection: { enabled: false },
    background: 'transparent',
    fontFamily: 'inherit',
    foreColor: 'currentColor',
    parentHeightOffset: 0,
    // The width is passed in; the library's own resize handling is delayed.
    redrawOnParentResize: false,
    redrawOnWindowResize: false,
    // Nonce for the style element that the library adds to the page.
    nonce: document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce,
  }
}

const common: ApexOptions = {
  tooltip: { enabled: false },
  legend: { show: false },
  dataLabels: { enabled: false },
  states: { hover: { filter: { type: 'none' } }, active: { filter: { type: 'none' } } },
}
