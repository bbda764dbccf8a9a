import { FactList, formatDate, Money } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useCurrentUser } from '../../../scaffold/session/index.ts'
import { NextMembershipKept } from './NextMembershipKept.tsx'
import { useVoid } from '../payment.data.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

/** Reason of a void: category, description, staff member and time. */
export function VoidReason({ id, close }: { id: number; close(): void }) {
  const { t } = useTranslation('payment')
  const { currency } = useCurrentUser()
  const query = useVoid(id)
  const number = query.data?.invoice_id
  return (
    <ReasonDialog
      title={number ? t('void.why', { number }) : t('actions.voidReason')}
      query={query}
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
          <NextMembershipKept next={found.next} />
        </>
      )}
    </ReasonDialog>
  )
}
