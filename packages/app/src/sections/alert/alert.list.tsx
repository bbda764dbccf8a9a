import { Card, DataTable, EmptyState, ListPage, Pagination } from '@zal/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Failure, useSkeleton } from '../../scaffold/feedback/index.ts'
import { titleKey, useTranslate } from '../../scaffold/i18n/index.ts'
import {
  PanelOf,
  SIZES,
  useLastPage,
  useListParams,
  usePanelAddress,
  type PanelAddress,
} from '../../scaffold/list/index.ts'
import { usePageHeader } from '../../scaffold/routing/index.ts'
import { AlertAction } from '../../domain/alert/AlertAction.tsx'
import { AlertPanel } from './AlertPanel.tsx'
import { alerts, type Alert } from '../../domain/alert/alerts.ts'
import { pageOf, prefetchAlerts, tabIn } from './alert.data.ts'
import { useAlertColumns } from './alertColumns.tsx'
import { WorkSummary } from './WorkSummary.tsx'
import { WorkTabs } from './WorkTabs.tsx'

const filters: never[] = []

/** The work list: what the club has to do now, each row with one action. Rows leave when their cause is gone. */
function AlertList() {
  const { t } = useTranslation('alert')
  const translate = useTranslate()
  const head = usePageHeader()
  const [query] = useSearchParams()
  const address = useListParams(filters)
  const open = usePanelAddress()
  const result = useLastPage(alerts.use({ query: pageOf(query) }, { keepPrevious: true }))
  const { data, error, retry } = result
  const rows = data?.results
  const waits = useSkeleton(rows === undefined && !error)
  const columns = useAlertColumns(rows)
  useCloseWhenGone(rows, open)
  return (
    <ListPage
      {...head}
      tabs={<WorkTabs counts={data?.counts} current={tabIn(query)} />}
      above={data && <WorkSummary answer={data} />}
      panel={
        open.id !== undefined && <PanelOf noun="alert" panel={AlertPanel} rows={rows} open={open} />
      }
    >
      {error && !rows ? (
        <Failure error={error} retry={retry} />
      ) : rows?.length === 0 ? (
        <EmptyState kind="done" title={t('empty.title')}>
          {t('empty.text')}
        </EmptyState>
      ) : (
        (rows || waits) && (
          <Card flush>
            <DataTable
              label={translate(titleKey('alert'))}
              columns={columns}
              rows={waits ? undefined : rows}
              keyOf={({ id }) => id}
              hrefOf={({ id }) => open.hrefOf(id)}
              groupOf={({ group }) => ({
                id: group,
                label: t(`groups.${group}`),
                count: data?.groups[group],
              })}
              actions={(row) => <AlertAction row={row} />}
              actionsShown
              fits
              narrow="rows"
              waiting={12}
              current={open.id}
            />
            {data && (
              <Pagination
                total={data.total_count}
                page={data.page}
                pageCount={data.page_count}
                perPage={data.per_page}
                sizes={SIZES}
                onSize={address.setSize}
                hrefOf={address.hrefOf}
                rangeOf={(shown) => t('counted.range', { count: data.total_count, ...shown })}
              />
            )}
          </Card>
        )
      )}
    </ListPage>
  )
}
AlertList.prefetch = prefetchAlerts

/** Closes the panel of a row that has left the page. */
function useCloseWhenGone(rows: readonly Alert[] | undefined, { id, close }: PanelAddress) {
  const isGone = id !== undefined && rows !== undefined && !rows.some((row) => row.id === id)
  useEffect(
    function closePanel() {
      if (isGone) close()
    },
    [isGone, close],
  )
}

export { AlertList as list }
