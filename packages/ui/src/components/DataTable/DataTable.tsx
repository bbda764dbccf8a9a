import { useRef } from 'react'
import { breakpoint, useIsBelow } from '../../theme/index.ts'
import { Cards } from './Cards.tsx'
import { Table } from './Table.tsx'
import type { DataTableProps } from './table.types.ts'
import { useRowKeys } from './useRowKeys.ts'

/**
 * Rows of one kind: a table from 900 px up, cards below, from the same columns. Moves by J K ↑ ↓,
 * opens by Enter. Does not fetch, filter or sort: it says what was asked and shows what it is given.
 *
 * @example
 * <DataTable label="Rooms" columns={columns} rows={page?.results} keyOf={(room) => room.id}
 *   hrefOf={(room) => `/room/edit/${room.id}`} sort={sort} onSort={setSort} />
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const narrow = useIsBelow(breakpoint.md)
  const frame = useRef<HTMLDivElement>(null)
  useRowKeys(frame)
  return (
    <div ref={frame} aria-busy={props.rows === undefined}>
      {props.rows?.length === 0 && props.empty ? (
        props.empty
      ) : narrow ? (
        <Cards {...props} />
      ) : (
        <Table {...props} />
      )}
    </div>
  )
}
