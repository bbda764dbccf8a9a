import type { Column } from '../table.types.ts'

/** Index of the column that names the record: the title of a phone's row, else the first. */
export const titleOf = <Row>(columns: readonly Pick<Column<Row>, 'phone'>[]) =>
  Math.max(
    columns.findIndex(({ phone }) => phone === 'title'),
    0,
  )
