import { Card, DataTable, DateText, Money, type Column } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import type { PanelAddress } from '../../../scaffold/list/index.ts'
import { useCurrentUser } from '../../../scaffold/session/index.ts'
import type { EntryRow } from './entries.ts'
import { readable } from './sides.ts'
import { useBookWords } from './useBookWords.ts'
import { ShortName } from '../../../domain/member/ShortName.tsx'

interface EntriesTableProps {
  rows: readonly EntryRow[] | undefined
  open: PanelAddress
}

/** Entries of the ledger, one a row; each opens its transaction. */
export function EntriesTable({ rows, open }: EntriesTableProps) {
  const { t } = useTranslation(['finance', 'common'])
  const words = useBookWords()
  const { currency } = useCurrentUser()
  const columns: Column<EntryRow>[] = [
    {
      id: 'kind',
      label: t('fields.kind'),
      render: ({ transaction }) => words.kind(transaction.kind),
    },
    {
      id: 'day',
      label: t('fields.day'),
      render: ({ transaction }) => <DateText day={transaction.business_day} />,
      phone: 'line',
    },
    {
      id: 'account',
      label: t('fields.account'),
      render: ({ account }) => words.account(account),
      phone: 'line',
    },
    {
      id: 'customer',
      label: t('fields.customer'),
      render: ({ transaction: { customer } }) =>
        customer ? <ShortName fullname={customer.name} /> : t('common:none'),
      renderPhone: ({ transaction: { customer } }) =>
        customer && <ShortName fullname={customer.name} />,
      phone: 'line',
    },
    {
      id: 'invoice',
      label: t('fields.invoice'),
      render: ({ transaction }) => transaction.payment?.invoice_id ?? t('common:none'),
    },
    {
      id: 'amount',
      label: `${t('fields.amount')}, ${currency}`,
      align: 'end',
      phone: 'end',
      render: ({ account, amount }) => <Money amount={readable(account, amount)} sign />,
    },
  ]
  return (
    <Card flush>
      <DataTable
        label={t('entries')}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => open.hrefOf(id)}
        narrow="rows"
        current={open.id}
      />
    </Card>
  )
}
