import { monthDay, monthOf, yearOf } from '@zal/ui'
import { useTranslate } from '../i18n/index.ts'
import type { ReportScope } from './report.types.ts'

/** Writes the days of a report: "18 – 24 Nov", "26 Oct – 24 Nov", "Oct – Nov 2026", "2026". */
export function usePeriodText() {
  const translate = useTranslate()
  const short = (day: string) =>
    translate(`domain:shortDate.${monthOf(day)}`, { day: monthDay(day) })
  const month = (day: string) => translate(`dashboard:report.months.${monthOf(day)}`)
  return ({ from, to, period }: Pick<ReportScope, 'from' | 'to' | 'period'>): string => {
    if (period === 'year') return String(yearOf(to))
    if (period === 'quarter') {
      const months = from.slice(0, 7) === to.slice(0, 7) ? [to] : [from, to]
      return `${months.map(month).join(' – ')} ${yearOf(to)}`
    }
    if (from === to) return short(from)
    return from.slice(0, 7) === to.slice(0, 7)
      ? `${monthDay(from)} – ${short(to)}`
      : `${short(from)} – ${short(to)}`
  }
}
