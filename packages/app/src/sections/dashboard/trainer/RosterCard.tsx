import { Avatar, Card, formatDate, ItemList, SkeletonText, StatusBadge } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { MemberLink } from '../../../domain/member/MemberLink.tsx'
import { rosterPages, type Session } from '../../../domain/trainer/trainerPages.ts'
import type { ResultsOf } from '../../../scaffold/api/index.ts'
import { Boundary } from '../../../scaffold/feedback/index.ts'

type RosterRow = ResultsOf<'/management/trainer/{id}/roster/', 'get'>[number]

/** Members that are shown; a larger session has its count. */
const MOST = 20

interface RosterCardProps {
  /** Trainer. */
  id: number
  /** Sessions of today. */
  sessions: readonly Session[]
}

/** The members of the session that runs or comes next; absent after the last one of the day. */
export function RosterCard({ id, sessions }: RosterCardProps) {
  const next = sessions.find(({ is_held: isHeld }) => !isHeld)
  return next && <Roster id={id} session={next} />
}

function Roster({ id, session }: { id: number; session: Session }) {
  const { t } = useTranslation('dashboard')
  const { date, type, plan, class_time: block, start_time: start, room, capacity } = session
  const query = rosterPages.use({
    path: { id },
    query: {
      date,
      type,
      plan: plan.id,
      per_page: MOST,
      ...(block === null ? {} : { class_time: block }),
    },
  })
  const count = query.data?.total_count
  const booked =
    count === undefined
      ? undefined
      : capacity === null
        ? t('trainer.roster.people', { count })
        : t('trainer.roster.booked', { taken: count, count: capacity })
  return (
    <Card
      title={`${plan.name}, ${start}`}
      subtitle={[room?.name, booked].filter(Boolean).join(' · ')}
    >
      <Boundary
        query={query}
        skeleton={<SkeletonText lines={6} />}
        empty={{
          when: ({ results }) => results.length === 0,
          show: <p>{t('trainer.roster.none')}</p>,
        }}
      >
        {({ results }) => <Rows label={t('trainer.roster.label')} rows={results} />}
      </Boundary>
    </Card>
  )
}

function Rows({ label, rows }: { label: string; rows: readonly RosterRow[] }) {
  const { t } = useTranslation('dashboard')
  const lineOf = ({ note, visits_left: left, last_visit: last }: RosterRow) => {
    if (note) return note
    if (left !== null) return t('trainer.roster.left', { count: left })
    return last ? t('trainer.roster.last', { date: formatDate(last) }) : t('trainer.roster.never')
  }
  const tagOf = ({ last_visit: last, note, is_birthday: isBirthday }: RosterRow) => {
    if (!last) return <StatusBadge tone="info">{t('trainer.roster.first')}</StatusBadge>
    if (isBirthday) return <StatusBadge tone="neutral">{t('trainer.roster.birthday')}</StatusBadge>
    return note && <StatusBadge tone="neutral">{t('trainer.roster.note')}</StatusBadge>
  }
  return (
    <ItemList
      label={label}
      items={rows.map((row) => ({
        id: row.id,
        picture: <Avatar size="row" name={row.fullname} src={row.avatar?.url} />,
        title: <MemberLink tone="quiet" member={row} />,
        lines: [lineOf(row)],
        end: tagOf(row),
      }))}
    />
  )
}
