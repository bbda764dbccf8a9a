import { shownDay } from '../shown.ts'

/** A text, a number, a moment, or empty. */
export type Cell = string | number | Moment | null

/** A day `YYYY-MM-DD`, or a minute `YYYY-MM-DD HH:MM`: a file stores it as a date, not as text. */
export interface Moment {
  at: string
}

/** The cell of a day or of a minute; null where there is none. */
export const momentCell = (at: string | null): Moment | null => (at === null ? null : { at })

/** DD/MM/YYYY, with HH:MM where it is a minute. */
export const shownMoment = ({ at }: Moment): string =>
  [shownDay(at.slice(0, 10)), at.slice(11)].filter(Boolean).join(' ')

/** A table to be written into a file, page by page. */
export interface Table {
  head: readonly string[]
  /** Column widths in characters, where the format supports them. */
  widths?: readonly number[]
  pages: AsyncIterable<readonly (readonly Cell[])[]>
}
