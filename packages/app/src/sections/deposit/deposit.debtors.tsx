import {
  Avatar,
  Button,
  ButtonLink,
  Card,
  DateText,
  EmptyState,
  FactList,
  formatNumber,
  Money,
  Phone,
  SearchField,
  SkeletonText,
  Stack,
  WalletIcon,
} from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { MemberLink } from '../../domain/member/MemberLink.tsx'
import { useDomainLinks } from '../../domain/useDomainLinks.ts'
import { useInfiniteApiQuery } from '../../scaffold/query/index.ts'
import { CardList, ListBoundary, PER_READ, useListParams } from '../../scaffold/list/index.ts'
import type { ResultsOf } from '../../scaffold/api/index.ts'
import { Screen } from '../../scaffold/routing/index.ts'
import { useCurrentUser } from '../../scaffold/session/index.ts'

type Debtor = ResultsOf<'/management/debtor-list/', 'get'>[number]

/**
 * Members with a negative balance, the largest debt first, each with a link to take the payment.
 */
function DebtorsScreen() {
  const { t } = useTranslation(['deposit', 'common'])
  const { currency } = useCurrentUser()
  const address = useListParams([])
  const query = useInfiniteApiQuery(['deposit', 'payment', 'member'], '/management/debtor-list/', {
    query: { per_page: PER_READ, q: address.q || undefined },
  })
  // The search field stays visible when nothing was found.
  const isSearching = address.q !== ''
  const owed = query.answer?.total ?? 0
  return (
    <Screen>
      <Stack>
        {(isSearching || query.total !== 0) && (
          <SearchField
            label={t('debtors.search')}
            hideLabel
            placeholder={t('debtors.search')}
            value={address.q}
            onChange={address.search}
          />
        )}
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
            <>
              <Card
                facts={
                  <FactList
                    layout="tiles"
                    facts={[
                      {
                        label: t('debtors.total'),
                        value: <Money amount={-owed} currency={currency} tone="signed" />,
                      },
                      {
                        label: t('debtors.count'),
                        value: formatNumber(query.total ?? rows.length),
                      },
                    ]}
                  />
                }
              />
              <CardList stepped rows={rows}>
                {(row) => <DebtorCard debtor={row} />}
              </CardList>
            </>
          )}
        </ListBoundary>
      </Stack>
    </Screen>
  )
}

function DebtorCard({ debtor }: { debtor: Debtor }) {
  const { t } = useTranslation('deposit')
  const { currency } = useCurrentUser()
  const take = useDomainLinks().deposit(debtor)
  return (
    <Card
      picture={<Avatar name={debtor.fullname} src={debtor.avatar?.url} />}
      title={<MemberLink tone="quiet" member={debtor} />}
      subtitle={<Phone phone={debtor.phone} />}
      facts={
        <FactList
          facts={[
            {
              label: t('debtors.owes'),
              value: (
                <strong>
                  <Money amount={debtor.balance} currency={currency} tone="signed" />
                </strong>
              ),
            },
            { label: t('debtors.since'), value: <DateText day={debtor.since} /> },
          ]}
        />
      }
      foot={
        take &&
        !debtor.read_only && (
          <ButtonLink tone="soft" size="sm" icon={WalletIcon} href={take}>
            {t('debtors.take')}
          </ButtonLink>
        )
      }
    />
  )
}

export { DebtorsScreen as debtors }
