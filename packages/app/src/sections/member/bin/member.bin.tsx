import {
  Avatar,
  Card,
  DataTable,
  DateText,
  EmptyState,
  formatDate,
  ListPage,
  Phone,
  type Column,
} from '@zal/ui'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useInfiniteApiQuery } from '../../../scaffold/query/index.ts'
import {
  ListBoundary,
  ListEmpty,
  ListFilters,
  PER_READ,
  useListParams,
} from '../../../scaffold/list/index.ts'
import { usePageHeader } from '../../../scaffold/routing/index.ts'
import { useSettings } from '../../../scaffold/session/index.ts'
import type { Removed } from '../member.data.ts'
import { RemovedActions } from './RemovedActions.tsx'
import { ShortName } from '../../../domain/member/ShortName.tsx'

/** Deleted members, the latest first: each can be restored, and erased with the permission. */
function BinScreen() {
  const { t } = useTranslation('member')
  const head = usePageHeader()
  const address = useListParams([])
  const query = useInfiniteApiQuery('member', '/management/member-bin/', {
    query: { per_page: PER_READ, ...(address.q && { q: address.q }) },
  })
  const isEmpty = query.data?.length === 0 && !address.narrowed
  return (
    <ListPage
      {...head}
      filters={
        !isEmpty && (
          <ListFilters
            noun="member"
            search
            filters={{}}
            address={address}
            total={query.answer?.total_count}
          />
        )
      }
    >
      <ListBoundary
        query={query}
        skeleton={<RemovedTable rows={undefined} />}
        empty={
          address.narrowed ? (
            <ListEmpty noun="member" address={address} />
          ) : (
            <EmptyState kind="done" title={t('bin.none')}>
              {t('bin.noneText')}
            </EmptyState>
          )
        }
      >
        {(rows) => <RemovedTable rows={rows} />}
      </ListBoundary>
    </ListPage>
  )
}

/** Without rows it waits for them. */
function RemovedTable({ rows }: { rows: Removed[] | undefined }) {
  const { t } = useTranslation('menu')
  return (
    <Card flush>
      <DataTable
        label={t('member.tabs.bin')}
        columns={useColumns()}
        rows={rows}
        keyOf={({ id }) => id}
        actions={(row) => <RemovedActions member={row} />}
        isDimmed={(row) => !row.is_restorable}
        fits
        narrow="rows"
      />
    </Card>
  )
}

/** Columns of the trash; on a phone the name and until when the member can be restored. */
function useColumns(): Column<Removed>[] {
  const { t } = useTranslation('member')
  const { zone } = useSettings()
  return useMemo(
    () => [
      {
        id: 'fullname',
        label: t('fields.fullname'),
        picture: (row) => <Avatar size="row" name={row.fullname} src={row.avatar?.url} />,
        render: (row) => <ShortName fullname={row.fullname} />,
      },
      {
        id: 'phone',
        label: t('fields.phone'),
        render: (row) => <Phone phone={row.phone} />,
        priority: 2,
      },
      {
        id: 'at',
        label: t('bin.at'),
        render: (row) => <DateText at={row.removed_at} zone={zone} />,
        priority: 3,
      },
      { id: 'by', label: t('bin.by'), render: (row) => row.removed_by, priority: 4 },
      {
        id: 'until',
        label: t('bin.until'),
        render: (row) => (row.is_restorable ? <DateText day={row.restore_until} /> : t('bin.over')),
        phone: 'line',
        renderPhone: (row) =>
          row.is_restorable ? `${t('bin.until')} ${formatDate(row.restore_until)}` : t('bin.over'),
        priority: 1,
      },
    ],
    [t, zone],
  )
}

export { BinScreen as bin }
