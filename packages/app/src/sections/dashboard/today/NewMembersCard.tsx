import { Avatar, DateText, ItemList } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { MemberLink } from '../../../domain/member/MemberLink.tsx'
import { ReportCard, type ReportScope } from '../../../scaffold/report/index.ts'
import { useSettings } from '../../../scaffold/session/index.ts'
import { useNewMembers } from './today.data.ts'
import { useTodayLinks } from './useTodayLinks.ts'

/** The members who were registered today, the latest first. */
export function NewMembersCard({ scope }: { scope: ReportScope }) {
  const { t } = useTranslation('dashboard')
  const { zone } = useSettings()
  const query = useNewMembers(scope)
  return (
    <ReportCard
      title={t('today.newMembers.title')}
      text={t('today.newMembers.text')}
      aside={query.data && query.data.results.total}
      href={useTodayLinks(scope).newMembers()}
      query={query}
      height="12rem"
      isEmpty={({ results }) => results.results.length === 0}
      empty={t('today.newMembers.none')}
    >
      {({ results: { results } }) => (
        <ItemList
          label={t('today.newMembers.title')}
          items={results.map((member) => ({
            id: member.id,
            picture: <Avatar size="row" name={member.fullname} src={member.avatar?.url} />,
            title: <MemberLink tone="quiet" member={member} />,
            lines: [member.membership?.name ?? t('today.newMembers.nothing')],
            end: <DateText at={member.created_at} zone={zone} timeOnly />,
          }))}
        />
      )}
    </ReportCard>
  )
}
