import { formatMoney } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import type { ReportScope } from '../../../scaffold/report/index.ts'
import { useCurrentUser } from '../../../scaffold/session/index.ts'
import { useSalesSummary } from '../dashboard.data.ts'
import { sumsOf } from './salesSums.ts'

/**
 * Returns how much the sales differ from the usual, what is usual, and the plan that explains most of the difference, if
 * one does; undefined if nothing is usual.
 */
export function useUsualSentences(scope: ReportScope): string[] | undefined {
  const { t } = useTranslation('dashboard')
  const { currency } = useCurrentUser()
  const answer = useSalesSummary(scope).data
  if (!answer) return undefined
  const { total, usual } = sumsOf(answer.results)
  if (usual === null || usual === 0 || total === usual) return undefined
  const sum = formatMoney(Math.abs(total - usual), currency)
  const { cause } = answer
  return [
    t(total > usual ? 'sales.above' : 'sales.below', { sum }),
    t('sales.usualIs', { usual: formatMoney(usual, currency) }),
    ...(cause
      ? [t('sales.cause', { name: cause.name, count: cause.count, usual: cause.usual_count })]
      : []),
  ]
}
