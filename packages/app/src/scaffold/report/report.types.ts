import type { ComponentType, ReactNode } from 'react'
import type { QueryResult } from '../query/index.ts'

/** Whole months up to today, answered from the sums of months. */
export type WholePeriod = 'quarter' | 'year'

/** The days and clubs that a report is about. */
export interface ReportScope {
  /** First and last day, both inclusive. */
  from: string
  to: string
  /** Set for whole months instead of days. */
  period?: WholePeriod
  /** Today in the club. */
  today: string
  /** Ids of the clubs, in ascending order. */
  clubs: readonly number[]
  /** Whether these are the rows of the club of this tab alone, which its lists can show. */
  isOwnClub: boolean
  /** Query of the calls. */
  query: { start_date?: string; end_date?: string; period?: WholePeriod; location: string }
}

/** Definition behind the ⓘ of a figure or a card. */
export interface Definition {
  name: string
  text: string
  /** Number of records that the figure equals: "Equals 287 payments". */
  equals?: string
  /** List with exactly these rows. */
  href?: string
}

/** A figure of the strip. */
export interface ReportFigure {
  id: string
  label: string
  value: string
  /** Unit after the value, in smaller type. */
  unit?: string
  note?: ReactNode
  /** Colour of the note. @default 'plain' */
  tone?: 'plain' | 'good' | 'bad'
  definition: Definition
}

/** Answer of the figures: the strip, and the moment of the stamp. */
export interface ReportFigures {
  /** State of the request behind the figures. */
  query: QueryResult<unknown>
  figures: readonly ReportFigure[]
  /** Moment of the answer. */
  asOf: string | undefined
}

export type Cell = string | number | null

/** A table of the export and of the print. */
export interface ReportTable {
  id: string
  title: string
  head: readonly string[]
  /** The first cell of a row is its name; numbers are money or counts. */
  rows: readonly (readonly Cell[])[]
  /** Row of the totals. */
  total?: readonly Cell[]
  /** Width on paper. @default 'half' */
  span?: 'half' | 'full'
  /** Two tables stand beside it on paper, one below the other. */
  isTall?: boolean
  /** Column whose values are also drawn as bars on paper. */
  bar?: number
  /** Column whose numbers have one decimal; all others are whole. */
  tenths?: number
}

/** A card on the 12 columns of the page. */
export interface ReportCardSpec {
  id: string
  /** Columns of 12, from 1100 px on. */
  span: 4 | 6 | 8 | 12
  Card: ComponentType<{ scope: ReportScope }>
}

/** Declaration of a report. */
export interface ReportOptions {
  /**
   * Choice of the days, also of whole months, or, without a choice, today or the present month.
   * @default 'months'
   */
  period?: 'months' | 'today' | 'month'
  /** Tab of the section from which the report is opened; it has a way back instead of tabs. */
  from?: string
  /** Figures of the strip; the first one is the report's own. */
  useFigures(scope: ReportScope): ReportFigures
  /** Sentence below the strip. */
  useNote?(): string
  /** Sentence below the figures of the print; absent where there is nothing to say. */
  useSentence?(scope: ReportScope): string | undefined
  /** Cards in their order; a card that the person may not see is absent. */
  useCards(scope: ReportScope): readonly ReportCardSpec[]
  /** Buttons beside the clubs. */
  useActions?(scope: ReportScope): ReactNode
  /** Tables of the export and of the print, from the answers that the cards show; without them there is neither. */
  useTables?(scope: ReportScope): readonly ReportTable[]
  /** Definitions at the foot of the print. */
  useFootnote?(): string
}
