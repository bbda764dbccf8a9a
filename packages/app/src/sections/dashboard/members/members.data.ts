import type { ResultsOf } from '../../../scaffold/api/index.ts'
import { useApiQuery } from '../../../scaffold/query/index.ts'
import type { ReportScope } from '../../../scaffold/report/index.ts'

type Scope = Pick<ReportScope, 'query' | 'period'>

export type MembersReport = ResultsOf<'/dashboard/members-report/', 'get'>
export type Retention = ResultsOf<'/dashboard/members-retention/', 'get'>
export type Attendance = ResultsOf<'/dashboard/member-attendance/', 'get'>
export type StateCount = MembersReport['states'][number]

/** Numbers change in place while another period loads. */
const inPlace = { keepPrevious: true }

/** Counts of the members of today. */
export const useMembersReport = ({ query: { location } }: Scope) =>
  useApiQuery(
    ['member', 'payment', 'package'],
    '/dashboard/members-report/',
    { query: { location } },
    inPlace,
  )

/** Members by month of joining, new and lost ones by week. */
export const useRetention = ({ query: { location } }: Scope) =>
  useApiQuery(
    ['member', 'payment'],
    '/dashboard/members-retention/',
    { query: { location } },
    inPlace,
  )

/** Visits of the period by day, of a quarter or a year by month. */
export const useVisits = (scope: Scope) => useAttendance(scope, scope.period ? 'month' : 'day')

/** Visits of the period in each hour of each weekday. */
export const useHours = (scope: Scope) => useAttendance(scope, 'weekday_hour')

const useAttendance = ({ query }: Scope, by: 'day' | 'month' | 'weekday_hour') =>
  useApiQuery('checkin', '/dashboard/member-attendance/', { query: { ...query, by } }, inPlace)
