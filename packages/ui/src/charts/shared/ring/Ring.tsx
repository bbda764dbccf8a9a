import { useState } from 'react'
import styled from 'styled-components'
import { formatNumber } from '../../../format/index.ts'
import { plotPiece, token, useUi } from '../../../theme/index.ts'
import { stepOf, type ChartPart, type ChartProps } from '../chart.types.ts'
import { ChartFrame } from '../ChartFrame.tsx'
import { percent, useFigures } from '../figures.ts'
import { patternFill } from '../plot/Patterns.tsx'
import { Plot } from '../plot/Plot.tsx'
import { Reader } from '../reader/Reader.tsx'
import { Middle, RingPlace } from './Ring.styles.ts'
import { partAt } from './ringGeometry.ts'
import { Shares } from './Shares.tsx'

export interface RingProps extends ChartProps {
  /** Parts, drawn clockwise. */
  parts: readonly ChartPart[]
  /** Text in the middle. @default the word "Total" */
  total?: string
}

/** Ring of parts with the total in the middle and a legend. */
export function Ring({
  half,
  parts,
  total,
  by,
  currency,
  ...frame
}: RingProps & { half: boolean }) {
  const { charts } = useUi().words
  const { short, full } = useFigures(currency)
  const [lit, setLit] = useState<number>()
  const values = parts.map(({ value }) => value)
  const sum = values.reduce((all, value) => all + value, 0)
  const shown = parts.map((part, index) => ({
    ...part,
    step: stepOf(part.step, index),
    full: full(part.value),
    share: percent(sum === 0 ? 0 : part.value / sum),
  }))
  const { plain = false } = frame
  const side = half ? plotPiece.half : plain ? plotPiece.ringSmall : plotPiece.ring
  const one = lit === undefined ? undefined : shown[lit]
  return (
    <ChartFrame
      {...frame}
      figures={{
        head: [by, charts.value, charts.share],
        rows: shown.map((part) => [part.name, part.full, part.share]),
      }}
      isEmpty={sum === 0}
      height={plain ? side : plotPiece.ring}
    >
      {(fills) => (
        <RingPlace data-half={half}>
          <Paint $lit={lit} style={{ maxWidth: side }}>
            <Plot
              kind="donut"
              height={side}
              seen={half ? side / 2 + plotPiece.foot / 2 : side}
              series={values}
              options={() => ({
                chart: { sparkline: { enabled: true } },
                labels: shown.map(({ name }) => name),
                colors: shown.map(({ step }) => patternFill(fills, step)),
                stroke: { width: 2, colors: values.map(() => token('bg.surface')) },
                plotOptions: {
                  pie: { ...(half ? turn : {}), expandOnClick: false, donut: { size: `${HOLE}%` } },
                },
              })}
            >
              {(area) => (
                <>
                  <Middle style={area} data-half={half} aria-hidden>
                    {(half || !plain) && <span>{one?.name ?? total ?? charts.total}</span>}
                    <b>{one ? one.share : plain && half ? formatNumber(sum) : short(sum)}</b>
                    {(half || !plain) && one && <span>{one.full}</span>}
                    {plain && half && !one && <span>{currency}</span>}
                  </Middle>
                  <Reader
                    label={frame.label}
                    area={half ? { ...area, height: area.height / 2 } : area}
                    fills={fills}
                    count={parts.length}
                    at={({ x, y }) =>
                      partAt(half ? { x, y: y / 2 } : { x, y }, values, half, HOLE / 100)
                    }
                    read={(index) => readingOf(shown[index])}
                    onRead={setLit}
                  />
                </>
              )}
            </Plot>
          </Paint>
          {!plain && <Shares fills={fills} parts={shown} lit={lit} onLight={setLit} />}
        </RingPlace>
      )}
    </ChartFrame>
  )
}

const HOLE = 68
const turn = { startAngle: -90, endAngle: 90 }

const readingOf = (part: { name: string; full: string; share: string } | undefined) => ({
  title: part?.name ?? '',
  lines: part ? [{ value: part.full }, { value: part.share }] : [],
})

/** Dims all parts except the highlighted one. */
const Paint = styled.div<{ $lit: number | undefined }>`
  width: 100%;

  ${({ $lit }) =>
    $lit !== undefined &&
    `& .apexcharts-pie-series:not([rel='${$lit + 1}']) {
      opacity: 0.3;
    }`}
`
