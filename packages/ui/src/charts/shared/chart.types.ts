import type { ReactNode } from 'react'
import type { CurrencyLabel } from '../../format/index.ts'
import { chart, token, type ChartStep } from '../../theme/index.ts'

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
  /**
   * No switch to the table and no legend of a ring, where the values are written beside the drawing.
   * Screen readers keep the table. @default false
   */
  plain?: boolean
}

/** Colour of a series: a step, the tint of the first one, or the grey of all others. */
export type ChartInk = ChartStep | 'tint' | 'rest'

/** CSS colour of an ink. */
export const colourOf = (ink: ChartInk): string => {
  if (ink === 'tint') return `color-mix(in srgb, ${chart(1)} 42%, ${token('bg.surface')})`
  return ink === 'rest' ? token('neutral.dot') : chart(ink)
}

/** A series of values: one method over the days. */
export interface ChartSeries {
  name: string
  /** One per category, in the same order; a line may end before the last category. */
  values: readonly number[]
  /** Colour and pattern. @default its position among the series, from 1 */
  step?: ChartInk
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
export const stepOf = <Ink extends ChartInk = ChartStep>(given: Ink | undefined, index: number) =>
  given ?? (((index % 8) + 1) as ChartStep)
