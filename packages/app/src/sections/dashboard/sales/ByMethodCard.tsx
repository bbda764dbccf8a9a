import { HalfDoughnut, SegmentedControl } from '@zal/ui'
import type { Method } from '@zal/api/methods'
import { useTranslation } from 'react-i18next'
import { inOrder } from '../../../domain/money/methods.ts'
import { selectResults } from '../../../scaffold/query/index.ts'
import {
  ReportCard,
  ShareRows,
  useReportSwitch,
  WideSwitch,
  type ReportScope,
} from '../../../scaffold/report/index.ts'
import { useCurrentUser } from '../../../scaffold/session/index.ts'
import { percentOf } from '../changes.ts'
import { useSalesByMethods, type PaidStatus } from '../dashboard.data.ts'
import { statusOf, useSalesLinks } from './useSalesLinks.ts'

const statuses = ['paid', 'refund', 'void'] as const

/** Filter of the history with the payments of a method; refunds are by their own method. */
const byMethod = (status: PaidStatus, method: Method) => ({
  status: statusOf[status],
  [status === 'refund' ? 'refund_method' : 'pay_method']: method,
})

/** Sales by method: what is left, what was refunded, what was voided. */
export function ByMethodCard({ scope }: { scope: ReportScope }) {
  const { t } = useTranslation(['dashboard', 'domain'])
  const { currency, country } = useCurrentUser()
  const [status, setStatus] = useReportSwitch('status', statuses)
  const query = selectResults(useSalesByMethods(scope, status))
  const links = useSalesLinks(scope)
  const title = t('sales.by.method')
  return (
    <ReportCard
      title={title}
      text={t('sales.about.method')}
      equals={query.data ? t('report.equals', { count: query.data.payments }) : undefined}
      href={links.payments({ status: statusOf[status] })}
      query={query}
      height="28rem"
      isEmpty={({ income_data }) => income_data.length === 0}
      empty={t('sales.empty')}
      above={
        <WideSwitch>
          <SegmentedControl
            label={t('sales.status.label')}
            segments={statuses.map((id) => ({ id, label: t(`sales.status.${id}`) }))}
            value={status}
            onChange={setStatus}
          />
        </WideSwitch>
      }
    >
      {({ income_data, total }) => {
        const amountOf = (method: Method) =>
          income_data.find((each) => each.method === method)?.amount ?? 0
        const rows = inOrder(country)
          .map((method) => ({
            id: method,
            name: t(`domain:method.${method}`),
            value: amountOf(method),
            step: method,
            percent: percentOf(amountOf(method), total),
            href: links.payments(byMethod(status, method)),
          }))
          .toSorted((one, other) => other.value - one.value)
        return (
          <>
            <HalfDoughnut
              label={title}
              hideLabel
              plain
              by={t('sales.head.method')}
              currency={currency}
              total={t(`sales.inside.${status}`)}
              parts={rows.filter(({ value }) => value > 0)}
            />
            <ShareRows label={title} rows={rows} />
          </>
        )
      }}
    </ReportCard>
  )
}
