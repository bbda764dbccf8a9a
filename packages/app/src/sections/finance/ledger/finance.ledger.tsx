import { ListPage } from '@zal/ui'
import { useMemo } from 'react'
import { accountsIn } from '../../../domain/money/methods.ts'
import { Failure, useSkeleton } from '../../../scaffold/feedback/index.ts'
import {
  ListEmpty,
  ListExport,
  ListFilters,
  ListRefused,
  LoadMore,
  options,
  PanelOf,
  period,
  useListParams,
  usePanelAddress,
} from '../../../scaffold/list/index.ts'
import { usePageHeader } from '../../../scaffold/routing/index.ts'
import { useCan } from '../../../scaffold/session/index.ts'
import { Accounts } from './Accounts.tsx'
import { Books } from './Books.tsx'
import { useEntry, useLedger } from './ledger.data.ts'
import { entriesOf } from './entries.ts'
import { EntriesTable } from './EntriesTable.tsx'
import { EntryPanel } from './EntryPanel.tsx'

/** Accounts other than payment methods: the purpose of money, and cash outside the drawers. */
const others = ['membership', 'service', 'discount', 'safe', 'cash_difference']
const filters = {
  period: period(),
  account: options('account', (country) => [...accountsIn(country), ...others]),
}
const exports = { xlsx: '/finance/ledger/', csv: '/finance/ledger-export-csv/' }
const kinds = Object.values(filters)

export const ledger = () => <Ledger />

/** Ledger of the club: integrity, totals of the period, and transactions. */
function Ledger() {
  const head = usePageHeader()
  const can = useCan()
  const address = useListParams(kinds)
  const query = useLedger(address.filters)
  const { answer, data: rows, error } = query
  const open = usePanelAddress()
  const entries = useMemo(
    () => rows && entriesOf(rows, address.filters.account),
    [rows, address.filters.account],
  )
  const waits = useSkeleton(rows === undefined && !error)
  const isFirst = rows?.length === 0 && !address.narrowed
  return (
    <ListPage
      {...head}
      filters={
        <ListFilters
          noun="finance"
          search={false}
          filters={filters}
          address={address}
          total={answer?.total_count}
          end={
            can('finance', 'ledger', 'export') && (
              <ListExport options={{ columns: [] }} address={address} exports={exports} />
            )
          }
        />
      }
      above={<Books />}
      panel={
        open.id !== undefined && (
          <PanelOf noun="finance" panel={EntryPanel} rows={entries} open={open} useOne={useEntry} />
        )
      }
    >
      {error?.status === 400 && !rows ? (
        <ListRefused error={error} clear={address.clear} />
      ) : error && !rows ? (
        <Failure error={error} retry={query.retry} />
      ) : (
        (waits || answer) && !isFirst && <Accounts answer={answer} />
      )}
      {rows?.length === 0 ? (
        <ListEmpty noun="finance" address={address} />
      ) : (
        (waits || entries) && <EntriesTable rows={entries} open={open} />
      )}
      <LoadMore query={query} />
    </ListPage>
  )
}
