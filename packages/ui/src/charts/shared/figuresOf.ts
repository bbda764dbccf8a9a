import type { ChartInk } from './chart.types.ts'
import type { TableFigures } from './ChartTable.tsx'
import type { Reading } from './reader/Tooltip.tsx'

interface Named {
  name: string
  values: readonly (number | null)[]
  step: ChartInk
  dash?: number
}

/** Text of a value; a dash before the beginning and after the end of a series. */
const textAt = (
  values: readonly (number | null)[],
  at: number,
  write: (value: number) => string,
): string => {
  const value = values[at]
  return value === undefined || value === null ? '–' : write(value)
}

/** Table of series: a row per category, a column per series. */
export const figuresOf = (
  by: string,
  categories: readonly string[],
  series: readonly Named[],
  write: (value: number) => string,
): TableFigures => ({
  head: [by, ...series.map(({ name }) => name)],
  rows: categories.map((category, at) => [
    category,
    ...series.map(({ values }) => textAt(values, at, write)),
  ]),
})

/** Texts of all series at one category. */
export const readingOf = (
  categories: readonly string[],
  series: readonly Named[],
  write: (value: number) => string,
  at: number,
): Reading => ({
  title: categories[at] ?? '',
  lines: series.map(({ name, values, step, dash }) => ({
    name,
    value: textAt(values, at, write),
    step,
    dash,
  })),
})
