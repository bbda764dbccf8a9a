import { Avatar, DataTable, DateText, EmptyState, Prediction, type Column } from '@zal/ui'
import { daysBetween } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { MembershipBadge } from '../member/MembershipBadge.tsx'
import { useDomainLinks } from '../useDomainLinks.ts'
import { useSettings } from '../../scaffold/session/index.ts'
import type { Trainee } from './trainerPages.ts'
import { ShortName } from '../member/ShortName.tsx'

/** Days before the last one from which a running membership ends soon. */
const SOON = 7

/** Trainees with the membership of the trainer; a row opens the member. */
export function TraineesTable({ rows }: { rows: readonly Trainee[] | undefined }) {
  const { t } = useTranslation(['trainer', 'member', 'domain'])
  const links = useDomainLinks()
  const columns: Column<Trainee>[] = [
    {
      id: 'fullname',
      label: t('trainees.member'),
      picture: (row) => <Avatar size="row" name={row.fullname} src={row.avatar?.url} />,
      render: (row) => <ShortName fullname={row.fullname} />,
    },
    {
      id: 'membership',
      label: t('member:fields.membership'),
      render: (row) => row.membership.name,
      phone: 'line',
      priority: 3,
    },
    {
      id: 'status',
      label: t('member:fields.status'),
      render: (row) => <MembershipBadge status={row.status} />,
      phone: 'end',
      priority: 1,
    },
    {
      id: 'end_date',
      label: t('member:fields.end_date'),
      render: (row) => <Ends row={row} />,
      align: 'end',
      priority: 2,
    },
    {
      id: 'visits_left',
      label: t('member:fields.visits_left'),
      render: (row) => row.visits_left ?? t('domain:unlimited'),
      align: 'end',
      priority: 4,
    },
    {
      id: 'prediction',
      label: t('member:fields.prediction'),
      render: (row) =>
        row.prediction !== null && (
          <Prediction percent={row.prediction} label={t('member:fields.prediction')} />
        ),
      align: 'end',
      priority: 5,
    },
  ]
  return (
    <DataTable
      label={t('profile.trainees')}
      fits
      narrow="rows"
      columns={columns}
      rows={rows}
      waiting={5}
      keyOf={({ id }) => id}
      hrefOf={links.profile}
    />
  )
}

/** Last day; a warning where a running membership ends soon. */
function Ends({ row: { end_date, status } }: { row: Trainee }) {
  const { today } = useSettings()
  const left = daysBetween(today, end_date)
  const isSoon = status === 'active' && left >= 0 && left <= SOON
  return <DateText day={end_date} tone={isSoon ? 'warning' : undefined} />
}

export function NoTrainees() {
  const { t } = useTranslation('trainer')
  return (
    <EmptyState kind="first" title={t('trainees.none')}>
      {t('trainees.noneText')}
    </EmptyState>
  )
}
