import { FactList, formatDate, Money } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useWho } from '../../scaffold/who.ts'
import { NextKeeps } from './NextKeeps.tsx'
import { useVoid } from './payment.data.ts'
import { Why } from './Why.tsx'

/** Reason of a void: category, description, staff member and time. */
export function VoidWhy({ id, close }: { id: number; close(): void }) {
  const { t } = useTranslation('payment')
  const { currency } = useWho()
  const asked = useVoid(id)
  const number = asked.data?.invoice_id
  return (
    <Why
      title={number ? t('void.why', { number }) : t('actions.voidReason')}
      asked={asked}
      close={close}
    >
      {(found) => (
        <>
          <FactList
            facts={[
              { label: t('reversal.member'), value: found.customer.fullname },
              {
                label: t('reversal.total'),
                value: <Money amount={found.total} currency={currency} />,
              },
              { label: t('reversal.date'), value: formatDate(found.void_date) },
              {
                label: t('fields.void_reason'),
                value: t(`options.void_reason.${found.void_reason}`),
              },
              { label: t('fields.void_description'), value: found.void_description },
              { label: t('reversal.by'), value: found.by },
              ...(found.approved_by
                ? [{ label: t('reversal.approvedBy'), value: found.approved_by }]
                : []),
            ]}
          />
          <NextKeeps next={found.next} />
        </>
      )}
    </Why>
  )
}
