import { FactList, formatDate, Money } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useCurrentUser } from '../../../scaffold/session/index.ts'
import { NextMembershipKept } from './NextMembershipKept.tsx'
import { useRefund } from '../payment.data.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

/** Refunds of a payment with their reasons, and the remaining amount. */
export function RefundReason({ id, close }: { id: number; close(): void }) {
  const { t } = useTranslation(['payment', 'domain'])
  const { currency } = useCurrentUser()
  const query = useRefund(id)
  const number = query.data?.invoice_id
  const sum = (amount: number) => <Money amount={amount} currency={currency} />
  return (
    <ReasonDialog
      title={number ? t('refund.why', { number }) : t('actions.refundReason')}
      query={query}
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
                  value: t(`domain:method.${refund.refund_method}`),
                },
                { label: t('fields.refund_reason'), value: refund.refund_reason },
                { label: t('reversal.by'), value: refund.by },
                ...(refund.approved_by
                  ? [{ label: t('reversal.approvedBy'), value: refund.approved_by }]
                  : []),
              ]}
            />
          ))}
          <NextMembershipKept next={found.next} />
        </>
      )}
    </ReasonDialog>
  )
}
