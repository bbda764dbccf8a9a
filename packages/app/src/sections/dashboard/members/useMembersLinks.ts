import { useAddress } from '../../../scaffold/routing/index.ts'
import type { ReportScope } from '../../../scaffold/report/index.ts'
import type { StateCount } from './members.data.ts'

type Search = Record<string, string | number>

/** Filters of the list of members for each state, where it has them. */
const filters: Partial<Record<StateCount['state'], Search>> = {
  active: { status: 2, subscription: 'active' },
  frozen: { status: 2, subscription: 'freeze' },
  expired: { status: 2, subscription: 'expired' },
  inactive: { status: 3 },
  draft: { status: 1 },
}

/** Addresses of the rows behind the figures of members; undefined where the lists of this tab cannot show them. */
export function useMembersLinks({ from, to: last, isOwnClub }: ReportScope) {
  const to = useAddress()
  const rows = (address: string | undefined, query: Search = {}) => {
    if (!address || !isOwnClub) return undefined
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]) => [name, String(value)]),
    ).toString()
    return search ? `${address}?${search}` : address
  }
  return {
    members: (query?: Search) => rows(to('member', 'list'), query),
    state: (state: StateCount['state']) =>
      filters[state] && rows(to('member', 'list'), filters[state]),
    visits: (query: Search = {}) =>
      rows(to('checkin', 'list'), { start_date: from, end_date: last, ...query }),
  }
}
