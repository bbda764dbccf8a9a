import { Card, DataTable } from '@zal/ui'
import { useCallback, useMemo, type ReactNode } from 'react'
import { CardList } from './CardList.tsx'
import { columnsOf } from '../columns.tsx'
import type { Identified } from '../../api/index.ts'
import type { RowSelection } from '../selection/useRowSelection.ts'
import type { ListLayout, PlainListOptions } from '../list.types.ts'
import type { ListPreferences } from '../listPreferences.ts'
import type { ListParamsState } from '../listParams.ts'
import type { PanelAddress } from '../panel/usePanelAddress.ts'
import { LoadMore } from './LoadMore.tsx'
import { addressOf, useRouteContext } from '../../routing/index.ts'
import { RowMenu } from './RowMenu.tsx'
import { titleKey, useTranslate } from '../../i18n/index.ts'
import type { PlainResource } from '../../query/index.ts'
import type { ListData } from '../useListData.ts'
import { useAllowedActions } from '../useAllowedActions.ts'
import { useCan, useCurrentUser } from '../../session/index.ts'

interface ListRowsProps {
  source: PlainResource
  options: PlainListOptions
  address: ListParamsState
  /** Undefined where records have no panel. */
  open: PanelAddress | undefined
  /** Undefined renders a skeleton with the same columns. */
  rows: Identified[] | undefined
  more: ListData['more']
  /** Pagination under the rows. */
  footer: ReactNode
  /** Bar of bulk actions, between the rows and the footer. */
  bulk: ReactNode
  layout: ListLayout
  look: ListPreferences
  setLook(look: ListPreferences): void
  /** Undefined where the list has no bulk actions. */
  chosen: RowSelection | undefined
}

/** Rows of a list, as a table or as cards, each linking to its record. */
export function ListRows(props: ListRowsProps) {
  const { source, options, address, open, rows, more, footer, bulk } = props
  const { layout, look, setLook, chosen } = props
  const translate = useTranslate()
  const can = useCan()
  const { section } = useRouteContext()
  const { currency } = useCurrentUser()
  const columns = useMemo(
    () => columnsOf(translate, source.noun, options.columns, currency),
    [translate, source, options, currency],
  )
  const opens = section.tabs.find(({ name }) => name === (options.opens ?? 'edit'))
  const openable = opens?.allowed(can) ? opens : undefined
  const { menu: Own } = options
  const menu = useCallback(
    (row: Identified) => (Own ? <Own row={row} /> : <RowMenu row={row} source={source} />),
    [Own, source],
  )
  const { isPermitted, allowedActionsOf } = useAllowedActions()
  const href = useCallback(
    (row: Identified) =>
      open?.hrefOf(row.id) ??
      (openable && (openable.name !== 'edit' || allowedActionsOf(row).change)
        ? addressOf(section, openable.name, row.id)
        : undefined),
    [open, section, openable, allowedActionsOf],
  )
  const sortedBy = columns.find(({ sort }) => sort && sort === address.sort)
  return (
    <>
      {layout === 'cards' && options.card && rows ? (
        <>
          <CardList stepped rows={rows}>
            {(row) => options.card?.(row, menu(row))}
          </CardList>
          {bulk}
          {footer && <Card flush>{footer}</Card>}
        </>
      ) : (
        <Card flush>
          <DataTable
            label={translate(titleKey(source.noun))}
            columns={columns}
            rows={rows}
            keyOf={keyOf}
            hrefOf={href}
            actions={Own || isPermitted ? menu : undefined}
            layout={look.columns}
            onLayout={(next) => setLook({ ...look, columns: next })}
            density={look.density}
            fits
            narrow="rows"
            // A page of its own has the same actions.
            narrowActions={!open && (!openable || openable.name === 'edit')}
            waiting={12}
            current={open?.id}
            selected={chosen?.keys}
            onSelect={chosen?.select}
            isDimmed={options.dimmed}
            sort={sortedBy && { by: sortedBy.id, descending: address.order === 'desc' }}
            onSort={({ by, descending }) => {
              const { sort } = columns.find(({ id }) => id === by) ?? {}
              if (sort) address.sortBy(sort, descending)
            }}
          />
          {bulk}
          {footer}
        </Card>
      )}
      {more && <LoadMore query={more} />}
    </>
  )
}

const keyOf = ({ id }: Identified) => id
