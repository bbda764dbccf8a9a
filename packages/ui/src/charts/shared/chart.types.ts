import type { ReactNode } from 'react'
import type { CurrencyLabel } from '../../format/index.ts'
import type { ChartStep } from '../../theme/index.ts'

/** Props of every chart. */
export interface ChartProps {
  /** Label above the drawing; names the figure and its table. */
  label: string
  /** Hides the label visually, where the card around has the same title. */
  hideLabel?: boolean
  /** Header of the first table column: "Day", "Method". */
  by: string
  /** Currency of the values in whole units; without it they are counts. */
  currency?: CurrencyLabel
  /** Shows a skeleton of the same size. */
  loading?: boolean
  /** Shown when there are no values. @default the words "Nothing in this period" */
  empty?: ReactNode
}

/** A series of values: one method over the days. */
export interface ChartSeries {
  name: string
  /** One per category, in the same order. */
  values: readonly number[]
  /** Colour and pattern. @default its position among the series, from 1 */
  step?: ChartStep
}

/** A part of a whole: a payment method, a plan. */
export interface ChartPart {
  name: string
  /** Zero or more. */
  value: number
  /**
   * Colour and pattern, so that a method looks the same everywhere. @default its position, from 1
   */
  step?: ChartStep
}

/** Colour step of an index; repeats after the eighth. */
export const stepOf = (given: ChartStep | undefined, index: number) =>
  given ?? (((index % 8) + 1) as ChartStep)
