import { addDays, Bars } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useShortDate } from '../../../domain/useShortDate.ts'
import { ReportCard, type ReportScope } from '../../../scaffold/report/index.ts'
import { useRetention, type Retention } from './members.data.ts'
import { useMembersLinks } from './useMembersLinks.ts'

/** New and lost members of each week. */
export function NewLostCard({ scope }: { scope: ReportScope }) {
  const { t } = useTranslation('dashboard')
  const query = useRetention(scope)
  return (
    <ReportCard
      title={t('members.weeks.title')}
      text={t('members.weeks.text')}
      query={query}
      height="17rem"
      isEmpty={({ results }) => results.weeks.every((week) => week.new === 0 && week.lost === 0)}
      empty={t('members.weeks.none')}
    >
      {({ results }) => <Weeks weeks={results.weeks} scope={scope} />}
    </ReportCard>
  )
}

function Weeks({ weeks, scope }: { weeks: Retention['weeks']; scope: ReportScope }) {
  const { t } = useTranslation('dashboard')
  const short = useShortDate()
  const navigate = useNavigate()
  const links = useMembersLinks(scope)
  const open = (index: number) => {
    const start = weeks[index]?.start_date
    const address = start && links.members({ start_date: start, end_date: addDays(start, 6) })
    if (address) void navigate(address)
  }
  return (
    <Bars
      label={t('members.weeks.title')}
      hideLabel
      by={t('members.weeks.week')}
      categories={weeks.map(({ start_date: start }) => short(start))}
      series={[
        { name: t('members.weeks.new'), values: weeks.map((week) => week.new) },
        { name: t('members.weeks.lost'), values: weeks.map((week) => week.lost), step: 'rest' },
      ]}
      onOpen={links.members() ? open : undefined}
    />
  )
}
