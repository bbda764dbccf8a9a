import { Button, DataTable } from '@zal/ui'
import { useMemo } from 'react'
import { columnsOf } from './columns.tsx'
import type { Identified } from './contract.ts'
import type { PlainListOptions } from './list.types.ts'
import type { ListAddress } from './listAddress.ts'
import { nameOf, RowMenu } from './RowMenu.tsx'
import { useSay } from './say.ts'
import { usePlace } from './place.tsx'
import { addressOf } from './section.ts'
import type { ListData, PlainResource } from './useListData.ts'
import { useCan } from './who.ts'

interface ListRowsProps {
  source: PlainResource
  options: PlainListOptions
  address: ListAddress
  /** Undefined draws the skeleton of the same columns. */
  rows: Identified[] | undefined
  busy: boolean
  more: ListData['more']
}

/** The rows of a list, as a table or as cards, each opening its record. */
export function ListRows({ source, options, address, rows, busy, more }: ListRowsProps) {
  const say = useSay()
  const can = useCan()
  const { section } = usePlace()
  const columns = useMemo(() => columnsOf(say, section.noun, options.columns), [say, section, options])
  const opens = section.tabs.find(({ name }) => name === (options.opens ?? 'edit'))
  const openable = opens?.allowed(can) && opens
  return (
    <>
      <DataTable
        caption={say(`${section.noun}:title`)}
        columns={columns}
        rows={rows}
        busy={busy}
        rowHref={openable ? ({ id }) => addressOf(section, openable.name, id) : undefined}
        rowName={(row) => nameOf(row, options)}
        rowActions={(row) => <RowMenu row={row} source={source} options={options} />}
        card={options.card}
        sort={address.sort ? { by: address.sort, order: address.order ?? 'asc' } : undefined}
        onSort={address.sortBy}
      />
      {more && (
        <Button variant="soft" pending={more.pending} onPress={more.read}>
          {say('list.more')}
        </Button>
      )}
    </>
  )
}
