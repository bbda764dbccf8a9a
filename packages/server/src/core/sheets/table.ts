/** Text, a number, or nothing. */
export type Cell = string | number | null

/** Rows on their way into a file, page by page. */
export interface Table {
  head: readonly string[]
  /** Of the columns, in characters; where the format knows widths. */
  widths?: readonly number[]
  pages: AsyncIterable<readonly (readonly Cell[])[]>
}
