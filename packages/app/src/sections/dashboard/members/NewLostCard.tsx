import { useTranslation } from 'react-i18next'
import { useShortDate } from '../../../domain/useShortDate.ts'
import { PairColumns, ReportCard, type ReportScope } from '../../../scaffold/report/index.ts'
import { useRetention } from './members.data.ts'
import { useMembersLinks } from './useMembersLinks.ts'

/** New and lost members of each week. */
export function NewLostCard({ scope }: { scope: ReportScope }) {
  const { t } = useTranslation('dashboard')
  const short = useShortDate()
  const links = useMembersLinks(scope)
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
      {({ results: { weeks } }) => (
        <PairColumns
          label={t('members.weeks.title')}
          up={t('members.weeks.new')}
          down={t('members.weeks.lost')}
          columns={weeks.map(({ start_date: start, new: joined, lost }) => ({
            id: start,
            name: short(start),
            up: joined,
            down: lost,
            upHref: links.newOfWeek(start),
            downHref: links.lostOfWeek(start),
          }))}
        />
      )}
    </ReportCard>
  )
}
