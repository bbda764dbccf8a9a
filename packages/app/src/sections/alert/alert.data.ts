import { alerts, type AlertKind } from '../../domain/alert/alerts.ts'
import { defineQuery, useApiQuery } from '../../scaffold/query/index.ts'
import type { ResultsOf } from '../../scaffold/api/index.ts'
import type { PrefetchArgs } from '../../scaffold/query/index.ts'

export type Outcome = ResultsOf<'/alerts/outcome/', 'get'>[number]

export const outcomes = defineQuery(['alert'], '/alerts/outcome/')

/** Interval in ms of the number in the menu, which every open page shows: not each event asks for it. */
const MINUTE = 60_000

/** Number of rows, for the menu. */
export function useAlertCount(): number | undefined {
  const query = { query: { per_page: 1 } }
  return useApiQuery('alert', '/alerts/', query, { refetchInterval: MINUTE }).data?.total_count
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
