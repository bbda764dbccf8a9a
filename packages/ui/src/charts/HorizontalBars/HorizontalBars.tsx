import styled from 'styled-components'
import { plotPiece, space, text, token, useUi, weight } from '../../theme/index.ts'
import { axisOf } from '../shared/plot/axis.ts'
import { stepOf, type ChartPart, type ChartProps } from '../shared/chart.types.ts'
import { ChartFrame } from '../shared/ChartFrame.tsx'
import { useFigures } from '../shared/figures.ts'
import { patternFill } from '../shared/plot/Patterns.tsx'
import { moneyAxis } from '../shared/plot/moneyAxis.ts'
import { Plot } from '../shared/plot/Plot.tsx'
import { Reader } from '../shared/reader/Reader.tsx'
import { Band } from './Band.tsx'

export interface HorizontalBarsProps extends ChartProps {
  /** In display order, usually the largest first. */
  parts: readonly ChartPart[]
  /** Reserves the height of this many bars, also when there are fewer. */
  places?: number
  /** Gives every bar its own colour and pattern; else all have the first. */
  varied?: boolean
}

/**
 * Horizontal bars with the full name and amount above each. Money has an axis in millions: six
 * steps of at least 1,000,000.
 */
export function HorizontalBars({
  parts,
  places = parts.length,
  varied = false,
  by,
  currency,
  ...frame
}: HorizontalBarsProps) {
  const { short, full } = useFigures(currency)
  const { charts } = useUi().words
  const values = parts.map(({ value }) => value)
  const axis = currency ? moneyAxis(values) : axisOf(values)
  const rows = Math.max(places, parts.length, 1)
  const height = rows * plotPiece.bar + plotPiece.foot
  const paint = (index: number) => (varied ? stepOf(parts[index]?.step, index) : 1)
  return (
    <ChartFrame
      {...frame}
      figures={{
        head: [by, charts.value],
        rows: parts.map(({ name, value }) => [name, full(value)]),
      }}
      isEmpty={values.every((value) => value === 0)}
      height={height}
    >
      {(fills) => (
        <Plot
          kind="bar"
          height={height}
          series={[{ data: Array.from({ length: rows }, (_, index) => parts[index]?.value ?? 0) }]}
          options={() => ({
            colors: Array.from({ length: rows }, (_, index) => patternFill(fills, paint(index))),
            plotOptions: { bar: { horizontal: true, distributed: true, ...look } },
            grid: { padding: { top: -16, bottom: 0, left: -12, right: 20 }, ...upright },
            xaxis: {
              categories: Array.from({ length: rows }, (_, index) => parts[index]?.name ?? ''),
              min: axis.min,
              max: axis.max,
              tickAmount: axis.steps,
              labels: { formatter: (value) => short(Math.round(Number(value))) },
              axisBorder: { show: false },
              axisTicks: { show: false },
              crosshairs: { show: false },
            },
            yaxis: { labels: { show: false } },
          })}
        >
          {(area) => (
            <>
              <Names style={{ ...area, gridTemplateRows: `repeat(${rows}, 1fr)` }} aria-hidden>
                {parts.map(({ name, value }, index) => (
                  <li key={index}>
                    <span>{name}</span>
                    <b>{full(value)}</b>
                  </li>
                ))}
              </Names>
              <Reader
                label={frame.label}
                area={area}
                fills={fills}
                count={parts.length}
                columns={1}
                at={({ y }) => {
                  const index = Math.floor(y * rows)
                  return index < parts.length ? index : undefined
                }}
                read={(index) => {
                  const { name = '', value = 0 } = parts[index] ?? {}
                  return { title: name, lines: [{ value: full(value) }] }
                }}
                mark={(index) => <Band index={index} count={rows} />}
              />
            </>
          )}
        </Plot>
      )}
    </ChartFrame>
  )
}

const look = { barHeight: '24%', borderRadius: 3, borderRadiusApplication: 'end' } as const

const upright = {
  xaxis: { lines: { show: true } },
  yaxis: { lines: { show: false } },
}

const Names = styled.ol`
  ${text('label')}
  position: absolute;
  display: grid;
  pointer-events: none;

  & > li {
    display: flex;
    gap: ${space[12]};
    justify-content: space-between;
    min-width: 0;
  }

  & > li > span {
    overflow: hidden;
    color: ${token('fg.muted')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & > li > b {
    flex: none;
    font-variant-numeric: tabular-nums;
    font-weight: ${weight.medium};
  }
`
