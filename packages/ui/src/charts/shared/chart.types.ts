import type { ReactNode } from 'react'
import type { CurrencyLabel } from '../../format/index.ts'
import type { ChartStep } from '../../theme/index.ts'

/** What every chart takes. */
export interface ChartProps {
  /** What is shown; stands above the drawing and names the figure and its table. */
  label: string
  /** Keeps the label for screen readers only, where the card around says it already. */
  hideLabel?: boolean
  /** What the rows are, as the head of the table says it: "Day", "Method". */
  by: string
  /** Values are whole units of this currency; without it they are counts. */
  currency?: CurrencyLabel
  /** The figures are on their way: their place is kept. */
  loading?: boolean
  /** Said where there is nothing to draw. @default the words "Nothing in this period" */
  empty?: ReactNode
}

/** One row of numbers that belong together: a method over the days. */
export interface ChartSeries {
  name: string
  /** One per category, in the same order. */
  values: readonly number[]
  /** Colour and pattern of charts. @default its place among the series, from 1 */
  step?: ChartStep
}

/** One piece of a whole: a payment method, a plan. */
export interface ChartPart {
  name: string
  /** Zero or more. */
  value: number
  /** Colour and pattern of charts, so that a method looks the same everywhere. @default its place, from 1 */
  step?: ChartStep
}

/** Colours repeat after the eighth. */
export const stepOf = (given: ChartStep | undefined, index: number) =>
  given ?? (((index % 8) + 1) as ChartStep)
