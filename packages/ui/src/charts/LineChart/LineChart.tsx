import type { ApexOptions } from 'apexcharts'
import { plot } from '../../theme/index.ts'
import { axisOf } from '../shared/plot/axis.ts'
import { axesOf, Rule } from '../shared/plot/cartesian.tsx'
import { colourOf, stepOf, type ChartProps, type ChartSeries } from '../shared/chart.types.ts'
import { ChartFrame } from '../shared/ChartFrame.tsx'
import { dashes } from '../shared/plot/dashes.ts'
import { useFigures } from '../shared/figures.ts'
import { figuresOf, readingOf } from '../shared/figuresOf.ts'
import { Legend } from '../shared/Legend.tsx'
import { Plot } from '../shared/plot/Plot.tsx'
import { Reader } from '../shared/reader/Reader.tsx'
import { Range, withRange, type LineRange } from './Range.tsx'

/** A line; its values are null before it begins, and it may end before the last category. */
export interface LineSeries extends Omit<ChartSeries, 'values'> {
  values: readonly (number | null)[]
}

export interface LineChartProps extends ChartProps {
  /** Labels of the moments from left to right: "12/11". */
  categories: readonly string[]
  /** One to four lines; named in the legend. */
  series: readonly LineSeries[]
  /** Area in which a line is expected, in the colour of the first one; the table has its bounds. */
  range?: LineRange
  /** @default 'md' */
  size?: keyof typeof plot
}

/**
 * Line chart of amounts over time. Up to four lines; each has its own dash pattern besides its
 * colour.
 */
export function LineChart(props: LineChartProps) {
  return <Lines kind="line" {...props} />
}

/** `LineChart` with the area below the line filled: for one or two series. */
export function AreaChart(props: LineChartProps) {
  return <Lines kind="area" {...props} />
}

function Lines({
  kind,
  categories,
  series,
  range,
  size = 'md',
  by,
  currency,
  ...frame
}: LineChartProps & { kind: 'line' | 'area' }) {
  const { short, full } = useFigures(currency)
  const count = categories.length
  const named = series.map((one, index) => ({
    ...one,
    step: stepOf(one.step, index),
    dash: dashes(index),
  }))
  const values = [...series.map((one) => one.values), range?.low ?? [], range?.high ?? []]
    .flat()
    .filter((value) => value !== null)
  const axis = axisOf(values)
  const xOf = (index: number) => (count > 1 ? index / (count - 1) : 0.5)
  const yOf = (value: number) => (axis.max - value) / (axis.max - axis.min)
  return (
    <ChartFrame
      {...frame}
      figures={withRange(figuresOf(by, categories, named, full), range, full)}
      isEmpty={values.every((value) => value === 0)}
      height={plot[size]}
    >
      {(fills) => (
        <>
          {named.length > 1 && <Legend fills={fills} items={named} kind="line" />}
          <Plot
            kind={kind}
            height={plot[size]}
            series={named.map((one) => ({ name: one.name, data: [...one.values] }))}
            options={(width) => ({
              ...axesOf(categories, axis, short, width, halfLabel),
              colors: named.map(({ step }) => colourOf(step)),
              stroke: { ...stroke, dashArray: named.map(({ dash }) => dash) },
              fill: { type: 'solid' },
              // A single moment is drawn as a dot, since it has no line.
              markers: { size: count === 1 ? 5 : 0, strokeWidth: 0 },
            })}
          >
            {(area) => (
              <>
                {range && <Range range={range} area={area} xOf={xOf} yOf={yOf} />}
                <Reader
                  label={frame.label}
                  area={area}
                  fills={fills}
                  count={count}
                  at={({ x }) => Math.max(0, Math.min(count - 1, Math.round(x * (count - 1))))}
                  spotOf={(index) => ({ x: xOf(index), y: 0 })}
                  read={(index) => readingOf(categories, named, full, index)}
                  mark={(index) => (
                    <Rule
                      x={xOf(index)}
                      dots={named.flatMap((one) => {
                        const value = one.values[index]
                        return value === undefined || value === null
                          ? []
                          : [{ y: yOf(value), colour: colourOf(one.step) }]
                      })}
                    />
                  )}
                />
              </>
            )}
          </Plot>
        </>
      )}
    </ChartFrame>
  )
}

/** Space in px for the half of the last label that is beyond the last moment. */
const halfLabel = 20

const stroke: ApexOptions['stroke'] = { width: 2.5, curve: 'monotoneCubic', lineCap: 'round' }
