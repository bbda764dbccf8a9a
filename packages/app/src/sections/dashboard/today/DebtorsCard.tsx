import { Avatar } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useDomainLinks } from '../../../domain/useDomainLinks.ts'
import { BarRows, ReportCard, SumRows, type ReportScope } from '../../../scaffold/report/index.ts'
import { useCurrentUser } from '../../../scaffold/session/index.ts'
import { formatMoney } from '@zal/ui'
import { useTopDebtors } from '../dashboard.data.ts'
import { useTodayLinks } from './useTodayLinks.ts'

/** Rows of the card; all debtors are in their list. */
const FEW = 3

/** The largest debts of members. */
export function DebtorsCard({ scope }: { scope: ReportScope }) {
  const { t } = useTranslation('dashboard')
  const { currency } = useCurrentUser()
  const { profile } = useDomainLinks()
  const links = useTodayLinks(scope)
  const query = useTopDebtors(scope)
  return (
    <ReportCard
      title={t('today.debtorsCard.title')}
      text={t('today.debtorsCard.text')}
      href={links.debtors()}
      query={query}
      height="11rem"
      isEmpty={({ results }) => results.count === 0}
      empty={t('today.debtorsCard.none')}
    >
      {({ results: { data, total, count } }) => (
        <>
          <BarRows
            label={t('today.debtorsCard.title')}
            tone="debt"
            axis={false}
            rows={data.slice(0, FEW).map(({ gym_customer_id: id, full_name: name, balance }) => ({
              id,
              name,
              picture: <Avatar size="sm" name={name} />,
              value: -balance,
              href: profile({ id }),
            }))}
          />
          <SumRows
            rows={[
              {
                label: t('today.debtors', { count }),
                value: formatMoney(total, currency),
                isTotal: true,
              },
            ]}
          />
        </>
      )}
    </ReportCard>
  )
}
