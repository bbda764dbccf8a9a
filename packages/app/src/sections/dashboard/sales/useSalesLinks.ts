import { monthOf, yearOf } from '@zal/ui'
import type { ReportScope } from '../../../scaffold/report/index.ts'
import type { Bucket } from '../dashboard.data.ts'
import { useRowLinks, type Filters } from '../useRowLinks.ts'

/** Statuses of the history with the payments that each figure counts. */
export const statusOf = {
  /** Not voided. */
  sold: 'paid,refund,partial_refund',
  /** Something is left of them. */
  paid: 'paid,partial_refund',
  refund: 'refund,partial_refund',
  void: 'void',
}

/**
 * Addresses of the lists with exactly the rows of a figure. Lists are of ranges of days, of months and of years: without
 * such a list a figure has no address.
 */
export function useSalesLinks(scope: ReportScope) {
  const rows = useRowLinks(scope)
  const { from, to: last, period } = scope
  const days = daysOf(scope)
  return {
    /** Payments of the whole period, by default those that aren't voided. */
    payments: (filters: Filters = {}) =>
      days && rows('payment', 'history', { ...days, status: statusOf.sold, ...filters }),
    /** Payments of one day, week or month that aren't voided. */
    bucket: (
      { start_date, end_date }: Pick<Bucket, 'start_date' | 'end_date'>,
      filters: Filters = {},
    ) =>
      rows('payment', 'history', {
        ...(period
          ? { year: yearOf(start_date), month: monthOf(start_date) }
          : { start_date, end_date }),
        status: statusOf.sold,
        ...filters,
      }),
    /** Lines of deposits: 1 top-ups, 2 withdrawals. */
    deposits: (type: 1 | 2, filters: Filters = {}) =>
      period
        ? undefined
        : rows('deposit', 'list', { start_date: from, end_date: last, type, ...filters }),
    debtors: rows('deposit', 'debtors'),
  }
}

/** The days of the period as filters; a quarter has no such filter. */
function daysOf({ from, to, period }: ReportScope): Filters | undefined {
  if (period === 'year') return { year: yearOf(to) }
  return period ? undefined : { start_date: from, end_date: to }
}
