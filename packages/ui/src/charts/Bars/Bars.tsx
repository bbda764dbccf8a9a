import { axisOf } from '../shared/axis.ts'
import { axesOf, Band } from '../shared/cartesian.tsx'
import { stepOf, type ChartProps, type ChartSeries } from '../shared/chart.types.ts'
import { ChartFrame } from '../shared/ChartFrame.tsx'
import { figuresOf, readingOf } from '../shared/figuresOf.ts'
import { useFigures } from '../shared/figures.ts'
import { Legend } from '../shared/Legend.tsx'
import { patternFill } from '../shared/Patterns.tsx'
import { Plot } from '../shared/Plot.tsx'
import { Reader } from '../shared/Reader.tsx'
import { plot } from '../../theme/index.ts'

export interface BarsProps extends ChartProps {
  /** Labels below the bars; short, for lack of room: "12/11". */
  categories: readonly string[]
  /** One to four; named in the legend. */
  series: readonly ChartSeries[]
  /** Stacks the series instead of placing them side by side. */
  stacked?: boolean
  /** @default 'md' */
  size?: keyof typeof plot
}

/** Bar chart of a few moments or categories. For long names use `HorizontalBars`. */
export function Bars({
  categories,
  series,
  stacked = false,
  size = 'md',
  by,
  currency,
  ...frame
}: BarsProps) {
  const { short, full } = useFigures(currency)
  const count = categories.length
  const named = series.map((one, index) => ({ ...one, step: stepOf(one.step, index) }))
  const tops = stacked
    ? categories.map((_, at) => series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0))
    : series.flatMap(({ values }) => values)
  const axis = axisOf(tops)
  return (
    <ChartFrame
      {...frame}
      figures={figuresOf(by, categories, named, full)}
      isEmpty={tops.every((value) => value === 0)}
      height={plot[size]}
    >
      {(fills) => (
        <>
          {named.length > 1 && <Legend fills={fills} items={named} />}
          <Plot
            kind="bar"
            height={plot[size]}
            series={named.map(({ name, values }) => ({ name, data: [...values] }))}
            options={(width) => ({
              ...axesOf(categories, axis, short, width),
              chart: { stacked },
              colors: named.map(({ step }) => patternFill(fills, step)),
              stroke: { show: true, width: 2, colors: ['transparent'] },
              plotOptions: { bar: { columnWidth: '64%', ...rounded } },
            })}
          >
            {(area) => (
              <Reader
                label={frame.label}
                area={area}
                fills={fills}
                count={count}
                at={({ x }) => inside(Math.floor(x * count), count)}
                spotOf={(index) => ({ x: (index + 0.5) / count, y: 0 })}
                read={(index) => readingOf(categories, named, full, index)}
                mark={(index) => <Band index={index} count={count} />}
              />
            )}
          </Plot>
        </>
      )}
    </ChartFrame>
  )
}

const rounded = {
  borderRadius: 3,
  borderRadiusApplication: 'end',
  borderRadiusWhenStacked: 'last',
} as const

const inside = (index: number, count: number) => (index >= 0 && index < count ? index : undefined)
