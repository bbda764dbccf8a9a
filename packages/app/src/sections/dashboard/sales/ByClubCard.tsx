import { formatMoney, LockIcon } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { selectResults } from '../../../scaffold/query/index.ts'
import {
  ChartLegend,
  MeterRows,
  ReportCard,
  SumRows,
  type ReportScope,
} from '../../../scaffold/report/index.ts'
import { useCurrentUser } from '../../../scaffold/session/index.ts'
import { changeOf, signedPercent, toneOf } from '../changes.ts'
import { useSalesByMethods } from '../dashboard.data.ts'
import { statusOf, useSalesLinks } from './useSalesLinks.ts'

/** Sales of each chosen club, for the owner only. */
export function ByClubCard({ scope }: { scope: ReportScope }) {
  const { t } = useTranslation('dashboard')
  const { currency } = useCurrentUser()
  const query = selectResults(useSalesByMethods(scope, 'paid'))
  const links = useSalesLinks(scope)
  const title = t('sales.by.club')
  return (
    <ReportCard
      title={title}
      text={t('sales.about.club')}
      aside={
        <>
          <LockIcon aria-hidden />
          {t('sales.ownerOnly')}
        </>
      }
      query={query}
      height="12rem"
    >
      {({ all_gym_payments: clubs = [], total }) => (
        <>
          <ChartLegend
            items={[
              { name: t('sales.sales'), shape: 'bar' },
              { name: t('sales.usual'), shape: 'mark' },
            ]}
          />
          <MeterRows
            label={title}
            rows={clubs.map(({ club_id: id, gym_name: name, total: value, usual }) => {
              const change = changeOf(value, usual)
              return {
                id,
                name,
                value,
                usual,
                note:
                  change === null
                    ? undefined
                    : t('sales.onUsualShort', { change: signedPercent(change) }),
                tone: toneOf(change),
                href: links.payments({ status: statusOf.paid, location: id }),
              }
            })}
          />
          <SumRows
            rows={[
              { label: t('sales.allClubs'), value: formatMoney(total, currency), isTotal: true },
            ]}
          />
        </>
      )}
    </ReportCard>
  )
}
