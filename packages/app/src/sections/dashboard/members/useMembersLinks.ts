import { addDays, monthEnd } from '@zal/ui'
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
  const { today } = scope
  const days = { start_date: scope.from, end_date: scope.to }
  const registered = (from: string, to: string) =>
    rows('member', 'list', { registered_from: from, registered_to: earlier(to, today) })
  const lost = (from: string, to: string) =>
    rows('member', 'list', { subscription: 'expired', ended_from: from, ended_to: to })
  return {
    members: (filters?: Filters) => rows('member', 'list', filters),
    state: (state: StateCount['state']) => rows('member', 'list', filtersOf[state]),
    /** Members who were registered on these days, without drafts and imported ones. */
    registered,
    newOfWeek: (monday: string) => registered(monday, addDays(monday, 6)),
    /** Members whose last membership ended on these days. */
    lost,
    /** Of the present week those up to yesterday; undefined on its Monday. */
    lostOfWeek: (monday: string) =>
      monday < today ? lost(monday, earlier(addDays(monday, 6), addDays(today, -1))) : undefined,
    /** Undefined for whole months: the list shows 60 days at most. */
    visits: (filters: Filters = {}) =>
      scope.period ? undefined : rows('checkin', 'list', { ...days, ...filters }),
    monthVisits: (first: string) =>
      rows('checkin', 'list', {
        start_date: first,
        end_date: earlier(monthEnd(first), scope.to),
      }),
  }
}

const earlier = (one: string, other: string) => (one < other ? one : other)
