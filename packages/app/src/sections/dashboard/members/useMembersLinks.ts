import { monthEnd } from '@zal/ui'
import type { ReportScope } from '../../../scaffold/report/index.ts'
import { useRowLinks, type Filters } from '../useRowLinks.ts'
import type { StateCount } from './members.data.ts'

/** Filters of the list of members for each state. */
const filtersOf: Record<StateCount['state'], Filters> = {
  active: { status: 2, subscription: 'active' },
  frozen: { status: 2, subscription: 'freeze' },
  starts: { status: 2, subscription: 'starts' },
  pending: { status: 2, subscription: 'pending' },
  expired: { status: 2, subscription: 'expired' },
  none: { status: 2, subscription: 'none' },
  inactive: { status: 3 },
  draft: { status: 1 },
}

/** Addresses of the rows behind the figures of members. */
export function useMembersLinks(scope: ReportScope) {
  const rows = useRowLinks(scope)
  const days = { start_date: scope.from, end_date: scope.to }
  return {
    members: (filters?: Filters) => rows('member', 'list', filters),
    state: (state: StateCount['state']) => rows('member', 'list', filtersOf[state]),
    /** Members whose last membership ended on these days. */
    lost: (from: string, to: string) =>
      rows('member', 'list', { subscription: 'expired', ended_from: from, ended_to: to }),
    /** Undefined for whole months: the list shows 60 days at most. */
    visits: (filters: Filters = {}) =>
      scope.period ? undefined : rows('checkin', 'list', { ...days, ...filters }),
    monthVisits: (first: string) =>
      rows('checkin', 'list', {
        start_date: first,
        end_date: monthEnd(first) < scope.to ? monthEnd(first) : scope.to,
      }),
  }
}
