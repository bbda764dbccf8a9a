import { Button, formatMoney, formatNumber, InfoIcon, monthOf } from '@zal/ui'
import type { ParseKeys } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyDialog } from '../../../scaffold/feedback/index.ts'
import { selectResults } from '../../../scaffold/query/index.ts'
import {
  CardSentence,
  FigureTable,
  ReportCard,
  type ReportScope,
} from '../../../scaffold/report/index.ts'
import { useCan, useCurrentUser } from '../../../scaffold/session/index.ts'
import { useForecast, type Forecast } from '../dashboard.data.ts'
import { RenewalCount } from './RenewalCount.tsx'
import { useSourceNames } from './useSourceNames.ts'

const GoalDialog = lazyDialog(async () => (await import('./GoalDialog.tsx')).GoalDialog)

/** Ways to the goal of the month; the goal is changed here. */
export function LeversCard({ scope }: { scope: ReportScope }) {
  const { t } = useTranslation('dashboard')
  const { currency } = useCurrentUser()
  const can = useCan()
  const [isOpen, setOpen] = useState(false)
  const query = selectResults(useForecast(scope))
  const { goal = null, version } = query.data ?? {}
  const isChangeable = scope.isOwnClub && can('dashboard', 'forecast', 'change')
  const title =
    goal === null
      ? t('forecast.levers.title')
      : t('forecast.levers.reach', { sum: formatMoney(goal, currency) })
  return (
    <ReportCard
      title={title}
      text={t('forecast.about.levers')}
      actions={
        isChangeable && version !== undefined ? (
          <Button tone="outline" size="sm" onClick={() => setOpen(true)}>
            {t(goal === null ? 'forecast.goal.set' : 'forecast.goal.change')}
          </Button>
        ) : undefined
      }
      query={query}
      height="16rem"
    >
      {(forecast) => (
        <>
          {forecast.goal === null ? (
            <p>{t('forecast.levers.noGoal')}</p>
          ) : (
            <Levers scope={scope} title={title} forecast={forecast} goal={forecast.goal} />
          )}
          {isOpen && (
            <GoalDialog
              goal={forecast.goal}
              version={forecast.version}
              close={() => setOpen(false)}
            />
          )}
        </>
      )}
    </ReportCard>
  )
}

interface LeversProps {
  scope: ReportScope
  title: string
  forecast: Forecast
  goal: number
}

function Levers({ scope, title, forecast, goal }: LeversProps) {
  const { t } = useTranslation('dashboard')
  const { currency } = useCurrentUser()
  const names = useSourceNames(forecast)
  const { levers, sources, month, total } = forecast
  const gap = goal - total
  if (gap <= 0) return <p>{t('forecast.levers.reached', { sum: formatMoney(-gap, currency) })}</p>
  const next = t(`forecast.inMonth.${(monthOf(month) % 12) + 1}` as ParseKeys<'dashboard'>)
  const notes = {
    early: t('forecast.levers.early.note', { month: next }),
    returning: t('forecast.levers.returning.note'),
    new: t('forecast.levers.new.note'),
  }
  const short = levers.filter(({ reachable }) => !reachable)
  const ending = sources.find(({ kind }) => kind === 'ending')
  const rest = ending ? (ending.at_stake ?? 0) - ending.expected : 0
  return (
    <>
      <FigureTable
        label={title}
        head={[
          t('forecast.levers.any'),
          t('forecast.levers.needed'),
          t('forecast.levers.now'),
          t('forecast.levers.more'),
        ]}
        rows={levers.map(({ kind, more, needed, of, now }) => ({
          id: kind,
          name: t(`forecast.levers.${kind}.name`),
          note: notes[kind],
          cells: [
            <RenewalCount
              key={kind}
              scope={scope}
              kind={kind}
              members={of}
              words={
                of === null
                  ? formatNumber(needed)
                  : t('forecast.levers.of', { needed: formatNumber(needed), of: formatNumber(of) })
              }
            />,
            formatNumber(now),
            formatNumber(more),
          ],
        }))}
      />
      {short.map(({ kind, needed, of }) => (
        <CardSentence key={kind} picture={<InfoIcon aria-hidden />}>
          {t('forecast.levers.tooFew', {
            name: t(`forecast.levers.${kind}.name`),
            needed: formatNumber(needed),
            of: formatNumber(of ?? 0),
          })}
        </CardSentence>
      ))}
      {ending && rest < gap && (
        <CardSentence picture={<InfoIcon aria-hidden />}>
          {t('forecast.levers.endingOnly', {
            name: names.ending,
            count: ending.members ?? 0,
            sum: formatMoney(rest, currency),
          })}
        </CardSentence>
      )}
    </>
  )
}
