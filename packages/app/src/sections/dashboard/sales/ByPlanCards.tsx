import { useTranslation } from 'react-i18next'
import { selectResults } from '../../../scaffold/query/index.ts'
import { BarRows, ReportCard, type ReportScope } from '../../../scaffold/report/index.ts'
import { useSalesByItems } from '../dashboard.data.ts'
import { sumOfItems } from './salesSums.ts'
import { useSalesLinks } from './useSalesLinks.ts'

interface CardProps {
  scope: ReportScope
}

export const ByPackageCard = ({ scope }: CardProps) => <ByPlanCard scope={scope} kind="package" />
export const ByClassCard = ({ scope }: CardProps) => <ByPlanCard scope={scope} kind="class" />

const types = { package: 1, class: 2 } as const
const filters = { package: 'plan_id', class: 'class_id' } as const

/** The six packages or classes with the largest sums, and all others together. */
function ByPlanCard({ scope, kind }: CardProps & { kind: 'package' | 'class' }) {
  const { t } = useTranslation('dashboard')
  const query = selectResults(useSalesByItems(scope, types[kind]))
  const links = useSalesLinks(scope)
  const title = t(`sales.by.${kind}`)
  return (
    <ReportCard
      title={title}
      text={t(`sales.about.${kind}`)}
      equals={query.data && t('report.equals', { count: sumOfItems(query.data).count })}
      href={links.payments({ subscription: types[kind] })}
      query={query}
      height="15.5rem"
      isEmpty={(items) => sumOfItems(items).count === 0}
      empty={t('sales.empty')}
    >
      {({ items_data, others }) => (
        <BarRows
          label={title}
          rows={[
            ...items_data.map(({ id, name, total, membership_count }) => ({
              id,
              name,
              value: total,
              note: membership_count,
              href: links.payments({ [filters[kind]]: id }),
            })),
            ...(others
              ? [
                  {
                    id: 'others',
                    name: t('sales.others'),
                    value: others.total,
                    note: others.membership_count,
                    href: others.ids
                      ? links.payments({ [filters[kind]]: others.ids.join() })
                      : undefined,
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
