import { Card, FactList, Money } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useCurrentUser } from '../../../scaffold/session/index.ts'
import type { Online } from '../payment.data.ts'

/** Facts of an online payment: customer, item, and the parts by method. */
export function OnlineFacts({ online }: { online: Online }) {
  const { t } = useTranslation(['payment', 'domain'])
  const { currency } = useCurrentUser()
  const sum = (amount: number) => <Money amount={amount} currency={currency} />
  const { name, items, customer, amount, total, payments, by } = online
  const services = items.map((item) => {
    const what = item.name ?? t(`domain:service.${item.service}`)
    return item.quantity > 1 ? `${what} × ${item.quantity}` : what
  })
  return (
    <Card
      title={t('summary.title')}
      facts={
        <FactList
          facts={[
            { label: t('online.what'), value: name ?? services.join(', ') },
            { label: t('online.customer'), value: customer?.fullname ?? t('domain:guest') },
            { label: t(`domain:method.${online.payment_method}`), value: sum(amount) },
            ...payments.map((part) => ({
              label: t('online.desk', { method: t(`domain:method.${part.payment_method}`) }),
              value: sum(part.amount),
            })),
            { label: t('online.total'), value: <strong>{sum(total)}</strong> },
            { label: t('online.by'), value: by },
          ]}
        />
      }
    />
  )
}
