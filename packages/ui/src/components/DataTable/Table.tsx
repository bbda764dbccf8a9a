import type { MouseEvent } from 'react'
import { ArrowDownIcon, ArrowUpIcon, SortIcon } from '../../icons/index.ts'
import { useUi } from '../../theme/index.ts'
import { BareLink } from '../Link/index.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { Grid, SortButton, Told } from './Table.parts.ts'
import type { Column, DataTableProps } from './table.types.ts'
import { rowMark } from './useRowKeys.ts'

export function Table<Row>({
  label,
  columns,
  rows,
  keyOf,
  hrefOf,
  sort,
  onSort,
  actions,
  isDimmed,
  waiting = 8,
}: DataTableProps<Row>) {
  const { words, navigate } = useUi()
  const open = (href: string | undefined) => (event: MouseEvent) => {
    if (!href || isOwnPress(event)) return
    if (event.metaKey || event.ctrlKey) window.open(href, '_blank', 'noopener')
    else navigate(href)
  }
  return (
    <Grid aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <Head key={column.id} column={column} sort={sort} onSort={onSort} />
          ))}
          {actions && (
            <th scope="col">
              <Told>{words.parts.actions}</Told>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows === undefined
          ? Array.from({ length: waiting }, (_, row) => (
              <tr key={row}>
                {columns.map(({ id, align }, cell) => (
                  <td key={id} data-align={align}>
                    <Skeleton width={widths[(row + cell * 2) % widths.length]} height="0.75em" />
                  </td>
                ))}
                {actions && <td />}
              </tr>
            ))
          : rows.map((row) => {
              const href = hrefOf?.(row)
              return (
                <tr
                  key={keyOf(row)}
                  data-dimmed={isDimmed?.(row)}
                  data-leads={Boolean(href)}
                  onClick={open(href)}
                >
                  {columns.map(({ id, align, render }, index) => (
                    <td key={id} data-align={align}>
                      {href && index === 0 ? (
                        <BareLink href={href} {...rowMark}>
                          {render(row)}
                        </BareLink>
                      ) : (
                        render(row)
                      )}
                    </td>
                  ))}
                  {actions && <td data-align="actions">{actions(row)}</td>}
                </tr>
              )
            })}
      </tbody>
    </Grid>
  )
}

const widths = ['72%', '48%', '60%', '40%', '66%']

interface HeadProps<Row> {
  column: Column<Row>
  sort: DataTableProps<Row>['sort']
  onSort: DataTableProps<Row>['onSort']
}

function Head<Row>({
  column: { id, label, align, sortable, width },
  sort,
  onSort,
}: HeadProps<Row>) {
  const mine = sort?.by === id
  const Arrow = !mine ? SortIcon : sort.descending ? ArrowDownIcon : ArrowUpIcon
  return (
    <th
      scope="col"
      data-align={align}
      style={{ width }}
      aria-sort={mine ? (sort.descending ? 'descending' : 'ascending') : undefined}
    >
      {sortable && onSort ? (
        <SortButton
          data-mine={mine}
          onClick={() => onSort({ by: id, descending: mine && !sort.descending })}
        >
          {label}
          <Arrow aria-hidden />
        </SortButton>
      ) : (
        label
      )}
    </th>
  )
}

/** A press on something inside the row that acts by itself, or the end of selecting text. */
const isOwnPress = ({ target }: MouseEvent) =>
  (target instanceof Element &&
    Boolean(target.closest('a, button, input, label, select, [role="menu"]'))) ||
  Boolean(getSelection()?.toString())
