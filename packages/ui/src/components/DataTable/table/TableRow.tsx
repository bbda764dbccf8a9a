import { memo, type MouseEvent, type ReactNode } from 'react'
import { useUi } from '../../../theme/index.ts'
import { Inline } from '../../Inline/index.ts'
import { BareLink } from '../../Link/index.ts'
import { Spinner } from '../../Spinner/index.ts'
import { rowMark } from '../rows/useRowKeys.ts'
import { RowTick } from '../rows/Tick.tsx'
import { titleOf } from './titleOf.ts'
import type { RowProps } from '../view.types.ts'

/** A table row, memoized, so that scrolling and selecting render only changed rows. */
export const TableRow = memo(Line) as typeof Line

function Line<Row>({ row, at, chosen, current = false, kit }: RowProps<Row>) {
  const { columns, keyOf, hrefOf, actions, isDimmed, isBusy, virtual, id, press: choose } = kit
  const { navigate } = useUi()
  const href = hrefOf?.(row)
  const busy = isBusy?.(row) ?? false
  const named = `${id}-${keyOf(row)}`
  const press = (event: MouseEvent) => {
    if (isOwnPress(event)) return
    if (choose && event.shiftKey) return choose(at, true)
    if (!href || busy || getSelection()?.toString()) return
    if (event.metaKey || event.ctrlKey) window.open(href, '_blank', 'noopener')
    else navigate(href)
  }
  return (
    <tr
      data-at={at}
      aria-rowindex={virtual ? at + 2 : undefined}
      aria-busy={busy || undefined}
      data-dimmed={isDimmed?.(row)}
      data-leads={Boolean(href) && !busy}
      data-chosen={chosen}
      data-current={current}
      onClick={press}
      // Prevents text selection by Shift+click.
      onMouseDown={choose && ((event) => event.shiftKey && event.preventDefault())}
    >
      {choose && (
        <td data-align="tick">
          <RowTick choose={choose} at={at} checked={chosen} named={named} leads={!href} />
        </td>
      )}
      {columns.map(({ id: column, align, render, picture }, cell) => (
        <td
          key={column}
          data-align={align}
          data-lead={cell === 0}
          data-title={cell === titleOf(columns)}
          id={cell === 0 && choose ? named : undefined}
        >
          {href && cell === 0 ? (
            <BareLink href={href} aria-current={current || undefined} {...rowMark}>
              {beside(picture?.(row), render(row))}
            </BareLink>
          ) : (
            beside(picture?.(row), render(row))
          )}
        </td>
      ))}
      {(actions ?? isBusy) && <td data-align="actions">{busy ? <Spinner /> : actions?.(row)}</td>}
    </tr>
  )
}

const beside = (picture: ReactNode, words: ReactNode) =>
  picture ? (
    <Inline gap="tight">
      {picture}
      {words}
    </Inline>
  ) : (
    words
  )

/** Whether the press is on an interactive element inside the row. */
const isOwnPress = ({ target }: MouseEvent) =>
  target instanceof Element &&
  Boolean(target.closest('a, button, input, label, select, [role="menu"]'))
