import { ArrowDownIcon, ArrowUpIcon, SortIcon } from '../../../icons/index.ts'
import { ColumnEdge } from './ColumnEdge.tsx'
import { SortButton } from './Table.styles.ts'
import type { Column } from '../table.types.ts'
import type { ViewProps } from '../view.types.ts'

interface ColumnHeadProps<Row> {
  column: Column<Row>
  /** The first column, which is sticky. */
  leads: boolean
  table: ViewProps<Row>
}

/** Column header: sort button and resize handle. */
export function ColumnHead<Row>({ column, leads, table }: ColumnHeadProps<Row>) {
  const { id, label, unit, align, sortable, width } = column
  const words = unit ? `${label}, ${unit}` : label
  const { sort, onSort, layout = {}, onLayout } = table
  const mine = sort?.by === id
  const Arrow = !mine ? SortIcon : sort.descending ? ArrowDownIcon : ArrowUpIcon
  return (
    <th
      scope="col"
      // Excludes the name of the resize handle from the header's name.
      aria-label={onLayout && words}
      data-column={id}
      data-align={align}
      data-lead={leads}
      style={{ width }}
      aria-sort={mine ? (sort.descending ? 'descending' : 'ascending') : undefined}
    >
      {sortable && onSort ? (
        <SortButton
          data-mine={mine}
          onClick={() => onSort({ by: id, descending: mine && !sort.descending })}
        >
          {words}
          <Arrow aria-hidden />
        </SortButton>
      ) : (
        words
      )}
      {onLayout && <ColumnEdge id={id} name={label} layout={layout} onLayout={onLayout} />}
    </th>
  )
}
