import { Card, ListPage, SkeletonText, Tabs } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { Failure, useSkeleton } from '../../../scaffold/feedback/index.ts'
import {
  ListEmpty,
  ListFilters,
  ListRefused,
  PanelOf,
  useListParams,
  usePanelAddress,
  type FilterValues,
} from '../../../scaffold/list/index.ts'
import { usePageHeader } from '../../../scaffold/routing/index.ts'
import { useCan } from '../../../scaffold/session/index.ts'
import { kinds, useAudit, useAuditCounts, useEntry, type Query } from './audit.data.ts'
import { AuditDays } from './AuditDays.tsx'
import { AuditExport } from './AuditExport.tsx'
import { filters, parameters } from './auditFilters.tsx'
import { AuditPanel } from './AuditPanel.tsx'

/** The audit log of the clubs, for owners and directors: by day, with the values before and after. */
export const audit = () => <Audit />

function Audit() {
  const head = usePageHeader()
  const { t } = useTranslation('audit')
  const can = useCan()
  const address = useListParams(parameters)
  const open = usePanelAddress()
  const { query, isNumber } = queryOf(address)
  const { entries, error, loading, retry, ...pages } = useAudit(query, isNumber)
  const counts = useAuditCounts(query, isNumber && query.action === undefined)
  const waits = useSkeleton(loading)
  const { kind } = address.filters
  return (
    <ListPage
      {...head}
      tabs={
        <Tabs
          label={head.title}
          current={kind ?? 'all'}
          tabs={(['all', ...kinds] as const).map((id) => ({
            id,
            label: t(`kinds.${id}`),
            count: id === 'all' ? undefined : counts?.[id],
            href: address.hrefOfView(withKind(address.viewQuery, id)),
          }))}
        />
      }
      actions={can('audit', 'list', 'export') && isNumber && <AuditExport query={query} />}
      filters={
        <ListFilters noun="audit" search filters={filters} address={address} total={undefined} />
      }
      panel={
        open.id !== undefined && (
          <PanelOf noun="audit" panel={AuditPanel} rows={entries} open={open} useOne={useEntry} />
        )
      }
    >
      {error?.status === 400 && !entries ? (
        <ListRefused error={error} clear={address.clear} />
      ) : error && !entries ? (
        <Failure error={error} retry={retry} />
      ) : !isNumber || entries?.length === 0 ? (
        <ListEmpty noun="audit" address={address} />
      ) : entries ? (
        <Card flush>
          <AuditDays entries={entries} open={open} {...pages} />
        </Card>
      ) : (
        waits && <SkeletonText lines={12} />
      )}
    </ListPage>
  )
}

/** Query of the server; the search is a number, also as it is written in the log. */
function queryOf({ q, filters: given }: { q: string; filters: FilterValues }) {
  const number = q.replace(/^(A-|№\s*)/i, '')
  const isNumber = /^\d{0,15}$/.test(number)
  const query = { ...given, q: number || undefined } as Query
  return { query, isNumber }
}

/** Query of a tab: another group of actions with the same other filters. */
function withKind(viewQuery: string, kind: string) {
  const next = new URLSearchParams(viewQuery)
  next.delete('action')
  if (kind === 'all') next.delete('kind')
  else next.set('kind', kind)
  return next.toString()
}
