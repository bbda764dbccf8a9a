import { useTranslation } from 'react-i18next'
import { BarRows, ReportCard, type ReportScope } from '../../../scaffold/report/index.ts'
import { useVisitsByPlan } from './today.data.ts'
import { useTodayLinks } from './useTodayLinks.ts'

/** Visits of today by the package or the class of their membership. */
export function PlansCard({ scope }: { scope: ReportScope }) {
  const { t } = useTranslation('dashboard')
  const links = useTodayLinks(scope)
  const query = useVisitsByPlan(scope, 1)
  return (
    <ReportCard
      title={t('today.plans.title')}
      text={t('today.plans.text')}
      href={links.checkins({ subscription: 1 })}
      query={query}
      height="12rem"
      isEmpty={({ results }) => results.every(({ count }) => count === 0)}
      empty={t('today.hours.none')}
    >
      {({ results }) => (
        <BarRows
          label={t('today.plans.title')}
          axis={false}
          rows={results.map(({ id, name, count }) => ({
            id,
            name,
            value: count,
            href: links.checkins({ plan_id: id }),
          }))}
        />
      )}
    </ReportCard>
  )
}
