import { formatDate } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useMonthText, type ReportScope, type ReportTable } from '../../../scaffold/report/index.ts'
import { useVisits, useMembersReport, useRetention } from './members.data.ts'

/** Tables of the export and of the print, from the answers of the cards. */
export function useMembersTables(scope: ReportScope): ReportTable[] {
  const { t } = useTranslation('dashboard')
  const month = useMonthText()
  const report = useMembersReport(scope).data?.results
  const visits = useVisits(scope).data?.results ?? []
  const kept = useRetention(scope).data?.results
  return [
    {
      id: 'visits',
      title: t(scope.period ? 'members.visits.byMonth' : 'members.visits.title'),
      head: [
        t(scope.period ? 'sales.head.month' : 'members.visits.day'),
        t('members.visits.visits'),
        ...(scope.period ? [] : [t('members.visits.usual')]),
      ],
      rows: visits.map(({ date, count, usual }) => [
        date ? (scope.period ? month(date) : formatDate(date)) : '',
        count,
        ...(scope.period ? [] : [usual ?? null]),
      ]),
      total: [
        t('report.total'),
        visits.reduce((sum, { count }) => sum + count, 0),
        ...(scope.period ? [] : [null]),
      ],
    },
    {
      id: 'states',
      title: t('members.states.title'),
      head: [t('members.states.title'), t('members.retention.members')],
      rows: (report?.states ?? []).map(({ state, count }) => [
        t(`members.states.state.${state}`),
        count,
      ]),
      total: report && [t('report.total'), report.member.total],
    },
    {
      id: 'weeks',
      title: t('members.weeks.title'),
      head: [t('members.weeks.week'), t('members.weeks.new'), t('members.weeks.lost')],
      rows: (kept?.weeks ?? []).map((week) => [formatDate(week.start_date), week.new, week.lost]),
    },
    {
      id: 'retention',
      title: t('members.retention.title'),
      head: [
        t('members.retention.joined'),
        t('members.retention.members'),
        ...Array.from({ length: 6 }, (_, nth) => t('members.retention.month', { count: nth + 1 })),
      ],
      rows: (kept?.cohorts ?? []).map(({ month, members, kept: counts }) => [
        formatDate(month),
        members,
        ...Array.from({ length: 6 }, (_, nth) => counts[nth] ?? null),
      ]),
      span: 'full',
    },
  ]
}
