import { Doughnut, formatMoney, Money, SegmentedControl } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { allOf, mapResult } from '../../../scaffold/query/index.ts'
import {
  ReportCard,
  RingBeside,
  ShareRows,
  SumRows,
  useReportSwitch,
  type ReportScope,
} from '../../../scaffold/report/index.ts'
import { useCurrentUser } from '../../../scaffold/session/index.ts'
import { useDepositReport } from '../dashboard.data.ts'
import { depositSums } from './depositSums.ts'
import { useSalesLinks } from './useSalesLinks.ts'

const directions = ['replenishment', 'withdrawal'] as const

/** Money of deposits: top-ups by method or withdrawals as two lines, and the change. */
export function DepositsCard({ scope }: { scope: ReportScope }) {
  const { t } = useTranslation(['dashboard', 'domain'])
  const { currency } = useCurrentUser()
  const [direction, setDirection] = useReportSwitch('deposits', directions)
  const added = useDepositReport(scope, 'replenishment')
  const taken = useDepositReport(scope, 'withdrawal')
  const both = added.data && taken.data && depositSums(added.data.results, taken.data.results)
  const query = mapResult(allOf([added, taken]), both)
  const links = useSalesLinks(scope)
  const title = t('sales.deposits.title')
  return (
    <ReportCard
      title={title}
      text={t('sales.about.deposits')}
      actions={
        <SegmentedControl
          label={t('sales.deposits.label')}
          segments={directions.map((id) => ({ id, label: t(`sales.deposits.${id}`) }))}
          value={direction}
          onChange={setDirection}
        />
      }
      query={query}
      height="14rem"
    >
      {({ added: sum, sale, returned, change, methods, returns }) => {
        const isAdded = direction === 'replenishment'
        const shown = isAdded ? methods : returns
        const type = isAdded ? 1 : 2
        return (
          <>
            {shown.some(({ amount }) => amount > 0) && isAdded && (
              <RingBeside>
                <Doughnut
                  label={title}
                  hideLabel
                  plain
                  by={t('sales.head.method')}
                  currency={currency}
                  parts={shown
                    .filter(({ amount }) => amount > 0)
                    .map(({ method, amount }) => ({
                      name: t(`domain:method.${method}`),
                      value: amount,
                      step: method,
                    }))}
                />
                <ShareRows
                  label={t(`sales.deposits.${direction}`)}
                  rows={shown.map(({ method, amount }) => ({
                    id: method,
                    name: t(`domain:method.${method}`),
                    value: amount,
                    step: method,
                    href: links.deposits(type, { pay_method: method }),
                  }))}
                />
              </RingBeside>
            )}
            <SumRows
              rows={[
                {
                  label: t('sales.deposits.replenishment'),
                  value: formatMoney(sum, currency),
                  href: links.deposits(1),
                },
                { label: t('sales.deposits.sale'), value: formatMoney(-sale) },
                { label: t('sales.deposits.return'), value: formatMoney(-returned) },
                {
                  label: t('sales.deposits.change'),
                  value: <Money amount={change} tone="signed" sign />,
                  isTotal: true,
                },
              ]}
            />
          </>
        )
      }}
    </ReportCard>
  )
}
