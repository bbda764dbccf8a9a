import {
  Avatar,
  breakpoint,
  Button,
  ButtonLink,
  Card,
  DataTable,
  DateText,
  EmptyState,
  formatDate,
  formatNumber,
  IconButton,
  ListPage,
  Money,
  Phone,
  SearchField,
  SkeletonText,
  SummaryLine,
  useIsBelow,
  WalletIcon,
  type Column,
} from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useDomainLinks } from '../../domain/useDomainLinks.ts'
import { useInfiniteApiQuery } from '../../scaffold/query/index.ts'
import { ListBoundary, PER_READ, useListParams } from '../../scaffold/list/index.ts'
import type { ResultsOf } from '../../scaffold/api/index.ts'
import { usePageHeader } from '../../scaffold/routing/index.ts'
import { ShortName } from '../../domain/member/ShortName.tsx'
import { useCurrentUser } from '../../scaffold/session/index.ts'

type Debtor = ResultsOf<'/management/debtor-list/', 'get'>[number]

/**
 * Members with a negative balance, the largest debt first, each with a link to take the payment.
 */
function DebtorsScreen() {
  const { t } = useTranslation(['deposit', 'common', 'menu'])
  const head = usePageHeader()
  const { currency } = useCurrentUser()
  const address = useListParams([])
  const query = useInfiniteApiQuery(['deposit', 'payment', 'member'], '/management/debtor-list/', {
    query: { per_page: PER_READ, q: address.q || undefined },
  })
  const ways = useDomainLinks()
  const columns: Column<Debtor>[] = [
    {
      id: 'fullname',
      label: t('debtors.member'),
      render: (row) => <ShortName fullname={row.fullname} />,
      picture: (row) => <Avatar size="sm" name={row.fullname} src={row.avatar?.url} />,
    },
    { id: 'phone', label: t('debtors.phone'), render: (row) => <Phone phone={row.phone} /> },
    {
      id: 'since',
      label: t('debtors.since'),
      render: (row) => <DateText day={row.since} />,
      renderPhone: (row) => t('debtors.sinceDay', { day: formatDate(row.since) }),
      phone: 'line',
    },
    {
      id: 'balance',
      label: `${t('debtors.owes')}, ${currency}`,
      align: 'end',
      phone: 'end',
      render: (row) => <Money amount={-row.balance} tone="debt" />,
    },
  ]
  // The search field stays visible when nothing was found.
  const isSearching = address.q !== ''
  const owed = query.answer?.total ?? 0
  return (
    <ListPage
      {...head}
      filters={
        (isSearching || query.total !== 0) && (
          <SearchField
            label={t('debtors.search')}
            hideLabel
            placeholder={t('debtors.search')}
            value={address.q}
            onChange={address.search}
          />
        )
      }
      above={
        query.total !== undefined &&
        query.total > 0 && (
          <SummaryLine
            figures={[
              { label: t('debtors.count'), value: formatNumber(query.total) },
              {
                label: t('debtors.total'),
                value: <Money amount={owed} currency={currency} tone="debt" />,
              },
            ]}
          />
        )
      }
    >
      <ListBoundary
        query={query}
        skeleton={<SkeletonText lines={8} />}
        empty={
          <EmptyState
            kind={isSearching ? 'unmatched' : 'first'}
            title={t(isSearching ? 'debtors.nobody' : 'debtors.none')}
            action={
              isSearching && (
                <Button tone="soft" onClick={() => address.search('')}>
                  {t('common:actions.clear')}
                </Button>
              )
            }
          >
            {t(isSearching ? 'debtors.nobodyText' : 'debtors.noneText')}
          </EmptyState>
        }
      >
        {(rows) => (
          <Card flush>
            <DataTable
              label={t('menu:deposit.tabs.debtors')}
              columns={columns}
              rows={rows}
              keyOf={({ id }) => id}
              hrefOf={(row) => ways.profile(row)}
              narrow="rows"
              actions={(row) => <TakePayment debtor={row} />}
            />
          </Card>
        )}
      </ListBoundary>
    </ListPage>
  )
}

/** Leads to the top-up that pays the debt; an icon on phones, where the name needs the room. */
function TakePayment({ debtor }: { debtor: Debtor }) {
  const { t } = useTranslation('deposit')
  const navigate = useNavigate()
  const isNarrow = useIsBelow(breakpoint.md)
  const take = useDomainLinks().deposit(debtor)
  if (!take || debtor.read_only) return null
  return isNarrow ? (
    <IconButton
      size="md"
      icon={WalletIcon}
      label={t('debtors.take')}
      onClick={() => void navigate(take)}
    />
  ) : (
    <ButtonLink tone="soft" size="xs" icon={WalletIcon} href={take}>
      {t('debtors.take')}
    </ButtonLink>
  )
}

export { DebtorsScreen as debtors }
