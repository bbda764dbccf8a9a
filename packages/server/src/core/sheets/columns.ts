import { momentIn } from '../db/businessDay.ts'
import type { Context } from '../operation/context.ts'
import { momentCell, type Cell } from './table.ts'

/** A column of an exported list. */
export interface Column<Row> {
  /** In characters. */
  width: number
  cell: (row: Row, context: CellContext) => Cell
  /** Whether the file has it. @default always */
  isIn?: (query: Readonly<Record<string, unknown>>) => boolean
}

/** Inputs of a cell besides its row. */
export interface CellContext extends Pick<Context, 'principal' | 'words'> {
  /** Number of the row, from 1. */
  nth: number
}

type Of<Row, Value> = (row: Row, context: CellContext) => Value
type Key = string | number
type Words = CellContext['words']

export const text = <Row>(width: number, of: Of<Row, string | null>): Column<Row> => ({
  width,
  cell: of,
})

export const phone = <Row>(of: Of<Row, string | null>): Column<Row> => text(16, of)

export const number = <Row>(width: number, of: Of<Row, number | null>): Column<Row> => ({
  width,
  cell: of,
})

/** An amount in whole units of the currency. */
export const money = <Row>(of: Of<Row, number | null>): Column<Row> => number(14, of)

/** A day, from `YYYY-MM-DD`. */
export const day = <Row>(of: Of<Row, string | null>): Column<Row> => ({
  width: 12,
  cell: (row, context) => momentCell(of(row, context)),
})

/** A moment in the time zone of the club, to the minute. */
export const minute = <Row>(of: Of<Row, string | null | undefined>): Column<Row> => ({
  width: 18,
  cell: (row, context) => {
    const at = of(row, context)
    return at ? momentCell(momentIn(context.principal.zone, at)) : null
  },
})

/** Nouns whose texts have labels of options. */
type Labelled = {
  [N in keyof Words]: Words[N] extends { options: object } ? N : never
}[keyof Words]

/** The label of a value, or of several, such as the methods of a payment. */
export const option = <Row>(
  width: number,
  noun: Labelled,
  name: string,
  of: Of<Row, Key | readonly Key[] | null>,
): Column<Row> => ({
  width,
  cell: (row, context) => {
    const value = of(row, context)
    const labels = context.words[noun].options[name]
    return value === null
      ? null
      : [value]
          .flat()
          .map((key) => labels?.[key] ?? key)
          .join(' + ')
  },
})
