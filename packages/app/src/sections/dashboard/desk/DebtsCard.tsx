import { ButtonLink, Money } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useDomainLinks } from '../../../domain/useDomainLinks.ts'
import { selectResults } from '../../../scaffold/query/index.ts'
import { useAddress } from '../../../scaffold/routing/index.ts'
import { useCurrentUser } from '../../../scaffold/session/index.ts'
import { useDebtors } from './desk.data.ts'
import { PeopleCard } from './PeopleCard.tsx'

/** Members with a debt, the largest first; not the sum of the debts. */
export function DebtsCard() {
  const { t } = useTranslation('dashboard')
  const { currency } = useCurrentUser()
  const { deposit } = useDomainLinks()
  const query = useDebtors()
  return (
    <PeopleCard
      title={t('today.figures.debts.label')}
      total={query.data?.total_count ?? 0}
      query={selectResults(query)}
      href={useAddress()('deposit', 'debtors')}
      empty={t('sales.debtors.none')}
      line={({ balance }) => <Money amount={balance} currency={currency} tone="signed" />}
      end={(row) => {
        const address = deposit(row)
        return (
          address && (
            <ButtonLink tone="outline" size="xs" href={address}>
              {t('desk.takePayment')}
            </ButtonLink>
          )
        )
      }}
    />
  )
}
