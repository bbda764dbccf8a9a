import { IconButton, PrintIcon } from '@zal/ui'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyDialog } from '../../scaffold/feedback/index.ts'
import { useCanRead, useClub } from '../../scaffold/session/index.ts'
import type { Payment } from '../money/usePaymentFacts.tsx'

const ReceiptDialog = lazyDialog(async () => (await import('./ReceiptDialog.tsx')).ReceiptDialog)

/**
 * The receipt of a payment as a dialog; undefined for users who may not sell, and in another club.
 */
export function useReceipt(payment: Payment): { show(): void; dialog: ReactNode } | undefined {
  const can = useCanRead()
  const club = useClub()
  const [open, setOpen] = useState(false)
  if (!can('payment', 'register') || payment.club.id !== club) return undefined
  return {
    show: () => setOpen(true),
    dialog: open && <ReceiptDialog id={payment.id} close={() => setOpen(false)} />,
  }
}

/** Opens the receipt of a payment. */
export function ReceiptButton({ payment }: { payment: Payment }) {
  const { t } = useTranslation('receipt')
  const receipt = useReceipt(payment)
  if (!receipt) return null
  return (
    <>
      <IconButton
        icon={PrintIcon}
        size="sm"
        label={t('of', { number: payment.invoice_id })}
        onClick={receipt.show}
      />
      {receipt.dialog}
    </>
  )
}
