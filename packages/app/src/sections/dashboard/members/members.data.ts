import type { ResultsOf } from '../../../scaffold/api/index.ts'
import { useApiQuery } from '../../../scaffold/query/index.ts'
import type { ReportScope } from '../../../scaffold/report/index.ts'

type Scope = Pick<ReportScope, 'query' | 'from' | 'to'>

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

/** Visits of the period. */
export const useAttendance = (
  { from, to, query: { location } }: Scope,
  by: 'day' | 'weekday_hour',
) =>
  useApiQuery(
    'checkin',
    '/dashboard/member-attendance/',
    { query: { start_date: from, end_date: to, location, by } },
    inPlace,
  )
