import { Card, DataTable, formatDate, Money, type Column } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { Answer } from '../../scaffold/contract.ts'
import { useWho } from '../../scaffold/who.ts'
import type { Account } from './finance.data.ts'
import { useBookWords } from './useBookWords.ts'

/** Pseudo-account of the total row, which must be 0. */
const TOGETHER = ''

/** Totals of the period by account; each links to its transactions. Their sum is 0. */
export function Accounts({ answer }: { answer: Answer<'/finance/ledger/', 'get'> | undefined }) {
  const { t } = useTranslation('finance')
  const words = useBookWords()
  const { currency } = useWho()
  const [query] = useSearchParams()
  const rows = answer && [...answer.accounts, together(answer.accounts)]
  const hrefOf = ({ account }: Account) => {
    if (account === TOGETHER) return undefined
    const next = new URLSearchParams(query)
    next.set('account', account)
    return `?${next}`
  }
  const sum = (key: 'in' | 'out' | 'sum'): Column<Account> => ({
    id: key,
    label: t(`fields.${key}`),
    align: 'end',
    render: (row) => <Money amount={row[key]} currency={key === 'sum' ? currency : undefined} />,
  })
  const columns: Column<Account>[] = [
    {
      id: 'account',
      label: t('fields.account'),
      render: ({ account }) =>
        account === TOGETHER ? <strong>{t('together')}</strong> : words.account(account),
    },
    {
      id: 'count',
      label: t('fields.count'),
      align: 'end',
      render: ({ count, account }) => (account === TOGETHER ? '' : count),
    },
    sum('in'),
    sum('out'),
    sum('sum'),
  ]
  return (
    <Card
      title={
        answer ? `${formatDate(answer.start_date)} – ${formatDate(answer.end_date)}` : t('totals')
      }
      subtitle={t('signs')}
    >
      <DataTable
        label={t('totals')}
        columns={columns}
        rows={rows}
        keyOf={({ account }) => account}
        hrefOf={hrefOf}
        waiting={4}
      />
    </Card>
  )
}

function together(accounts: readonly Account[]): Account {
  const sum = (key: 'in' | 'out' | 'sum') => accounts.reduce((total, each) => total + each[key], 0)
  return { account: TOGETHER, count: 0, in: sum('in'), out: sum('out'), sum: sum('sum') }
}
