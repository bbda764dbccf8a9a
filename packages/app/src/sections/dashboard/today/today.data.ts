import { useApiQuery, useInfiniteApiQuery } from '../../../scaffold/query/index.ts'
import type { ResultsOf } from '../../../scaffold/api/index.ts'
import type { ReportScope } from '../../../scaffold/report/index.ts'

type Scope = Pick<ReportScope, 'query' | 'today'>

export type Takings = ResultsOf<'/dashboard/today/total-sale/', 'get'>
export type Visits = ResultsOf<'/dashboard/today/total-visits/', 'get'>
export type TodayCheckin = ResultsOf<'/dashboard/today/checkins/', 'get'>[number]
export type EndingMember = ResultsOf<'/management/member-list/', 'get'>[number]

/** Numbers change in place while those of other clubs load. */
const inPlace = { keepPrevious: true }

/** Interval in ms in which the people in the club are counted anew: leaving produces no event. */
const MINUTE = 60_000

const clubs = ({ query: { location } }: Scope) => ({ query: { location } })

/** Takings of today, by hour too, beside last week. */
export const useTakings = (scope: Scope, enabled = true) =>
  useApiQuery(['payment', 'deposit'], '/dashboard/today/total-sale/', clubs(scope), {
    ...inPlace,
    enabled,
  })

/** Visits of today, by hour too, beside a usual day, and the people in the club. */
export const useVisits = (scope: Scope) =>
  useApiQuery('checkin', '/dashboard/today/total-visits/', clubs(scope), {
    ...inPlace,
    refetchInterval: MINUTE,
  })

export const useNewMembers = (scope: Scope) =>
  useApiQuery(['member', 'payment'], '/dashboard/today/new-customers-info/', clubs(scope), inPlace)

/** Visits of today by the package (1) or the class (2) of their membership. */
export const useVisitsByPlan = (scope: Scope, subscription: 1 | 2) =>
  useApiQuery(
    'checkin',
    '/dashboard/today/visits-by-plan/',
    { query: { ...clubs(scope).query, subscription } },
    inPlace,
  )

/** Check-ins of today, page by page. */
export const useTodayCheckins = (scope: Scope) =>
  useInfiniteApiQuery('checkin', '/dashboard/today/checkins/', clubs(scope), inPlace)

/** Rows of the card of memberships that end soon. */
const ENDING = 5

/** Members of the club of this tab whose membership ends within seven days, the first ones to end. */
export const useEnding = () =>
  useApiQuery(
    ['member', 'payment', 'package'],
    '/management/member-list/',
    { query: { subscription: 'ends_soon', sort: 'end_date', order: 'asc', per_page: ENDING } },
    inPlace,
  )
