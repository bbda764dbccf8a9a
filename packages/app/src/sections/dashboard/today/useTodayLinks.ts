import type { ReportScope } from '../../../scaffold/report/index.ts'
import { useRowLinks, type Filters } from '../useRowLinks.ts'

/** Addresses of the rows behind the figures of today. */
export function useTodayLinks(scope: ReportScope) {
  const rows = useRowLinks(scope)
  const day = { start_date: scope.today, end_date: scope.today }
  return {
    payments: (filters: Filters = {}) => rows('payment', 'history', { ...day, ...filters }),
    checkins: (filters: Filters = {}) => rows('checkin', 'list', { ...day, ...filters }),
    inside: () => rows('checkin', 'list', { inside: 1 }),
    newMembers: () =>
      rows('member', 'list', {
        registered_from: scope.today,
        registered_to: scope.today,
        only_gym_members: 1,
      }),
    endingSoon: () => rows('member', 'list', { subscription: 'ends_soon' }),
    debtors: () => rows('deposit', 'debtors'),
  }
}
