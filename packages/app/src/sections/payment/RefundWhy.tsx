import { FactList, formatDate, Money } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useWho } from '../../scaffold/who.ts'
import { NextKeeps } from './NextKeeps.tsx'
import { useRefund } from './payment.data.ts'
import { Why } from './Why.tsx'

/** Refunds of a payment with their reasons, and the remaining amount. */
export function RefundWhy({ id, close }: { id: number; close(): void }) {
  const { t } = useTranslation(['payment', 'gym'])
  const { currency } = useWho()
  const asked = useRefund(id)
  const number = asked.data?.invoice_id
  const sum = (amount: number) => <Money amount={amount} currency={currency} />
  return (
    <Why
      title={number ? t('refund.why', { number }) : t('actions.refundReason')}
      asked={asked}
      close={close}
    >
      {(found) => (
        <>
          <FactList
            facts={[
              { label: t('reversal.member'), value: found.customer.fullname },
              { label: t('reversal.total'), value: sum(found.total) },
              { label: t('reversal.returned'), value: sum(found.returned) },
              { label: t('reversal.left'), value: sum(found.total - found.returned) },
            ]}
          />
          {found.refunds.map((refund) => (
            <FactList
              key={refund.id}
              facts={[
                { label: t('reversal.date'), value: formatDate(refund.refund_date) },
                { label: t('reversal.amount'), value: sum(refund.refund_amount) },
                {
                  label: t('fields.refund_method'),
                  value: t(`gym:method.${refund.refund_method}`),
                },
                { label: t('fields.refund_reason'), value: refund.refund_reason },
                { label: t('reversal.by'), value: refund.by },
                ...(refund.approved_by
                  ? [{ label: t('reversal.approvedBy'), value: refund.approved_by }]
                  : []),
              ]}
            />
          ))}
          <NextKeeps next={found.next} />
        </>
      )}
    </Why>
  )
}
