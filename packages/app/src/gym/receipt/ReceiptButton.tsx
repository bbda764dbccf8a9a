import { IconButton, PrintIcon } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { onDemand } from '../../scaffold/onDemand.tsx'
import { useCan, useClub } from '../../scaffold/who.ts'
import type { Payment } from '../usePaymentFacts.tsx'

const ReceiptDialog = onDemand(async () => (await import('./ReceiptDialog.tsx')).ReceiptDialog)

/** Opens the receipt of a payment; for users who may sell, in the club of the sale. */
export function ReceiptButton({ payment }: { payment: Payment }) {
  const { t } = useTranslation('receipt')
  const can = useCan()
  const club = useClub()
  const [open, setOpen] = useState(false)
  if (!can('payment', 'register') || payment.club.id !== club) return null
  return (
    <>
      <IconButton
        icon={PrintIcon}
        size="sm"
        label={t('of', { number: payment.invoice_id })}
        onClick={() => setOpen(true)}
      />
      {open && <ReceiptDialog id={payment.id} close={() => setOpen(false)} />}
    </>
  )
}
