import { Card, DataTable } from '@zal/ui'
import { useCallback, useMemo, type ReactNode } from 'react'
import { Cards } from './Cards.tsx'
import { columnsOf } from './columns.tsx'
import type { Identified } from './contract.ts'
import type { Chosen } from './chosen.ts'
import type { ListLayout, PlainListOptions } from './list.types.ts'
import type { Look } from './look.ts'
import type { ListAddress } from './listAddress.ts'
import { More } from './More.tsx'
import { usePlace } from './place.tsx'
import { RowMenu } from './RowMenu.tsx'
import { titleKey, useSay } from './say.ts'
import { addressOf } from './section.ts'
import type { ListData, PlainResource } from './useListData.ts'
import { useMay } from './useMay.ts'
import { useCan } from './who.ts'

interface ListRowsProps {
  source: PlainResource
  options: PlainListOptions
  address: ListAddress
  /** Undefined renders a skeleton with the same columns. */
  rows: Identified[] | undefined
  more: ListData['more']
  /** Pagination under the rows. */
  footer: ReactNode
  layout: ListLayout
  look: Look
  setLook(look: Look): void
  /** Undefined where the list has no bulk actions. */
  chosen: Chosen | undefined
}

/** Rows of a list, as a table or as cards, each linking to its record. */
export function ListRows(props: ListRowsProps) {
  const { source, options, address, rows, more, footer, layout, look, setLook, chosen } = props
  const say = useSay()
  const can = useCan()
  const { section } = usePlace()
  const columns = useMemo(
    () => columnsOf(say, source.noun, options.columns),
    [say, source, options],
  )
  const opens = section.tabs.find(({ name }) => name === (options.opens ?? 'edit'))
  const openable = opens?.allowed(can) ? opens : undefined
  const { menu: Own } = options
  const menu = useCallback(
    (row: Identified) => (Own ? <Own row={row} /> : <RowMenu row={row} source={source} />),
    [Own, source],
  )
  const { isPermitted, mayOf } = useMay()
  const href = useCallback(
    (row: Identified) =>
      openable && (openable.name !== 'edit' || mayOf(row).change)
        ? addressOf(section, openable.name, row.id)
        : undefined,
    [section, openable, mayOf],
  )
  const sortedBy = columns.find(({ sort }) => sort && sort === address.sort)
  return (
    <>
      {layout === 'cards' && options.card && rows ? (
        <>
          <Cards stepped rows={rows}>
            {(row) => options.card?.(row, menu(row))}
          </Cards>
          {footer}
        </>
      ) : (
        <Card flush>
          <DataTable
            label={say(titleKey(source.noun))}
            columns={columns}
            rows={rows}
            keyOf={keyOf}
            hrefOf={href}
            actions={Own || isPermitted ? menu : undefined}
            layout={look.columns}
            onLayout={(next) => setLook({ ...look, columns: next })}
            density={look.density}
            selected={chosen?.keys}
            onSelect={chosen?.choose}
            isDimmed={options.dimmed}
            sort={sortedBy && { by: sortedBy.id, descending: address.order === 'desc' }}
            onSort={({ by, descending }) => {
              const { sort } = columns.find(({ id }) => id === by) ?? {}
              if (sort) address.sortBy(sort, descending)
            }}
          />
          {footer}
        </Card>
      )}
      {more && <More asked={more} />}
    </>
  )
}

const keyOf = ({ id }: Identified) => id
