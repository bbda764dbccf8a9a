import { formatNumber, formatTime } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { allOf } from '../../../scaffold/query/index.ts'
import type { ReportFigure, ReportFigures, ReportScope } from '../../../scaffold/report/index.ts'
import { useCan, useCurrentUser, useSettings } from '../../../scaffold/session/index.ts'
import { signed, signedPercent, toneOf } from '../changes.ts'
import { useTopDebtors } from '../dashboard.data.ts'
import { useNewMembers, useTakings, useVisits } from './today.data.ts'
import { useTodayLinks } from './useTodayLinks.ts'
import { useWeekdayWords } from './useWeekdayWords.ts'

/** The strip of today: takings, visits, people in the club, new members and debts; without money for those who may not see it. */
export function useTodayFigures(scope: ReportScope): ReportFigures {
  const can = useCan()
  const seesMoney = can('dashboard', 'today', 'sales')
  const seesDebts = can('dashboard', 'sales')
  const { zone } = useSettings()
  const takings = useTakingsFigure(scope, seesMoney)
  const visits = useVisitsFigures(scope)
  const members = useMembersFigure(scope)
  const debts = useDebtsFigure(scope, seesDebts)
  const all = [...(seesMoney ? [takings] : []), visits, members, ...(seesDebts ? [debts] : [])]
  const query = allOf(all.map((one) => one.query))
  const asOf = visits.query.data?.as_of
  if (all.some(({ query: { data } }) => data === undefined) || !asOf)
    return { query, figures: [], asOf: undefined }
  return { query, figures: all.flatMap(({ figures }) => figures(formatTime(asOf, zone))), asOf }
}

function useTakingsFigure(scope: ReportScope, isSeen: boolean) {
  const { t } = useTranslation('dashboard')
  const { currency } = useCurrentUser()
  const define = useDefinition()
  const { last } = useWeekdayWords(scope.today)
  const href = useTodayLinks(scope).payments()
  const query = useTakings(scope, isSeen)
  const figures = (time: string): ReportFigure[] => {
    if (!query.data) return []
    const { total, week_change: change } = query.data.results
    const note =
      change === null
        ? undefined
        : t('today.changeByTime', { change: signedPercent(change), day: last, time })
    const value = { value: formatNumber(total), unit: currency, note, tone: toneOf(change) }
    return [{ ...define('takings', href), ...value }]
  }
  return { query, figures }
}

function useVisitsFigures(scope: ReportScope) {
  const { t } = useTranslation('dashboard')
  const define = useDefinition()
  const { usual } = useWeekdayWords(scope.today)
  const links = useTodayLinks(scope)
  const query = useVisits(scope)
  const figures = (): ReportFigure[] => {
    if (!query.data) return []
    const { today, usual_change: change, inside } = query.data.results
    const note =
      change === null ? undefined : t('today.change', { change: signedPercent(change), day: usual })
    return [
      {
        ...define('visits', links.checkins()),
        value: formatNumber(today.class + today.package + today.one_time),
        note,
        tone: toneOf(change),
      },
      {
        ...define('inside', links.inside()),
        value: formatNumber(inside.total),
        note: t('today.insideNote', { classes: inside.class, floor: inside.total - inside.class }),
      },
    ]
  }
  return { query, figures }
}

function useMembersFigure(scope: ReportScope) {
  const { t } = useTranslation('dashboard')
  const define = useDefinition()
  const { last } = useWeekdayWords(scope.today)
  const href = useTodayLinks(scope).newMembers()
  const query = useNewMembers(scope)
  const figures = (): ReportFigure[] => {
    if (!query.data) return []
    const { total, last_week: before } = query.data.results
    const change = total - before
    const note = t('today.change', { change: signed(change), day: last })
    return [
      { ...define('newMembers', href), value: formatNumber(total), note, tone: toneOf(change) },
    ]
  }
  return { query, figures }
}

function useDebtsFigure(scope: ReportScope, isSeen: boolean) {
  const { t } = useTranslation('dashboard')
  const { currency } = useCurrentUser()
  const define = useDefinition()
  const href = useTodayLinks(scope).debtors()
  const query = useTopDebtors(scope, isSeen)
  const figures = (): ReportFigure[] => {
    if (!query.data) return []
    const { total, count } = query.data.results
    const note = t('today.debtors', { count })
    return [{ ...define('debts', href), value: formatNumber(total), unit: currency, note }]
  }
  return { query, figures }
}

type FigureId = 'takings' | 'visits' | 'inside' | 'newMembers' | 'debts'

/** Label and definition of a figure. */
function useDefinition() {
  const { t } = useTranslation('dashboard')
  return (id: FigureId, href: string | undefined) => {
    const label = t(`today.figures.${id}.label`)
    return { id, label, definition: { name: label, text: t(`today.figures.${id}.text`), href } }
  }
}
