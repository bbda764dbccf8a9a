import { DataTable, formatNumber, Link, LockIcon, type Column } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { ReportCard, type ReportScope } from '../../../scaffold/report/index.ts'
import { allOf, mapResult } from '../../../scaffold/query/index.ts'
import { useCurrentUser } from '../../../scaffold/session/index.ts'
import { useTakings, useVisits } from './today.data.ts'
import { useTodayLinks } from './useTodayLinks.ts'

interface ClubRow {
  id: number
  name: string
  total: number
  visits: number
}

/** Takings and visits of each club; for the owner alone. */
export function ClubsCard({ scope }: { scope: ReportScope }) {
  const { t } = useTranslation('dashboard')
  const money = useTakings(scope)
  const entries = useVisits(scope)
  const came = new Map(
    entries.data?.results.each_gym_data?.map(({ club_id: id, total }) => [id, total]),
  )
  const rows =
    entries.data &&
    money.data?.results.each_gym_data?.map(({ club_id: id, gym_name: name, total }) => ({
      id,
      name,
      total,
      visits: came.get(id) ?? 0,
    }))
  return (
    <ReportCard
      title={t('today.clubs.title')}
      text={t('today.clubs.text')}
      aside={
        <>
          <LockIcon aria-hidden />
          {t('today.clubs.owner')}
        </>
      }
      query={mapResult(allOf([money, entries]), rows)}
      height="12rem"
    >
      {(each) => <ClubTable scope={scope} rows={each} />}
    </ReportCard>
  )
}

interface ClubTableProps {
  scope: ReportScope
  rows: readonly ClubRow[]
}

function ClubTable({ scope, rows }: ClubTableProps) {
  const { t } = useTranslation('dashboard')
  const { currency } = useCurrentUser()
  const links = useTodayLinks(scope)
  const figure = (value: number, href: string | undefined) =>
    href ? <Link href={href}>{formatNumber(value)}</Link> : formatNumber(value)
  const columns: Column<ClubRow>[] = [
    { id: 'name', label: t('today.clubs.club'), render: (row) => row.name },
    {
      id: 'total',
      label: t('today.figures.takings.label'),
      unit: currency,
      render: (row) => figure(row.total, links.payments({ location: row.id })),
      align: 'end',
      phone: 'end',
    },
    {
      id: 'visits',
      label: t('today.figures.visits.label'),
      render: (row) => figure(row.visits, links.checkins({ location: row.id })),
      align: 'end',
      phone: 'line',
    },
  ]
  return (
    <DataTable
      label={t('today.clubs.title')}
      narrow="rows"
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
    />
  )
}
