import { Button, DataTable, space, width } from '@zal/ui'
import { useEffect, useMemo, useRef } from 'react'
import styled from 'styled-components'
import { columnsOf } from './columns.tsx'
import type { Identified } from './contract.ts'
import type { PlainListOptions } from './list.types.ts'
import type { ListAddress } from './listAddress.ts'
import { usePlace } from './place.tsx'
import { RowMenu } from './RowMenu.tsx'
import { useSay } from './say.ts'
import { addressOf } from './section.ts'
import type { ListData, PlainResource } from './useListData.ts'
import { useCan } from './who.ts'

interface ListRowsProps {
  source: PlainResource
  options: PlainListOptions
  address: ListAddress
  /** Undefined draws the skeleton of the same columns. */
  rows: Identified[] | undefined
  more: ListData['more']
}

/** The rows of a list, as a table or as cards, each opening its record. */
export function ListRows({ source, options, address, rows, more }: ListRowsProps) {
  const say = useSay()
  const can = useCan()
  const { section } = usePlace()
  const columns = useMemo(
    () => columnsOf(say, section.noun, options.columns),
    [say, section, options],
  )
  const opens = section.tabs.find(({ name }) => name === (options.opens ?? 'edit'))
  const openable = opens?.allowed(can) ? opens : undefined
  const menu = (row: Identified) => <RowMenu row={row} source={source} options={options} />
  const sortedBy = columns.find(({ sort }) => sort && sort === address.sort)
  return (
    <>
      {options.card && rows ? (
        <CardGrid>
          {rows.map((row) => (
            <li key={row.id}>{options.card?.(row, menu(row))}</li>
          ))}
        </CardGrid>
      ) : (
        <DataTable
          label={say(`${section.noun}:title`)}
          columns={columns}
          rows={rows}
          keyOf={({ id }) => id}
          hrefOf={openable && (({ id }) => addressOf(section, openable.name, id))}
          actions={menu}
          isDimmed={options.dimmed}
          sort={sortedBy && { by: sortedBy.id, descending: address.order === 'desc' }}
          onSort={({ by, descending }) => {
            const { sort } = columns.find(({ id }) => id === by) ?? {}
            if (sort) address.sortBy(sort, descending)
          }}
        />
      )}
      {more && <More {...more} />}
    </>
  )
}

/** Reads on when the end of the list comes into view; a button for who does not scroll. */
function More({ read, pending }: NonNullable<ListData['more']>) {
  const say = useSay()
  const end = useRef<HTMLDivElement>(null)
  useEffect(
    function readWhenSeen() {
      const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && read())
      if (end.current) watch.observe(end.current)
      return () => watch.disconnect()
    },
    [read],
  )
  return (
    <End ref={end}>
      <Button tone="soft" size="sm" pending={pending} onClick={read}>
        {say('list.more')}
      </Button>
    </End>
  )
}

const CardGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${width.card}), 1fr));
  gap: ${space[16]};
`
const End = styled.div`
  display: grid;
  justify-items: center;
`
