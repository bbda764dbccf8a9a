import { useTranslation } from 'react-i18next'
import { BarRows, ReportCard, type ReportScope } from '../../../scaffold/report/index.ts'
import { useSalesByItems } from '../dashboard.data.ts'
import { dayOf } from './dayOf.ts'
import { useTodayLinks } from './useTodayLinks.ts'

/** Sales of today by package. */
export function PackagesCard({ scope }: { scope: ReportScope }) {
  const { t } = useTranslation('dashboard')
  const links = useTodayLinks(scope)
  const query = useSalesByItems(dayOf(scope), 1)
  return (
    <ReportCard
      title={t('today.packages.title')}
      text={t('today.packages.text')}
      href={links.payments({ subscription: 1 })}
      query={query}
      height="15rem"
      isEmpty={({ results: { items_data: items } }) =>
        items.every(({ membership_count: sold }) => sold === 0)
      }
      empty={t('today.nothingSold')}
    >
      {({ results: { items_data: items, others } }) => (
        <BarRows
          label={t('today.packages.title')}
          axis={false}
          rows={[
            ...items.map(({ id, name, total, membership_count: sold }) => ({
              id,
              name,
              value: total,
              note: sold,
              href: links.payments({ plan_id: id }),
            })),
            ...(others
              ? [
                  {
                    id: 'others',
                    name: t('today.others'),
                    value: others.total,
                    note: others.membership_count,
                    isRest: true,
                  },
                ]
              : []),
          ]}
        />
      )}
    </ReportCard>
  )
}
