import { Fragment, memo } from 'react'
import { Spinner } from '../../Spinner/index.ts'
import { Above, Head, Lead, Named } from './Cards.styles.ts'
import type { Column } from '../table.types.ts'
import { RowTick } from '../rows/Tick.tsx'
import { rowMark } from '../rows/useRowKeys.ts'
import type { RowProps } from '../view.types.ts'

interface CardRowProps<Row> extends RowProps<Row> {
  /** Total number of cards, where only some are in the DOM. */
  of: number | undefined
  /** Ref callback that measures the height. */
  measure?: (card: Element | null) => void
}

/** Card of a table row. */
export const CardRow = memo(OneCard) as typeof OneCard

function OneCard<Row>({ row, at, chosen, kit, of, measure }: CardRowProps<Row>) {
  const { columns, keyOf, hrefOf, actions, isDimmed, isBusy, id, press: choose } = kit
  const href = hrefOf?.(row)
  const busy = isBusy?.(row) ?? false
  const named = `${id}-${keyOf(row)}`
  const place = (column: Column<Row>) => column.phone ?? (column === columns[0] ? 'title' : 'line')
  const among = (where: string) => columns.filter((column) => place(column) === where)
  const title = among('title').map((column) => <span key={column.id}>{column.render(row)}</span>)
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
      aria-posinset={of === undefined ? undefined : at + 1}
      aria-setsize={of}
    >
      <Head>
        {choose && (
          <Above>
            <RowTick choose={choose} at={at} checked={chosen} named={named} leads={!href} />
          </Above>
        )}
        {among('title').map(({ id: column, picture }) => (
          <Fragment key={column}>{picture?.(row)}</Fragment>
        ))}
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
          {among('end').map((column) => (
            <span key={column.id}>{column.render(row)}</span>
          ))}
        </Named>
        {busy ? <Spinner /> : actions && <Above>{actions(row)}</Above>}
      </Head>
      {lines.length > 0 && (
        <dl>
          {lines.map(({ id: column, label, align, render }) => (
            <div key={column} data-align={align}>
              <dt>{label}</dt>
              <dd>{render(row)}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}
