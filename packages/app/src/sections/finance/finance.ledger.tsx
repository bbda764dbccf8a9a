import { ListPage } from '@zal/ui'
import { accountsIn } from '../../gym/methods.ts'
import { Failure } from '../../scaffold/Boundary.tsx'
import { Cards } from '../../scaffold/Cards.tsx'
import { options } from '../../scaffold/filters.tsx'
import { useListAddress } from '../../scaffold/listAddress.ts'
import { ListEmpty } from '../../scaffold/ListEmpty.tsx'
import { ListExport } from '../../scaffold/ListExport.tsx'
import { ListFilters } from '../../scaffold/ListFilters.tsx'
import { More } from '../../scaffold/More.tsx'
import { period } from '../../scaffold/period.tsx'
import { usePageHead } from '../../scaffold/place.tsx'
import { useSkeleton } from '../../scaffold/useSkeleton.ts'
import { useCan } from '../../scaffold/who.ts'
import { Accounts } from './Accounts.tsx'
import { Books } from './Books.tsx'
import { useLedger } from './finance.data.ts'
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
  const head = usePageHead()
  const can = useCan()
  const address = useListAddress(kinds)
  const asked = useLedger(address.filters)
  const { answer, data: rows, error } = asked
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
        <Failure error={error} retry={asked.retry} />
      ) : (
        (waits || answer) && !isFirst && <Accounts answer={answer} />
      )}
      {rows?.length === 0 ? (
        <ListEmpty noun="finance" clear={address.narrowed ? address.clear : undefined} />
      ) : (
        <Cards stepped rows={rows ?? []}>
          {(row) => <TransactionCard transaction={row} />}
        </Cards>
      )}
      <More asked={asked} />
    </ListPage>
  )
}
