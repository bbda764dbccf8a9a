import { monthDay, monthOf, weekdayOf } from '@zal/ui'
import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import { usePeriodText, type ReportScope } from '../../../scaffold/report/index.ts'
import type { Bucket } from '../dashboard.data.ts'

export type BucketUnit = 'day' | 'week' | 'month'

/** Kind of the buckets of an answer. */
export function unitOf(buckets: readonly Bucket[], { period }: ReportScope): BucketUnit {
  if (period) return 'month'
  return buckets.every(({ start_date, end_date }) => start_date === end_date) ? 'day' : 'week'
}

/** Names of buckets: "Wed 18", "Today", "16 – 22 Nov", "Nov". */
export function useBucketText({ today, period }: ReportScope) {
  const { t } = useTranslation('dashboard')
  const write = usePeriodText()
  return ({ start_date: from, end_date: to }: Bucket): string => {
    if (period) return t(`report.months.${monthOf(from)}` as ParseKeys<'dashboard'>)
    if (from !== to) return write({ from, to })
    if (from === today) return t('report.today')
    return `${t(`report.weekdays.${weekdayOf(from)}`)} ${monthDay(from)}`
  }
}
