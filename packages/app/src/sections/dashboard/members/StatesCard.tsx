import { useTranslation } from 'react-i18next'
import {
  ReportCard,
  ShareBar,
  ShareRows,
  type PartColour,
  type ReportScope,
} from '../../../scaffold/report/index.ts'
import { percentOf } from '../changes.ts'
import { useMembersReport, type StateCount } from './members.data.ts'
import { useMembersLinks } from './useMembersLinks.ts'

const colours: Record<StateCount['state'], PartColour> = {
  active: { tone: 'success' },
  frozen: { tone: 'info' },
  starts: { tone: 'info', strength: 50 },
  pending: { tone: 'warning' },
  expired: { tone: 'neutral' },
  none: { tone: 'neutral', strength: 70 },
  inactive: { tone: 'neutral', strength: 50 },
  draft: { tone: 'neutral', strength: 30 },
}

/** All members by state, each in one. */
export function StatesCard({ scope }: { scope: ReportScope }) {
  const { t } = useTranslation('dashboard')
  const links = useMembersLinks(scope)
  const query = useMembersReport(scope)
  return (
    <ReportCard
      title={t('members.states.title')}
      text={t('members.states.text')}
      aside={query.data && query.data.results.member.total}
      href={links.members()}
      query={query}
      height="17rem"
      isEmpty={({ results }) => results.member.total === 0}
      empty={t('members.states.none')}
    >
      {({ results: { states, member } }) => {
        const rows = states.map(({ state, count }) => ({
          id: state,
          name: t(`members.states.state.${state}`),
          value: count,
          ...colours[state],
          percent: percentOf(count, member.total),
          href: links.state(state),
        }))
        return (
          <>
            <ShareBar parts={rows} />
            <ShareRows label={t('members.states.title')} rows={rows} />
          </>
        )
      }}
    </ReportCard>
  )
}
