import { useAddress } from '../../../scaffold/routing/index.ts'
import type { ReportScope } from '../../../scaffold/report/index.ts'

/**
 * Addresses of the rows behind the figures of today; undefined where the person may not go, or where the rows are of other
 * clubs than that of this tab, which alone its lists show.
 */
export function useTodayLinks({ today, isOwnClub }: ReportScope) {
  const to = useAddress()
  const rows = (address: string | undefined, query: Record<string, string | number> = {}) => {
    if (!address || !isOwnClub) return undefined
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]) => [name, String(value)]),
    ).toString()
    return search ? `${address}?${search}` : address
  }
  const day = { start_date: today, end_date: today }
  return {
    payments: (query: Record<string, string | number> = {}) =>
      rows(to('payment', 'history'), { ...day, ...query }),
    checkins: (query: Record<string, string | number> = {}) =>
      rows(to('checkin', 'list'), { ...day, ...query }),
    inside: () => rows(to('checkin', 'list'), { inside: 1 }),
    newMembers: () => rows(to('member', 'list'), day),
    endingSoon: () => rows(to('member', 'list'), { subscription: 'ends_soon' }),
    debtors: () => rows(to('deposit', 'debtors')),
  }
}
