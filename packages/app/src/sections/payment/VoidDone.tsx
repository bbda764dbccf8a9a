import { Button, Dialog, EmptyState, formatMoney } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReceiptDialog } from '../../gym/receipt/ReceiptDialog.tsx'
import { useCan, useWho } from '../../scaffold/who.ts'
import { NextKeeps } from './NextKeeps.tsx'
import { useVoid, type Payment } from './payment.data.ts'
import { useReenter } from './useReenter.ts'
import { VoidWhy } from './VoidWhy.tsx'

/** Result of a void: amount and next actions. */
export function VoidDone({ payment, close }: { payment: Payment; close(): void }) {
  const { t } = useTranslation('payment')
  const { currency } = useWho()
  const can = useCan()
  const { data } = useVoid(payment.id)
  const [why, setWhy] = useState(false)
  const [slip, setSlip] = useState(false)
  const reenter = useReenter(payment)
  if (slip) return <ReceiptDialog reversed id={payment.id} close={close} />
  if (why) return <VoidWhy id={payment.id} close={close} />
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
          {can('payment', 'register') && (
            <Button tone="ghost" onClick={() => setSlip(true)}>
              {t('reversal.slip')}
            </Button>
          )}
          {can('payment', 'register') && (
            <Button tone="soft" onClick={() => void reenter()}>
              {t('reversal.again')}
            </Button>
          )}
          <Button autoFocus tone="secondary" onClick={close}>
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
      <NextKeeps next={data?.next} />
    </Dialog>
  )
}
