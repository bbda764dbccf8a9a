import type { Topic } from '@zal/api/events'
import { defineQuery } from '../../scaffold/query/index.ts'
import type { ResultsOf } from '../../scaffold/api/index.ts'
import type { PrefetchArgs } from '../../scaffold/query/index.ts'

export type Alert = ResultsOf<'/alerts/', 'get'>[number]
export type AlertKind = Alert['kind']
export type Outcome = ResultsOf<'/alerts/outcome/', 'get'>[number]

/** Topics whose events make or remove a row. */
const topics: Topic[] = [
  'alert',
  'member',
  'payment',
  'deposit',
  'checkin',
  'shift',
  'device',
  'class',
  'trainer',
  'staff',
]

export const alerts = defineQuery(topics, '/alerts/')
export const outcomes = defineQuery(['alert'], '/alerts/outcome/')

/** Number of rows, for the menu. */
export function useAlertCount(): number | undefined {
  return alerts.use({ query: { per_page: 1 } }).data?.total_count
}

/** Tabs of the work list; those without rows are left out. */
export const tabs = {
  renew: ['expiring', 'expired'],
  risk: ['risk'],
  debt: ['debt'],
  unfreeze: ['unfreeze'],
  birthday: ['birthday'],
  club: ['shift', 'class_without_trainer', 'device', 'delivery', 'alarm'],
} as const satisfies Record<string, readonly AlertKind[]>

export type AlertTab = keyof typeof tabs

export const tabNames = Object.keys(tabs) as AlertTab[]

/** The tab that the address names. */
export const tabIn = (query: URLSearchParams): AlertTab | undefined =>
  tabNames.find((name) => name === query.get('tab'))

/** Rows of a page, where the address says no other number. */
const SIZE = 25

/** The page of rows that the address asks for. */
export function pageOf(query: URLSearchParams) {
  const tab = tabIn(query)
  return {
    page: Number(query.get('page')) || 1,
    per_page: Number(query.get('per_page')) || SIZE,
    ...(tab && { kind: tabs[tab].join(',') }),
  }
}

export const prefetchAlerts = ({ query, ...deps }: PrefetchArgs) =>
  alerts.prefetch(deps, { query: pageOf(query) })
