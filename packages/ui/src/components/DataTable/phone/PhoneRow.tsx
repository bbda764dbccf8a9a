import { Fragment, memo } from 'react'
import { Spinner } from '../../Spinner/index.ts'
import { Lead } from '../cards/Cards.styles.ts'
import { RowTick } from '../rows/Tick.tsx'
import { rowMark } from '../rows/useRowKeys.ts'
import type { Column } from '../table.types.ts'
import type { RowProps } from '../view.types.ts'
import { Above, Check, End, Line, Name, Words } from './PhoneRows.styles.ts'
import { useLongPress } from './useLongPress.ts'

interface PhoneRowProps<Row> extends RowProps<Row> {
  /** Rows are being selected: a tap selects. */
  selecting: boolean
  /** The buttons of the row are shown. */
  hasActions: boolean
}

/** One row: a tap opens it, a long press selects it. */
export const PhoneRow = memo(OneRow) as typeof OneRow

function OneRow<Row>({ row, at, chosen, selecting, hasActions, kit }: PhoneRowProps<Row>) {
  const { columns, keyOf, hrefOf, actions, isDimmed, isBusy, id, press } = kit
  const href = hrefOf?.(row)
  const busy = isBusy?.(row) ?? false
  const named = `${id}-${keyOf(row)}`
  const touch = useLongPress(press && (() => press(at, false)), selecting)
  const slot = (column: Column<Row>) => column.phone ?? (column === columns[0] ? 'title' : 'none')
  const among = (where: string) => columns.filter((column) => slot(column) === where)
  const content = ({ render, renderPhone }: Column<Row>) => (renderPhone ?? render)(row)
  const title = among('title').map((column) => <span key={column.id}>{content(column)}</span>)
  const lines = among('line')
  const ends = among('end')
  return (
    <li
      data-at={at}
      data-dimmed={isDimmed?.(row)}
      data-leads={Boolean(href)}
      data-chosen={chosen}
      data-selecting={selecting}
      aria-busy={busy || undefined}
      {...touch}
    >
      {press && (
        <Check data-shown={selecting}>
          <RowTick choose={press} at={at} checked={chosen} named={named} leads={!href} />
        </Check>
      )}
      {!selecting &&
        among('title').map(({ id: column, picture }) => (
          <Fragment key={column}>{picture?.(row)}</Fragment>
        ))}
      <Words>
        <Name>
          {href ? (
            <Lead id={named} href={href} data-title {...rowMark}>
              {title}
            </Lead>
          ) : (
            <span id={named} data-title>
              {title}
            </span>
          )}
        </Name>
        {lines.length > 0 && (
          <Line>
            {lines.map((column) => (
              <span key={column.id}>{content(column)}</span>
            ))}
          </Line>
        )}
      </Words>
      {ends.length > 0 && (
        <End>
          {ends.map((column) => (
            <span key={column.id}>{content(column)}</span>
          ))}
        </End>
      )}
      {busy ? <Spinner /> : hasActions && actions && <Above>{actions(row)}</Above>}
    </li>
  )
}
