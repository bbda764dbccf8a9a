import { Fragment, lazy, type ReactNode, Suspense } from 'react'
import { formatNumber } from '../../../format/index.ts'
import { useUi } from '../../../theme/index.ts'
import { Skeleton } from '../../Skeleton/index.ts'
import { widthLimits } from '../layout.ts'
import { Grid, Told } from './Table.styles.ts'
import { titleOf } from './titleOf.ts'
import { ColumnHead } from './TableHead.tsx'
import { TableRow } from './TableRow.tsx'
import { groupAt } from '../rows/groupHeads.ts'
import { AllTick } from '../rows/Tick.tsx'
import type { ViewProps } from '../view.types.ts'

const VirtualRows = lazy(async () => ({
  default: (await import('../rows/VirtualRows.tsx')).VirtualRows,
}))

/** Rows as a table. */
export function Table<Row>(props: ViewProps<Row>) {
  const { label, columns, rows, layout, actions, isBusy, virtual, total, hasMore, view, kit } =
    props
  const { words } = useUi()
  const { selection } = view
  const ends = Boolean(actions ?? isBusy)
  const widths = layout?.widths ?? {}
  const fixed = Boolean(virtual) || Object.keys(widths).length > 0
  const span = columns.length + Number(Boolean(selection)) + Number(ends)
  const line = (row: Row, at: number) => {
    const key = props.keyOf(row)
    return (
      <TableRow
        key={key}
        row={row}
        at={at}
        chosen={selection?.has(key) ?? false}
        current={key === props.current}
        kit={kit}
      />
    )
  }
  const known = hasMore ? (total ?? -1) : (total ?? rows?.length)
  return (
    <Grid
      aria-label={label}
      aria-rowcount={virtual && known !== undefined ? (known < 0 ? -1 : known + 1) : undefined}
      data-fixed={fixed}
      data-virtual={virtual}
      data-chooses={selection !== undefined}
      data-fits={props.fits}
      data-acts={props.actionsShown}
      style={fixed ? { minWidth: `${leastOf(columns, widths)}px` } : undefined}
    >
      {fixed && (
        <colgroup>
          {selection && <col data-part="tick" />}
          {columns.map(({ id, width }, at) => (
            <col
              key={id}
              style={{
                // Without an actions column the last column takes the remaining width.
                width:
                  !ends && at > 0 && at === columns.length - 1
                    ? undefined
                    : (px(widths[id]) ?? width),
              }}
            />
          ))}
          {ends && <col data-part="end" />}
        </colgroup>
      )}
      <thead>
        <tr aria-rowindex={virtual ? 1 : undefined}>
          {selection && (
            <th scope="col" data-align="tick">
              <AllTick selection={selection} />
            </th>
          )}
          {columns.map((column, at) => (
            <ColumnHead key={column.id} column={column} leads={at === 0} table={props} />
          ))}
          {ends && (
            <th scope="col" data-align="actions">
              <Told>{words.parts.actions}</Told>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows === undefined ? (
          <Bones {...props} ends={ends} />
        ) : virtual ? (
          <Suspense fallback={<Bones {...props} ends={ends} />}>
            <VirtualRows
              count={rows.length}
              view={view}
              gap={(key, height) => (
                <tr key={key} aria-hidden data-gap>
                  <td colSpan={span} style={{ height }} />
                </tr>
              )}
              row={(at) => drawn(rows, at, (row) => line(row, at))}
            />
          </Suspense>
        ) : (
          rows.map((row, at) => {
            const group = groupAt(rows, at, props.groupOf)
            if (!group) return line(row, at)
            return (
              <Fragment key={group.id}>
                <tr data-group>
                  <th scope="colgroup" colSpan={span}>
                    {group.label}
                    {group.count !== undefined && <span>{formatNumber(group.count)}</span>}
                  </th>
                </tr>
                {line(row, at)}
              </Fragment>
            )
          })
        )}
      </tbody>
      {props.totals && rows && rows.length > 0 && (
        <tfoot>
          <tr>
            {selection && <td data-align="tick" />}
            {columns.map(({ id, align }, at) => (
              <td key={id} data-align={align} data-lead={at === 0}>
                {props.totals?.[id] ?? (at === 0 ? words.table.total : null)}
              </td>
            ))}
            {ends && <td data-align="actions" />}
          </tr>
        </tfoot>
      )}
    </Grid>
  )
}

const px = (width: number | undefined) => (width === undefined ? undefined : `${width}px`)

const drawn = <Row,>(rows: readonly Row[], at: number, draw: (row: Row) => ReactNode) => {
  const row = rows[at]
  return row === undefined ? null : draw(row)
}

/** Minimum table width: columns without a width get the usual one. */
const leastOf = (columns: readonly { id: string }[], widths: Readonly<Record<string, number>>) =>
  columns.reduce((sum, { id }) => sum + (widths[id] ?? widthLimits.usual), 0)

const bones = ['72%', '48%', '60%', '40%', '66%']

function Bones<Row>({ columns, waiting = 8, view, ends }: ViewProps<Row> & { ends: boolean }) {
  return Array.from({ length: waiting }, (_, row) => (
    <tr key={row}>
      {view.selection && <td data-align="tick" />}
      {columns.map(({ id, align }, cell) => (
        <td
          key={id}
          data-align={align}
          data-lead={cell === 0}
          data-title={cell === titleOf(columns)}
        >
          <Skeleton width={bones[(row + cell * 2) % bones.length]} height="0.75em" />
        </td>
      ))}
      {ends && <td data-align="actions" />}
    </tr>
  ))
}
