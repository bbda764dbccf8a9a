import { Button, Dialog, EmptyState, formatMoney } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReceiptDialog } from '../../../domain/receipt/ReceiptDialog.tsx'
import { useCan, useCanRead, useCurrentUser } from '../../../scaffold/session/index.ts'
import { NextMembershipKept } from './NextMembershipKept.tsx'
import { useVoid, type Payment } from '../payment.data.ts'
import { useSellAgain } from '../sale/useSellAgain.ts'
import { VoidReason } from './VoidReason.tsx'

/** Result of a void: amount and next actions. */
export function VoidDone({ payment, close }: { payment: Payment; close(): void }) {
  const { t } = useTranslation('payment')
  const { currency } = useCurrentUser()
  const can = useCan()
  const mayRead = useCanRead()
  const { data } = useVoid(payment.id)
  const [why, setWhy] = useState(false)
  const [slip, setSlip] = useState(false)
  const reenter = useSellAgain(payment)
  if (slip) return <ReceiptDialog reversed id={payment.id} close={close} />
  if (why) return <VoidReason id={payment.id} close={close} />
  return (
    <Dialog
      open
      size="sm"
      title={t('void.done')}
      onClose={close}
      actions={
        <>
          <Button tone="ghost" onClick={() => setWhy(true)}>
            {t('actions.voidReason')}
          </Button>
          {mayRead('payment', 'register') && (
            <Button tone="ghost" onClick={() => setSlip(true)}>
              {t('reversal.slip')}
            </Button>
          )}
          {can('payment', 'register') && (
            <Button tone="soft" onClick={() => void reenter()}>
              {t('reversal.again')}
            </Button>
          )}
          <Button autoFocus onClick={close}>
            {t('reversal.close')}
          </Button>
        </>
      }
    >
      <EmptyState
        kind="done"
        level={3}
        title={t('void.doneText', {
          number: payment.invoice_id,
          name: payment.customer?.fullname ?? '',
          sum: formatMoney(payment.total, currency),
        })}
      />
      <NextMembershipKept next={data?.next} />
    </Dialog>
  )
}
