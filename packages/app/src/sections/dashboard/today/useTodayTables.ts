import { useTranslation } from 'react-i18next'
import type { Cell, ReportScope, ReportTable } from '../../../scaffold/report/index.ts'
import { useCan, useCurrentUser } from '../../../scaffold/session/index.ts'
import { useItemTable, useMethodTable } from '../sales/planTables.ts'
import { useTakings, useVisits, useVisitsByPlan } from './today.data.ts'
import { useWeekdayWords } from './useWeekdayWords.ts'

/**
 * Tables of the export and of the print: those of the cards with figures that the person may see. The cards with people are
 * left out, since a file of members needs the right to export them.
 */
export function useTodayTables(scope: ReportScope): readonly ReportTable[] {
  const can = useCan()
  const seesMoney = can('dashboard', 'today', 'sales')
  const seesSales = can('dashboard', 'sales')
  const takings = useTakingsTable(scope, seesMoney)
  const visits = useVisitsTable(scope)
  const methods = useMethodTable(scope, seesSales)
  const packages = useItemTable(scope, 'package', seesSales)
  const plans = usePlansTable(scope)
  const clubs = useClubsTable(scope, seesMoney)
  return [...takings, ...visits, ...methods, ...packages, ...plans, ...clubs]
}

function useTakingsTable(scope: ReportScope, isSeen: boolean): ReportTable[] {
  const { t } = useTranslation('dashboard')
  const { lastName } = useWeekdayWords(scope.today)
  const takings = useTakings(scope, isSeen).data?.results
  if (!isSeen || !takings) return []
  const hours = takings.hours.filter(({ total, last_week }) => total !== 0 || last_week !== 0)
  return [
    {
      id: 'takings',
      title: t('today.takings.title'),
      head: [t('today.hour'), t('today.today'), lastName],
      rows: hours.map(({ hour, total, last_week }) => [clock(hour), total, last_week]),
      total: [
        t('report.total'),
        takings.total,
        hours.reduce((sum, { last_week }) => sum + last_week, 0),
      ],
    },
  ]
}

function useVisitsTable(scope: ReportScope): ReportTable[] {
  const { t } = useTranslation('dashboard')
  const { usualName } = useWeekdayWords(scope.today)
  const visits = useVisits(scope).data?.results
  if (!visits) return []
  const hasUsual = visits.usual !== null
  const against = (usual: number | null): Cell[] => (hasUsual ? [usual] : [])
  return [
    {
      id: 'visits',
      title: t('today.hours.title'),
      head: [t('today.hour'), t('today.today'), ...(hasUsual ? [usualName] : [])],
      rows: visits.hours
        .filter(({ count, usual }) => count > 0 || usual)
        .map(({ hour, count, usual }) => [clock(hour), count, ...against(usual)]),
      total: [
        t('report.total'),
        visits.hours.reduce((sum, { count }) => sum + count, 0),
        ...against(visits.hours.reduce((sum, { usual }) => sum + (usual ?? 0), 0)),
      ],
    },
  ]
}

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`

function usePlansTable(scope: ReportScope): ReportTable[] {
  const { t } = useTranslation('dashboard')
  const plans = useVisitsByPlan(scope, 1).data?.results
  if (!plans) return []
  return [
    {
      id: 'plans',
      title: t('today.plans.title'),
      bar: 1,
      head: [t('sales.head.package'), t('today.figures.visits.label')],
      rows: plans.map(({ name, count }) => [name, count]),
      total: [t('report.total'), plans.reduce((sum, { count }) => sum + count, 0)],
    },
  ]
}

/** Takings and visits of each club, for the owner alone. */
function useClubsTable(scope: ReportScope, isSeen: boolean): ReportTable[] {
  const { t } = useTranslation('dashboard')
  const { role } = useCurrentUser()
  const takings = useTakings(scope, isSeen).data?.results
  const visits = useVisits(scope).data?.results
  const clubs = takings?.each_gym_data
  if (role !== 'owner' || scope.clubs.length < 2 || !clubs || !visits) return []
  const visitsOf = new Map(visits.each_gym_data?.map(({ club_id: id, total }) => [id, total]))
  return [
    {
      id: 'clubs',
      span: 'full',
      title: t('today.clubs.title'),
      head: [
        t('today.clubs.club'),
        t('today.figures.takings.label'),
        t('today.figures.visits.label'),
      ],
      rows: clubs.map(({ club_id: id, gym_name: name, total }) => [
        name,
        total,
        visitsOf.get(id) ?? 0,
      ]),
      total: [
        t('report.total'),
        takings.total,
        [...visitsOf.values()].reduce((sum, count) => sum + count, 0),
      ],
    },
  ]
}
