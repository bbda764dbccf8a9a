import { useUi, yearOf, monthEnd, monthOf, formatNumber } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { HeatTable, ReportCard, type ReportScope } from '../../../scaffold/report/index.ts'
import { percentOf } from '../changes.ts'
import { useRetention, type Retention } from './members.data.ts'
import { useMembersLinks } from './useMembersLinks.ts'

/** Members by their month of joining, with the share that still has a membership after each month. */
export function RetentionCard({ scope }: { scope: ReportScope }) {
  const { t } = useTranslation('dashboard')
  const query = useRetention(scope)
  return (
    <ReportCard
      title={t('members.retention.title')}
      text={t('members.retention.text')}
      href={useMembersLinks(scope).members()}
      query={query}
      height="17rem"
      isEmpty={({ results }) => results.cohorts.every(({ members }) => members === 0)}
      empty={t('members.retention.none')}
    >
      {({ results }) => <Cohorts cohorts={results.cohorts} scope={scope} />}
    </ReportCard>
  )
}

interface CohortsProps {
  cohorts: Retention['cohorts']
  scope: ReportScope
}

function Cohorts({ cohorts, scope }: CohortsProps) {
  const { t } = useTranslation('dashboard')
  const { months } = useUi().words.calendar
  const links = useMembersLinks(scope)
  const most = Math.max(...cohorts.map(({ kept }) => kept.length))
  return (
    <HeatTable
      label={t('members.retention.title')}
      head={t('members.retention.joined')}
      lead={t('members.retention.members')}
      columns={Array.from({ length: most }, (_, nth) =>
        t('members.retention.month', { count: nth + 1 }),
      )}
      max={100}
      rows={cohorts.map(({ month, members, kept }) => ({
        id: month,
        name: `${months[monthOf(month) - 1]} ${yearOf(month)}`,
        lead: formatNumber(members),
        cells: kept.map((count) => ({
          value: percentOf(count, members),
          said: members > 0 ? `${percentOf(count, members)}\u00a0%` : '–',
          href: links.registered(month, monthEnd(month)),
        })),
      }))}
    />
  )
}
