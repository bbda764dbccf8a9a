import { formatDay } from '../i18n/formatParams.ts'

/** Text, a number, a moment, or nothing. */
export type Cell = string | number | Moment | null

/** A day `YYYY-MM-DD`, or a minute of it `YYYY-MM-DD HH:MM`: a file holds it as a date, and not as text. */
export interface Moment {
  at: string
}

/** The cell of a day or of a minute; null where there is none. */
export const momentCell = (at: string | null): Moment | null => (at === null ? null : { at })

/** DD/MM/YYYY, with HH:MM where it is a minute. */
export const shownMoment = ({ at }: Moment): string =>
  [formatDay(at.slice(0, 10)), at.slice(11)].filter(Boolean).join(' ')

/** Rows on their way into a file, page by page. */
export interface Table {
  head: readonly string[]
  /** Of the columns, in characters; where the format knows widths. */
  widths?: readonly number[]
  pages: AsyncIterable<readonly (readonly Cell[])[]>
}
