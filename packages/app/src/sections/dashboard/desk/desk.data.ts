import type { ResultsOf } from '../../../scaffold/api/index.ts'
import { useApiQuery, useInfiniteApiQuery } from '../../../scaffold/query/index.ts'

export type TodaySession = ResultsOf<'/check-in/today-session/', 'get'>['upcoming'][number]

/** Interval in ms: leaving the club and the clock produce no events. */
const MINUTE = 60_000

/** Rows of the people in the club that are shown at first. */
const INSIDE = 8

/** The people who are in the club now. */
export const useInside = () =>
  useInfiniteApiQuery(
    ['checkin', 'member'],
    '/check-in/recent-checks/',
    { query: { inside: true, per_page: INSIDE } },
    { refetchInterval: MINUTE },
  )

/** Sessions in progress and of the next hours. */
export const useSessions = () =>
  useApiQuery(
    ['checkin', 'class', 'package', 'payment', 'trainer', 'room'],
    '/check-in/today-session/',
    {},
    { refetchInterval: MINUTE },
  )

export const useShift = () => useApiQuery('shift', '/finance/shift-current/')

/** Rows of each card of members; all of them are in their list. */
const FEW = 5

/** Members whose birthday is today. */
export const useBirthdays = () =>
  useApiQuery(['member', 'payment', 'package'], '/management/member-list/', {
    query: { birthday: 0, per_page: FEW },
  })

/** Members with a debt, the largest first. */
export const useDebtors = () =>
  useApiQuery(['deposit', 'payment', 'member'], '/management/debtor-list/', {
    query: { per_page: FEW },
  })
