import { formatMoney, formatNumber } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { allOf } from '../../../scaffold/query/index.ts'
import type { ReportFigures, ReportScope } from '../../../scaffold/report/index.ts'
import { useCurrentUser } from '../../../scaffold/session/index.ts'
import { useSalesByMethods, useSalesSummary } from '../dashboard.data.ts'
import { changeOf, signedPercent, toneOf } from '../changes.ts'
import { sumsOf } from './salesSums.ts'
import { statusOf, useSalesLinks } from './useSalesLinks.ts'

/** Strip of the sales: the sum, its three kinds, and what was refunded. */
export function useSalesFigures(scope: ReportScope): ReportFigures {
  const { t } = useTranslation('dashboard')
  const { currency } = useCurrentUser()
  const summary = useSalesSummary(scope)
  const refunds = useSalesByMethods(scope, 'refund')
  const links = useSalesLinks(scope)
  const query = allOf([summary, refunds])
  if (!summary.data || !refunds.data) return { query, figures: [], asOf: undefined }
  const sums = sumsOf(summary.data.results)
  const { total: refunded, payments } = refunds.data.results
  const change = changeOf(sums.total, sums.usual)
  const count = sums.packageCount + sums.classCount + sums.oneTimeCount
  const define = (
    id: 'sales' | 'packages' | 'classes' | 'oneTime' | 'refunded',
    equals: number,
    href: string | undefined,
  ) => ({
    name: t(`sales.${id}`),
    text: t(`sales.about.${id}`),
    equals: t('report.equals', { count: equals }),
    href,
  })
  const figures = [
    {
      id: 'sales',
      label: t('sales.sales'),
      value: formatNumber(sums.total),
      unit: currency,
      note: change === null ? undefined : t('sales.onUsual', { change: signedPercent(change) }),
      tone: toneOf(change),
      definition: define('sales', count, links.payments()),
    },
    {
      id: 'packages',
      label: t('sales.packages'),
      value: formatNumber(sums.packages),
      note: t('sales.sold', { count: sums.packageCount }),
      definition: define('packages', sums.packageCount, links.payments({ subscription: 1 })),
    },
    {
      id: 'classes',
      label: t('sales.classes'),
      value: formatNumber(sums.classes),
      note: t('sales.sold', { count: sums.classCount }),
      definition: define('classes', sums.classCount, links.payments({ subscription: 2 })),
    },
    {
      id: 'oneTime',
      label: t('sales.oneTime'),
      value: formatNumber(sums.oneTime),
      note: t('sales.oneTimeCount', { count: sums.oneTimeCount }),
      definition: define('oneTime', sums.oneTimeCount, links.payments({ subscription: 3 })),
    },
    {
      id: 'refunded',
      label: t('sales.refunded'),
      value: formatMoney(-refunded),
      note: t('sales.deducted', { count: payments }),
      definition: define('refunded', payments, links.payments({ status: statusOf.refund })),
    },
  ] as const
  return { query, figures, asOf: summary.data.as_of }
}
