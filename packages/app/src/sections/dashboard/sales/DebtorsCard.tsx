import { Avatar, Button, formatMoney } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDomainLinks } from '../../../domain/useDomainLinks.ts'
import { lazyDialog } from '../../../scaffold/feedback/index.ts'
import { selectResults } from '../../../scaffold/query/index.ts'
import { BarRows, ReportCard, SumRows, type ReportScope } from '../../../scaffold/report/index.ts'
import { useCurrentUser } from '../../../scaffold/session/index.ts'
import { useTopDebtors } from '../dashboard.data.ts'
import { useSalesLinks } from './useSalesLinks.ts'

const DebtorsDialog = lazyDialog(async () => (await import('./DebtorsDialog.tsx')).DebtorsDialog)

/** The three largest debts, with the count and the sum of all, and the way to them. */
export function DebtorsCard({ scope }: { scope: ReportScope }) {
  const { t } = useTranslation('dashboard')
  const { currency } = useCurrentUser()
  const [isOpen, setOpen] = useState(false)
  const query = selectResults(useTopDebtors(scope))
  const links = useSalesLinks(scope)
  const { profile } = useDomainLinks()
  const title = t('sales.debtors.title')
  const count = query.data?.count ?? 0
  return (
    <ReportCard
      title={title}
      text={t('sales.about.debtors')}
      href={links.debtors}
      actions={
        count > 0 ? (
          <Button tone="ghost" size="xs" onClick={() => setOpen(true)}>
            {t('sales.debtors.all', { count })}
          </Button>
        ) : undefined
      }
      query={query}
      height="12rem"
      isEmpty={(found) => found.count === 0}
      empty={t('sales.debtors.none')}
    >
      {({ data, total }) => (
        <>
          <BarRows
            label={title}
            tone="debt"
            axis={false}
            rows={data.map(({ gym_customer_id: id, full_name: name, balance, avatar }) => ({
              id,
              name,
              picture: <Avatar size="sm" name={name} src={avatar?.url} />,
              value: -balance,
              href: profile({ id }),
            }))}
          />
          <SumRows
            rows={[
              {
                label: t('sales.debtors.members', { count }),
                value: formatMoney(total, currency),
                isTotal: true,
              },
            ]}
          />
          {isOpen && <DebtorsDialog scope={scope} close={() => setOpen(false)} />}
        </>
      )}
    </ReportCard>
  )
}
