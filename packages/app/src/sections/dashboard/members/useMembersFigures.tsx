import { addDays, formatNumber } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { allOf } from '../../../scaffold/query/index.ts'
import type { ReportFigure, ReportFigures, ReportScope } from '../../../scaffold/report/index.ts'
import { percentOf, signed, signedPercent, toneOf } from '../changes.ts'
import { useVisits, useMembersReport } from './members.data.ts'
import { useMembersLinks } from './useMembersLinks.ts'

/** Days of the figures of new and lost members, today included. */
const DAYS = 30

/** The strip of members: active, ending soon, new, lost, and the visits of the period. */
export function useMembersFigures(scope: ReportScope): ReportFigures {
  const { t } = useTranslation('dashboard')
  const links = useMembersLinks(scope)
  const people = useMembersReport(scope)
  const visits = useVisits(scope)
  const all = allOf([people, visits])
  if (!people.data || !visits.data) return { query: all, figures: [], asOf: undefined }

  const { member, states } = people.data.results
  const active = states.find(({ state }) => state === 'active')?.count ?? 0
  const days = visits.data.results
  const came = days.reduce((sum, { count }) => sum + count, 0)
  const usual = days.reduce((sum, one) => sum + (one.usual ?? 0), 0)
  const isComparable = usual > 0 && days.every((one) => one.usual !== null)
  const change = isComparable ? Math.round(((came - usual) * 100) / usual) : null
  const { today } = scope
  const figures: ReportFigure[] = [
    {
      id: 'active',
      label: t('members.figures.active.label'),
      value: formatNumber(active),
      note: t('members.share', { percent: percentOf(active, member.total), count: member.total }),
      definition: define('active', links.state('active')),
    },
    {
      id: 'ending',
      label: t('members.figures.ending.label'),
      value: formatNumber(member.expiring_7),
      definition: define('ending', links.members({ subscription: 'ends_soon' })),
    },
    {
      id: 'new',
      label: t('members.figures.new.label'),
      value: formatNumber(member.new_30),
      note: t('members.before', { change: signed(member.new_30 - member.new_before) }),
      tone: toneOf(member.new_30 - member.new_before),
      definition: define('new', links.registered(addDays(today, 1 - DAYS), today)),
    },
    {
      id: 'lost',
      label: t('members.figures.lost.label'),
      value: formatNumber(member.lost_30),
      definition: define('lost', links.lost(addDays(today, -DAYS), addDays(today, -1))),
    },
    {
      id: 'visits',
      label: t('members.figures.visits.label'),
      value: formatNumber(came),
      note: change === null ? undefined : t('members.onUsual', { change: signedPercent(change) }),
      tone: toneOf(change),
      definition: define('visits', links.visits()),
    },
  ]
  return { query: all, figures, asOf: people.data.as_of }

  function define(id: 'active' | 'ending' | 'new' | 'lost' | 'visits', href: string | undefined) {
    return { name: t(`members.figures.${id}.label`), text: t(`members.figures.${id}.text`), href }
  }
}
