import styled from 'styled-components'
import { line, plotPiece, radius, token } from '../../theme/index.ts'
import { everyNth } from '../shared/axis.ts'
import type { ChartProps } from '../shared/chart.types.ts'
import { ChartFrame } from '../shared/ChartFrame.tsx'
import { useFigures } from '../shared/figures.ts'
import { Plot } from '../shared/Plot.tsx'
import { Reader } from '../shared/Reader.tsx'
import { levels, rangesOf } from './levels.ts'
import { Scale } from './Scale.tsx'

export interface HeatMapProps extends ChartProps {
  /** Labels below the columns: hours. */
  columns: readonly string[]
  /** Rows from the top, each with a value per column: weekdays. */
  rows: readonly { name: string; values: readonly number[] }[]
}

/** Minimum cell widths in px for a count, and for an amount. */
const CELL_WITH_COUNT = 32
const CELL_WITH_SUM = 52
const SIDE = 48
const LABEL = 40

/**
 * Heat map: the larger the value, the stronger the colour. Cells that are wide enough show their
 * number.
 */
export function HeatMap({ columns, rows, by, currency, ...frame }: HeatMapProps) {
  const { short, full } = useFigures(currency)
  const values = rows.flatMap((row) => row.values)
  const top = Math.max(0, ...values)
  const height = rows.length * plotPiece.cells + plotPiece.foot
  const width = columns.length
  const valueOf = (index: number) => rows[Math.floor(index / width)]?.values[index % width] ?? 0
  return (
    <ChartFrame
      {...frame}
      figures={{
        head: [by, ...columns],
        rows: rows.map(({ name, values: row }) => [
          name,
          ...columns.map((_, at) => full(row[at] ?? 0)),
        ]),
      }}
      isEmpty={top === 0}
      height={height}
    >
      {(fills) => (
        <>
          <Plot
            kind="heatmap"
            height={height}
            series={rows.map(({ name, values: row }) => ({
              name,
              data: columns.map((_, at) => row[at] ?? 0),
            }))}
            options={(room) => ({
              // No animation: the library would parse the CSS colours as hex while interpolating.
              chart: { animations: { enabled: false, dynamicAnimation: { enabled: false } } },
              colors: [levels[0]?.fill],
              stroke: { width: 2, colors: [token('bg.surface')] },
              dataLabels: {
                enabled: (room - SIDE) / width >= (currency ? CELL_WITH_SUM : CELL_WITH_COUNT),
                formatter: (value) => short(Number(value)),
              },
              plotOptions: {
                heatmap: { radius: 4, enableShades: false, colorScale: { ranges: rangesOf(top) } },
              },
              grid: { show: false, padding: { top: -20, bottom: 0, left: 10, right: 0 } },
              xaxis: {
                categories: columns.map((name, at) =>
                  at % everyNth(width, room - SIDE, LABEL) === 0 ? name : '',
                ),
                labels: { rotate: 0, trim: false, hideOverlappingLabels: false },
                axisBorder: { show: false },
                axisTicks: { show: false },
                crosshairs: { show: false },
                tooltip: { enabled: false },
              },
              yaxis: { reversed: true },
            })}
          >
            {(area) => (
              <Reader
                label={frame.label}
                area={area}
                fills={fills}
                count={values.length}
                columns={width}
                at={({ x, y }) =>
                  clamp(Math.floor(y * rows.length), rows.length) * width +
                  clamp(Math.floor(x * width), width)
                }
                spotOf={(index) => ({
                  x: ((index % width) + 0.5) / width,
                  y: (Math.floor(index / width) + 0.5) / rows.length,
                })}
                read={(index) => ({
                  title: `${rows[Math.floor(index / width)]?.name}, ${columns[index % width]}`,
                  lines: [{ value: full(valueOf(index)) }],
                })}
                mark={(index) => (
                  <Cell
                    style={{
                      left: `${((index % width) / width) * 100}%`,
                      top: `${(Math.floor(index / width) / rows.length) * 100}%`,
                      width: `${100 / width}%`,
                      height: `${100 / rows.length}%`,
                    }}
                  />
                )}
              />
            )}
          </Plot>
          <Scale most={full(top)} />
        </>
      )}
    </ChartFrame>
  )
}

const clamp = (index: number, count: number) => Math.max(0, Math.min(index, count - 1))

const Cell = styled.span`
  position: absolute;
  border: ${line.ring} solid ${token('fg.default')};
  border-radius: ${radius.tag};
  pointer-events: none;
`
