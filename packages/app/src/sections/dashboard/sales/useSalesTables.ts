import { useTranslation } from 'react-i18next'
import { inOrder } from '../../../domain/money/methods.ts'
import type { Cell, ReportScope, ReportTable } from '../../../scaffold/report/index.ts'
import { useCurrentUser } from '../../../scaffold/session/index.ts'
import { percentOf } from '../changes.ts'
import {
  useDepositReport,
  useSalesByItems,
  useSalesByMethods,
  useSalesSummary,
  type Bucket,
  type Items,
} from '../dashboard.data.ts'
import { depositSums } from './depositSums.ts'
import { sumOfItems, sumsOf, totalOf } from './salesSums.ts'
import { unitOf, useBucketText } from './useBucketText.ts'

/** Tables of the print and of the export; those that have not been answered yet are left out. */
export function useSalesTables(scope: ReportScope): readonly ReportTable[] {
  const { t } = useTranslation('dashboard')
  const summary = useSalesSummary(scope).data?.results
  const methods = useMethodTables(scope)
  const packages = useSalesByItems(scope, 1).data?.results
  const classes = useSalesByItems(scope, 2).data?.results
  const days = useDayTable(scope)
  const deposits = useDepositTable(scope)
  const items = (kind: 'package' | 'class', found: Items | undefined) =>
    found
      ? [
          itemTable(
            found,
            t(`sales.by.${kind}`),
            [t(`sales.head.${kind}`), t('sales.sales'), t('sales.soldHead')],
            t('report.total'),
            t('sales.others'),
          ),
        ]
      : []
  return [
    ...(summary ? [days(summary)] : []),
    ...methods,
    ...deposits,
    ...items('package', packages),
    ...items('class', classes),
  ]
}

function useDayTable(scope: ReportScope) {
  const { t } = useTranslation('dashboard')
  const name = useBucketText(scope)
  return (buckets: readonly Bucket[]): ReportTable => {
    const unit = unitOf(buckets, scope)
    const sums = sumsOf(buckets)
    const hasUsual = buckets.some(({ usual }) => usual !== null)
    const against = (total: number, usual: number | null): Cell[] =>
      hasUsual ? [usual, usual === null ? null : total - usual] : []
    return {
      id: 'day',
      span: 'full',
      title: t(`sales.by.${unit}`),
      head: [
        t(`sales.head.${unit}`),
        t('sales.packages'),
        t('sales.classes'),
        t('sales.oneTime'),
        t('sales.sales'),
        ...(hasUsual ? [t('sales.usual'), t('sales.difference')] : []),
      ],
      rows: buckets.map((bucket) => [
        name(bucket),
        bucket.pkg_total,
        bucket.cls_total,
        bucket.one_time_total,
        totalOf(bucket),
        ...against(totalOf(bucket), bucket.usual),
      ]),
      total: [
        t('report.total'),
        sums.packages,
        sums.classes,
        sums.oneTime,
        sums.total,
        ...against(sums.total, sums.usual),
      ],
    }
  }
}

function useMethodTables(scope: ReportScope): ReportTable[] {
  const { t } = useTranslation(['dashboard', 'domain'])
  const { country, role } = useCurrentUser()
  const paid = useSalesByMethods(scope, 'paid').data?.results
  if (!paid) return []
  const { income_data: amounts, total, all_gym_payments: clubs } = paid
  const methods = inOrder(country)
    .map((method) => ({
      method,
      amount: amounts.find((each) => each.method === method)?.amount ?? 0,
    }))
    .toSorted((one, other) => other.amount - one.amount)
  const byMethod: ReportTable = {
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
  }
  if (role !== 'owner' || !clubs) return [byMethod]
  const byClub: ReportTable = {
    id: 'club',
    title: t('sales.by.club'),
    head: [t('sales.head.club'), t('sales.sales'), t('sales.usual')],
    rows: clubs.map(({ gym_name: name, total: sum, usual }) => [name, sum, usual]),
    total: [t('sales.allClubs'), total, null],
  }
  return [{ ...byMethod, isTall: true }, byClub]
}

function useDepositTable(scope: ReportScope): ReportTable[] {
  const { t } = useTranslation('dashboard')
  const added = useDepositReport(scope, 'replenishment').data?.results
  const taken = useDepositReport(scope, 'withdrawal').data?.results
  if (!added || !taken) return []
  const sums = depositSums(added, taken)
  return [
    {
      id: 'deposits',
      title: t('sales.deposits.title'),
      head: ['', t('report.value')],
      rows: [
        [t('sales.deposits.replenishment'), sums.added],
        [t('sales.deposits.sale'), -sums.sale],
        [t('sales.deposits.return'), -sums.returned],
      ],
      total: [t('sales.deposits.change'), sums.change],
    },
  ]
}

function itemTable(
  found: Items,
  title: string,
  head: readonly string[],
  totalWord: string,
  othersWord: string,
): ReportTable {
  const { items_data: items, others } = found
  const { total, count } = sumOfItems(found)
  return {
    id: title,
    title,
    bar: 1,
    head,
    rows: [
      ...items.map((item) => [item.name, item.total, item.membership_count]),
      ...(others ? [[othersWord, others.total, others.membership_count]] : []),
    ],
    total: [totalWord, total, count],
  }
}
