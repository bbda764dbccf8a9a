import { useId, useMemo, useRef } from 'react'
import { breakpoint, useIsBelow } from '../../theme/index.ts'
import { late } from '../../theme/late.ts'
import { Cards } from './cards/Cards.tsx'
import { Frame } from './Frame.ts'
import { arrange } from './layout.ts'
import { PhoneRows } from './phone/PhoneRows.tsx'
import { Table } from './table/Table.tsx'
import type { DataTableProps } from './table.types.ts'
import { useColumnFit } from './table/useColumnFit.ts'
import { useOverflow } from './table/useOverflow.ts'
import { useRowFocus } from './rows/useRowFocus.ts'
import { type Reveal, useRowKeys } from './rows/useRowKeys.ts'
import { useSelection, useSelectionKeys } from './rows/useSelection.ts'

const useReadOn = late(async () => (await import('./rows/ReadOn.tsx')).ReadOn)

/**
 * Data table from 900 px up, cards or rows below, from the same columns. Keyboard: J K ↑ ↓ move, Enter
 * opens, X selects. It does not fetch, filter or sort: it reports requests and renders the given
 * rows.
 *
 * @example
 * <DataTable label="Rooms" columns={columns} rows={page?.results} keyOf={(room) => room.id}
 *   hrefOf={(room) => `/room/edit/${room.id}`} sort={sort} onSort={setSort} />
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, layout, density, height, empty } = props
  const { keyOf, hrefOf, actions, isDimmed, isBusy, virtual } = props
  const narrow = useIsBelow(breakpoint.md)
  const frame = useRef<HTMLDivElement>(null)
  const reveal = useRef<Reveal>(undefined)
  const selection = useSelection(props)
  const press = selection?.press
  const id = useId()
  const arranged = useMemo(
    () => (layout ? arrange(props.columns, layout) : props.columns),
    [props.columns, layout],
  )
  const hasWidths = Object.keys(layout?.widths ?? {}).length > 0
  const isFitting = Boolean(props.fits) && !narrow && !virtual && !hasWidths
  const columns = useColumnFit(frame, arranged, isFitting)
  const kit = useMemo(
    () => ({ columns, keyOf, hrefOf, actions, isDimmed, isBusy, virtual, id, press }),
    [columns, keyOf, hrefOf, actions, isDimmed, isBusy, virtual, id, press],
  )
  useRowKeys(frame, { count: rows?.length ?? 0, reveal })
  useRowFocus(frame, !virtual)
  useSelectionKeys(frame, selection)
  const wide = useOverflow(frame, !narrow)
  const hasMore = Boolean(props.hasMore && props.onMore)
  const { Part: ReadOn } = useReadOn(hasMore ? 'ahead' : undefined)
  const scrolls = height !== undefined || wide
  const View = !narrow ? Table : props.narrow === 'rows' ? PhoneRows : Cards
  return (
    <Frame
      ref={frame}
      aria-busy={rows === undefined}
      data-table
      data-density={density}
      data-scrolls={scrolls}
      data-wide={wide}
      style={{ maxHeight: height }}
    >
      {rows?.length === 0 && empty ? (
        empty
      ) : (
        <View
          {...props}
          columns={columns}
          kit={kit}
          view={{ id, selection, reveal, frame, scroller: scrolls ? frame : undefined }}
        />
      )}
      {rows && hasMore && ReadOn && (
        <ReadOn count={rows.length} isReading={props.loadingMore} onMore={() => props.onMore?.()} />
      )}
    </Frame>
  )
}
