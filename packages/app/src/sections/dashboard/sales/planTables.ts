import { useTranslation } from 'react-i18next'
import { inOrder } from '../../../domain/money/methods.ts'
import type { ReportScope, ReportTable } from '../../../scaffold/report/index.ts'
import { useCurrentUser } from '../../../scaffold/session/index.ts'
import { percentOf } from '../changes.ts'
import { useSalesByItems, useSalesByMethods } from '../dashboard.data.ts'
import { sumOfItems } from './salesSums.ts'

/** The table of sales by method, the largest first; none before it is answered, and where it is not `enabled`. */
export function useMethodTable(scope: ReportScope, enabled = true): ReportTable[] {
  const { t } = useTranslation(['dashboard', 'domain'])
  const { country } = useCurrentUser()
  const paid = useSalesByMethods(scope, 'paid', enabled).data?.results
  if (!enabled || !paid) return []
  const { income_data: amounts, total } = paid
  const methods = inOrder(country)
    .map((method) => ({
      method,
      amount: amounts.find((each) => each.method === method)?.amount ?? 0,
    }))
    .toSorted((one, other) => other.amount - one.amount)
  return [
    {
      id: 'method',
      title: t('sales.by.method'),
      bar: 1,
      head: [t('sales.head.method'), t('sales.sales'), t('sales.share')],
      rows: methods.map(({ method, amount }) => [
        t(`domain:method.${method}`),
        amount,
        percentOf(amount, total),
      ]),
      total: [t('report.total'), total, 100],
    },
  ]
}

const types = { package: 1, class: 2 } as const

/** The table of sales by package or by class, as `useMethodTable`. */
export function useItemTable(
  scope: ReportScope,
  kind: 'package' | 'class',
  enabled = true,
): ReportTable[] {
  const { t } = useTranslation('dashboard')
  const found = useSalesByItems(scope, types[kind], enabled).data?.results
  if (!enabled || !found) return []
  const { items_data: items, others } = found
  const { total, count } = sumOfItems(found)
  const title = t(`sales.by.${kind}`)
  return [
    {
      id: title,
      title,
      bar: 1,
      head: [t(`sales.head.${kind}`), t('sales.sales'), t('sales.soldHead')],
      rows: [
        ...items.map((item) => [item.name, item.total, item.membership_count]),
        ...(others ? [[t('sales.others'), others.total, others.membership_count]] : []),
      ],
      total: [t('report.total'), total, count],
    },
  ]
}
