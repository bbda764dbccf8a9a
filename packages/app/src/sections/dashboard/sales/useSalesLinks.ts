import { monthOf, yearOf } from '@zal/ui'
import { useAddress } from '../../../scaffold/routing/index.ts'
import type { ReportScope } from '../../../scaffold/report/index.ts'
import type { Bucket } from '../dashboard.data.ts'

type Filters = Record<string, string | number>

/**
 * Addresses of the lists with exactly the rows of a figure. Lists are of the club of the tab, and of ranges of days, of
 * months and of years: without such a list a figure has no address.
 */
export function useSalesLinks(scope: ReportScope) {
  const to = useAddress()
  const { from, to: last, period, isOwnClub } = scope
  const days = daysOf(scope)
  const link = (address: string | undefined, filters: Filters | undefined) =>
    isOwnClub && address && filters ? `${address}?${query(filters)}` : undefined
  const payments = to('payment', 'history')
  return {
    /** Payments of the whole period. */
    payments: (filters: Filters = {}) => link(payments, days && { ...days, ...filters }),
    /** Payments of one day, week or month. */
    bucket: (
      { start_date, end_date }: Pick<Bucket, 'start_date' | 'end_date'>,
      filters: Filters = {},
    ) =>
      link(payments, {
        ...(period
          ? { year: yearOf(start_date), month: monthOf(start_date) }
          : { start_date, end_date }),
        ...filters,
      }),
    /** Lines of deposits: 1 top-ups, 2 withdrawals. */
    deposits: (type: 1 | 2, filters: Filters = {}) =>
      link(
        to('deposit', 'list'),
        period ? undefined : { start_date: from, end_date: last, type, ...filters },
      ),
    debtors: isOwnClub ? to('deposit', 'debtors') : undefined,
  }
}

/** The days of the period as filters; a quarter has no such filter. */
function daysOf({ from, to, period }: ReportScope): Filters | undefined {
  if (period === 'year') return { year: yearOf(to) }
  return period ? undefined : { start_date: from, end_date: to }
}

const query = (filters: Filters) =>
  new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)]))
