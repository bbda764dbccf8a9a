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
import { MemberLink } from '../../gym/MemberLink.tsx'
import { useWays } from '../../gym/useWays.ts'
import { useAskAll } from '../../scaffold/ask.ts'
import { Cards } from '../../scaffold/Cards.tsx'
import type { Results } from '../../scaffold/contract.ts'
import { useListAddress } from '../../scaffold/listAddress.ts'
import { ListBoundary } from '../../scaffold/ListBoundary.tsx'
import { Screen } from '../../scaffold/place.tsx'
import { PER_READ } from '../../scaffold/useListData.ts'
import { useWho } from '../../scaffold/who.ts'

type Debtor = Results<'/management/debtor-list/', 'get'>[number]

/**
 * Members with a negative balance, the largest debt first, each with a link to take the payment.
 */
function DebtorsScreen() {
  const { t } = useTranslation(['deposit', 'common'])
  const { currency } = useWho()
  const address = useListAddress([])
  const asked = useAskAll(['deposit', 'payment', 'member'], '/management/debtor-list/', {
    query: { per_page: PER_READ, q: address.q || undefined },
  })
  // The search field stays visible when nothing was found.
  const isSearching = address.q !== ''
  const owed = asked.answer?.total ?? 0
  return (
    <Screen>
      <Stack>
        {(isSearching || asked.total !== 0) && (
          <SearchField
            label={t('debtors.search')}
            hideLabel
            placeholder={t('debtors.search')}
            value={address.q}
            onChange={address.search}
          />
        )}
        <ListBoundary
          asked={asked}
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
                        value: formatNumber(asked.total ?? rows.length),
                      },
                    ]}
                  />
                }
              />
              <Cards stepped rows={rows}>
                {(row) => <DebtorCard debtor={row} />}
              </Cards>
            </>
          )}
        </ListBoundary>
      </Stack>
    </Screen>
  )
}

function DebtorCard({ debtor }: { debtor: Debtor }) {
  const { t } = useTranslation('deposit')
  const { currency } = useWho()
  const take = useWays().deposit(debtor)
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
