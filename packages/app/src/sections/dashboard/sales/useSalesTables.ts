import { useTranslation } from 'react-i18next'
import type { Cell, ReportScope, ReportTable } from '../../../scaffold/report/index.ts'
import { useCurrentUser } from '../../../scaffold/session/index.ts'
import {
  useDepositReport,
  useSalesByMethods,
  useSalesSummary,
  type Bucket,
} from '../dashboard.data.ts'
import { depositSums } from './depositSums.ts'
import { useItemTable, useMethodTable } from './planTables.ts'
import { sumsOf, totalOf } from './salesSums.ts'
import { unitOf, useBucketText } from './useBucketText.ts'

/** Tables of the print and of the export; those that have not been answered yet are left out. */
export function useSalesTables(scope: ReportScope): readonly ReportTable[] {
  const summary = useSalesSummary(scope).data?.results
  const methods = useMethodTables(scope)
  const packages = useItemTable(scope, 'package')
  const classes = useItemTable(scope, 'class')
  const days = useDayTable(scope)
  const deposits = useDepositTable(scope)
  return [...(summary ? [days(summary)] : []), ...methods, ...deposits, ...packages, ...classes]
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
  const { t } = useTranslation('dashboard')
  const { role } = useCurrentUser()
  const byMethod = useMethodTable(scope)
  const paid = useSalesByMethods(scope, 'paid').data?.results
  const clubs = paid?.all_gym_payments
  if (role !== 'owner' || !paid || !clubs) return byMethod
  const byClub: ReportTable = {
    id: 'club',
    title: t('sales.by.club'),
    head: [t('sales.head.club'), t('sales.sales'), t('sales.usual')],
    rows: clubs.map(({ gym_name: name, total: sum, usual }) => [name, sum, usual]),
    total: [t('sales.allClubs'), paid.total, null],
  }
  return [...byMethod.map((table) => ({ ...table, isTall: true })), byClub]
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
