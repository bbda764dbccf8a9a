import { Avatar, ButtonLink, DataTable, Prediction, type Column } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { EndDate } from '../../../domain/member/EndDate.tsx'
import { useDomainLinks } from '../../../domain/useDomainLinks.ts'
import { ReportCard, type ReportScope } from '../../../scaffold/report/index.ts'
import { useEnding, type EndingMember } from './today.data.ts'
import { useTodayLinks } from './useTodayLinks.ts'
import { ShortName } from '../../../domain/member/ShortName.tsx'

/** Members whose membership ends in seven days, the first ones to end. */
export function EndingCard({ scope }: { scope: ReportScope }) {
  const { t } = useTranslation('dashboard')
  const query = useEnding()
  return (
    <ReportCard
      title={t('today.ending.title')}
      text={t('today.ending.text')}
      aside={query.data && t('today.members', { count: query.data.total_count })}
      href={useTodayLinks(scope).endingSoon()}
      query={query}
      height="18rem"
      isEmpty={({ results }) => results.length === 0}
      empty={t('today.ending.none')}
    >
      {({ results }) => <EndingTable rows={results} />}
    </ReportCard>
  )
}

function EndingTable({ rows }: { rows: readonly EndingMember[] }) {
  const { t } = useTranslation(['dashboard', 'member'])
  const { profile, sale } = useDomainLinks()
  const columns: Column<EndingMember>[] = [
    {
      id: 'fullname',
      label: t('member:fields.fullname'),
      picture: (row) => <Avatar size="row" name={row.fullname} src={row.avatar?.url} />,
      render: (row) => <ShortName fullname={row.fullname} />,
    },
    {
      id: 'membership',
      label: t('member:fields.membership'),
      render: (row) => row.membership,
      phone: 'line',
      priority: 3,
    },
    {
      id: 'end_date',
      label: t('member:fields.end_date'),
      render: (row) => row.end_date && <EndDate day={row.end_date} {...row} />,
      phone: 'end',
      align: 'end',
      priority: 1,
    },
    {
      id: 'prediction',
      label: t('member:fields.prediction'),
      render: (row) =>
        row.prediction !== null && (
          <Prediction percent={row.prediction} label={t('member:fields.prediction')} />
        ),
      align: 'end',
      priority: 4,
    },
  ]
  const renew: Column<EndingMember> = {
    id: 'renew',
    label: t('today.ending.renew'),
    render: (row) => {
      const address = sale(row)
      return (
        address && (
          <ButtonLink tone="outline" size="xs" href={address}>
            {t('today.ending.renew')}
          </ButtonLink>
        )
      )
    },
    align: 'end',
    priority: 2,
  }
  const maySell = rows.some((row) => sale(row))
  return (
    <DataTable
      label={t('today.ending.title')}
      fits
      narrow="rows"
      columns={maySell ? [...columns, renew] : columns}
      rows={rows}
      keyOf={({ id }) => id}
      hrefOf={profile}
    />
  )
}
