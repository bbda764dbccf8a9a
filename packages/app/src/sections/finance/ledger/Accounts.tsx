import { Card, DataTable, formatDate, Money, type Column } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { ResponseOf } from '../../../scaffold/api/index.ts'
import { useCurrentUser } from '../../../scaffold/session/index.ts'
import type { Account } from './ledger.data.ts'
import { isEarned, readable } from './sides.ts'
import { useBookWords } from './useBookWords.ts'

/** Pseudo-accounts of the two totals. */
const MONEY = ''
const EARNED = '-'
const isTotal = (account: string) => account === MONEY || account === EARNED

/**
 * Totals of the period by account; each links to its entries. Where the money is and what it is for
 * add up to the same.
 */
export function Accounts({
  answer,
}: {
  answer: ResponseOf<'/finance/ledger/', 'get'> | undefined
}) {
  const { t } = useTranslation('finance')
  const words = useBookWords()
  const { currency } = useCurrentUser()
  const [query] = useSearchParams()
  const rows = answer && inTwoParts(answer.accounts.map(readableTotal))
  const hrefOf = ({ account }: Account) => {
    if (isTotal(account)) return undefined
    const next = new URLSearchParams(query)
    next.set('account', account)
    return `?${next}`
  }
  const sum = (key: 'in' | 'out' | 'sum'): Column<Account> => ({
    id: key,
    label: t(`fields.${key}`),
    align: 'end',
    render: (row) => <Money amount={row[key]} currency={key === 'sum' ? currency : undefined} />,
    phone: key === 'sum' ? 'end' : 'line',
    renderPhone: (row) => row[key] !== 0 && <Money amount={row[key]} sign={key !== 'sum'} />,
  })
  const columns: Column<Account>[] = [
    {
      id: 'account',
      label: t('fields.account'),
      render: ({ account }) =>
        isTotal(account) ? (
          <strong>{t(account === MONEY ? 'together.money' : 'together.earned')}</strong>
        ) : (
          words.account(account)
        ),
    },
    {
      id: 'count',
      label: t('fields.count'),
      align: 'end',
      render: ({ count, account }) => (isTotal(account) ? '' : count),
    },
    sum('in'),
    sum('out'),
    sum('sum'),
  ]
  return (
    <Card
      flush
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
        narrow="rows"
      />
    </Card>
  )
}

/** The total of an account with the signs that people read. */
function readableTotal(total: Account): Account {
  if (!isEarned(total.account)) return total
  const { account, in: plus, out: minus, sum } = total
  return {
    ...total,
    in: readable(account, minus),
    out: readable(account, plus),
    sum: readable(account, sum),
  }
}

/** First where the money is, then what it is for, each with its total. */
function inTwoParts(accounts: readonly Account[]): Account[] {
  const earned = accounts.filter(({ account }) => isEarned(account))
  const money = accounts.filter(({ account }) => !isEarned(account))
  return [...money, together(MONEY, money), ...earned, together(EARNED, earned)]
}

function together(account: string, accounts: readonly Account[]): Account {
  const sum = (key: 'in' | 'out' | 'sum') => accounts.reduce((total, each) => total + each[key], 0)
  return { account, count: 0, in: sum('in'), out: sum('out'), sum: sum('sum') }
}
