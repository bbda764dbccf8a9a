import { ListPage } from '@zal/ui'
import { accountsIn } from '../../../domain/money/methods.ts'
import { Failure, useSkeleton } from '../../../scaffold/feedback/index.ts'
import {
  CardList,
  ListEmpty,
  ListExport,
  ListFilters,
  LoadMore,
  options,
  period,
  useListParams,
} from '../../../scaffold/list/index.ts'
import { usePageHeader } from '../../../scaffold/routing/index.ts'
import { useCan } from '../../../scaffold/session/index.ts'
import { Accounts } from './Accounts.tsx'
import { Books } from './Books.tsx'
import { useLedger } from './ledger.data.ts'
import { TransactionCard } from './TransactionCard.tsx'

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
    >
      {error && !rows ? (
        <Failure error={error} retry={query.retry} />
      ) : (
        (waits || answer) && !isFirst && <Accounts answer={answer} />
      )}
      {rows?.length === 0 ? (
        <ListEmpty noun="finance" clear={address.narrowed ? address.clear : undefined} />
      ) : (
        <CardList stepped rows={rows ?? []}>
          {(row) => <TransactionCard transaction={row} />}
        </CardList>
      )}
      <LoadMore query={query} />
    </ListPage>
  )
}
