import { Card, FactList, Money } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { PaymentCard } from '../../gym/PaymentCard.tsx'
import type { Answer } from '../../scaffold/contract.ts'
import { options } from '../../scaffold/filters.tsx'
import { listPage } from '../../scaffold/listPage.tsx'
import { period } from '../../scaffold/period.tsx'
import { pickFilter } from '../../scaffold/pickFilter.tsx'
import { useWho } from '../../scaffold/who.ts'
import { payments } from './payment.data.ts'

export const history = listPage(payments, {
  search: true,
  filters: {
    pay_method: options('pay_method', [3, 2, 1, 4, 5]),
    status: options('status', ['paid', 'void', 'refund', 'partial_refund']),
    plan_id: pickFilter('plan_id', 'package', '/management/package-mini/'),
    period: period(),
  },
  columns: [{ key: 'customer', render: (row) => row.customer.fullname }],
  card: (row) => <PaymentCard payment={row} whose />,
  views: true,
  above: Totals,
  endless: true,
})

/** Sums of all that the filters let through, not only of what is on the screen. */
function Totals({ answer }: { answer: Answer<'/management/payment-list/', 'get'> }) {
  const { t } = useTranslation(['payment', 'gym'])
  const { currency } = useWho()
  const { total, by_method } = answer.totals
  return (
    <Card
      facts={
        <FactList
          layout="tiles"
          facts={[
            { label: t('totals.total'), value: <Money amount={total} currency={currency} /> },
            ...by_method.map(({ payment_method, amount }) => ({
              label: t(`gym:method.${payment_method}`),
              value: <Money amount={amount} currency={currency} />,
            })),
          ]}
        />
      }
    />
  )
}
