import { axisOf } from '../shared/plot/axis.ts'
import { axesOf, Band } from '../shared/plot/cartesian.tsx'
import { stepOf, type ChartProps, type ChartSeries } from '../shared/chart.types.ts'
import { ChartFrame } from '../shared/ChartFrame.tsx'
import { figuresOf, readingOf } from '../shared/figuresOf.ts'
import { useFigures } from '../shared/figures.ts'
import { Legend } from '../shared/Legend.tsx'
import { patternFill } from '../shared/plot/Patterns.tsx'
import { moneyAxis } from '../shared/plot/moneyAxis.ts'
import { Plot } from '../shared/plot/Plot.tsx'
import { Reader } from '../shared/reader/Reader.tsx'
import { plot } from '../../theme/index.ts'
import { Marks } from './Marks.tsx'

export interface BarsProps extends ChartProps {
  /** Labels below the bars; short, for lack of room: "12/11". */
  categories: readonly string[]
  /** One to four; named in the legend. */
  series: readonly ChartSeries[]
  /** Stacks the series instead of placing them side by side. */
  stacked?: boolean
  /** Another value of each category, drawn as a short line; null where there is none. */
  marks?: { name: string; values: readonly (number | null)[] }
  /** Axis of money in six steps of at least a million, as in `HorizontalBars`. @default false */
  millions?: boolean
  /** Opens the records of a category, by a press or by Enter. */
  onOpen?: (index: number) => void
  /** @default 'md' */
  size?: keyof typeof plot
}

/** Bar chart of a few moments or categories. For long names use `HorizontalBars`. */
export function Bars({
  categories,
  series,
  stacked = false,
  marks,
  millions = false,
  onOpen,
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
  const heights = [...tops, ...(marks?.values ?? []).filter((value) => value !== null)]
  const isBelow = heights.some((value) => value < 0)
  const axis = millions && !isBelow ? moneyAxis(heights) : axisOf(heights)
  const table = figuresOf(by, categories, named, full)
  const markAt = (index: number) => {
    const value = marks?.values[index] ?? null
    return value === null ? '\u2013' : full(value)
  }
  return (
    <ChartFrame
      {...frame}
      figures={
        marks
          ? {
              head: [...table.head, marks.name],
              rows: table.rows.map((row, index) => [...row, markAt(index)]),
            }
          : table
      }
      isEmpty={heights.every((value) => value === 0)}
      height={plot[size]}
    >
      {(fills) => (
        <>
          {(named.length > 1 || marks) && <Legend fills={fills} items={named} mark={marks?.name} />}
          <Plot
            kind="bar"
            height={plot[size]}
            // A bar of zero would be drawn as a short line.
            series={named.map(({ name, values }) => ({
              name,
              data: values.map((value) => value || null),
            }))}
            options={(width) => ({
              ...axesOf(categories, axis, short, width),
              chart: { stacked },
              colors: named.map(({ step }) => patternFill(fills, step)),
              stroke: { show: true, width: 2, colors: ['transparent'] },
              plotOptions: { bar: { columnWidth: '64%', ...rounded } },
            })}
          >
            {(area) => (
              <>
                {marks && <Marks area={area} axis={axis} values={marks.values} />}
                <Reader
                  label={frame.label}
                  area={area}
                  fills={fills}
                  count={count}
                  at={({ x }) => inside(Math.floor(x * count), count)}
                  spotOf={(index) => ({ x: (index + 0.5) / count, y: 0 })}
                  read={(index) => {
                    const { title, lines } = readingOf(categories, named, full, index)
                    const mark = marks && { name: marks.name, value: markAt(index) }
                    return { title, lines: mark ? [...lines, mark] : lines }
                  }}
                  mark={(index) => <Band index={index} count={count} />}
                  onOpen={onOpen}
                />
              </>
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
