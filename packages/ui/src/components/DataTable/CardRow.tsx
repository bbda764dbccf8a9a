import { memo } from 'react'
import { Spinner } from '../Spinner/index.ts'
import { Above, Head, Lead, Named } from './Cards.parts.ts'
import type { Column } from './table.types.ts'
import { RowTick } from './Tick.tsx'
import { rowMark } from './useRowKeys.ts'
import type { ViewProps } from './view.types.ts'

interface CardRowProps<Row> {
  row: Row
  /** Its place among the rows, from 0. */
  at: number
  table: ViewProps<Row>
  /** Wants to know how high it is. */
  measure?: (card: Element | null) => void
}

/** A row as a card. */
export const CardRow = memo(OneCard) as typeof OneCard

function OneCard<Row>({ row, at, table, measure }: CardRowProps<Row>) {
  const {
    columns,
    rows = [],
    keyOf,
    hrefOf,
    actions,
    isDimmed,
    isBusy,
    virtual,
    total,
    view,
  } = table
  const { selection } = view
  const href = hrefOf?.(row)
  const busy = isBusy?.(row) ?? false
  const chosen = selection?.has(keyOf(row)) ?? false
  const named = `${view.id}-${keyOf(row)}`
  const place = (column: Column<Row>) => column.card ?? (column === columns[0] ? 'title' : 'line')
  const among = (where: string) => columns.filter((column) => place(column) === where)
  const title = among('title').map(({ id, render }) => <span key={id}>{render(row)}</span>)
  const lines = among('line')
  return (
    <li
      ref={measure}
      data-index={at}
      data-at={at}
      data-dimmed={isDimmed?.(row)}
      data-leads={Boolean(href)}
      data-chosen={chosen}
      aria-busy={busy || undefined}
      aria-posinset={virtual ? at + 1 : undefined}
      aria-setsize={virtual ? (total ?? rows.length) : undefined}
    >
      <Head>
        {selection && (
          <Above>
            <RowTick selection={selection} at={at} checked={chosen} named={named} leads={!href} />
          </Above>
        )}
        <Named>
          {href ? (
            <Lead id={named} href={href} data-title {...rowMark}>
              {title}
            </Lead>
          ) : (
            <strong id={named} data-title>
              {title}
            </strong>
          )}
          {among('corner').map(({ id, render }) => (
            <span key={id}>{render(row)}</span>
          ))}
        </Named>
        {busy ? <Spinner /> : actions && <Above>{actions(row)}</Above>}
      </Head>
      {lines.length > 0 && (
        <dl>
          {lines.map(({ id, label, align, render }) => (
            <div key={id} data-align={align}>
              <dt>{label}</dt>
              <dd>{render(row)}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}
