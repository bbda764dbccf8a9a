import { Avatar, DateText, Inline, Stack } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { MemberLink } from '../../../domain/member/MemberLink.tsx'
import { LoadMore, RowList } from '../../../scaffold/list/index.ts'
import { ReportCard, ScrollRows, type ReportScope } from '../../../scaffold/report/index.ts'
import { useSettings } from '../../../scaffold/session/index.ts'
import { useTodayCheckins, type TodayCheckin } from './today.data.ts'
import { useTodayLinks } from './useTodayLinks.ts'

/** The check-ins of today, newest first, 20 at a time. */
export function CheckinsCard({ scope }: { scope: ReportScope }) {
  const { t } = useTranslation('dashboard')
  const query = useTodayCheckins(scope)
  return (
    <ReportCard
      title={t('today.checkins.title')}
      text={t('today.checkins.text')}
      aside={query.answer && query.total}
      href={useTodayLinks(scope).checkins()}
      query={query}
      height="18rem"
      isEmpty={(rows) => rows.length === 0}
      empty={t('today.hours.none')}
    >
      {(rows) => (
        <ScrollRows label={t('today.checkins.title')}>
          <RowList rows={rows} aria-label={t('today.checkins.title')}>
            {(row) => <Entry entry={row} showsClub={scope.clubs.length > 1} />}
          </RowList>
          <LoadMore query={query} />
        </ScrollRows>
      )}
    </ReportCard>
  )
}

function Entry({ entry, showsClub }: { entry: TodayCheckin; showsClub: boolean }) {
  const { t } = useTranslation(['dashboard', 'domain'])
  const { zone } = useSettings()
  const { customer, type, session, club, created_at: at } = entry
  const name = customer?.fullname ?? t('today.checkins.unnamed')
  const what = session || t(`domain:subscription.${type}`)
  return (
    <Inline align="between" gap="tight">
      <Inline gap="tight">
        <Avatar name={name} src={customer?.avatar?.url} />
        <Stack gap="none">
          {customer ? <MemberLink tone="quiet" member={customer} /> : <span>{name}</span>}
          <small>{showsClub ? `${what} · ${club.name}` : what}</small>
        </Stack>
      </Inline>
      <DateText at={at} zone={zone} timeOnly />
    </Inline>
  )
}
