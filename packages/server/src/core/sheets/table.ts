/** Text, a number, a day, or nothing. */
export type Cell = string | number | Day | null

/** A day, YYYY-MM-DD; where the format knows days it is one, and no text. */
export interface Day {
  day: string
}

export const dayCell = (day: string | null): Day | null => (day === null ? null : { day })

/** Rows on their way into a file, page by page. */
export interface Table {
  head: readonly string[]
  /** Of the columns, in characters; where the format knows widths. */
  widths?: readonly number[]
  pages: AsyncIterable<readonly (readonly Cell[])[]>
}
