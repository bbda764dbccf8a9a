import { atom, useAtom } from 'jotai'
import { useEffect } from 'react'
import { lazyDialog } from '../../../scaffold/feedback/index.ts'
import type { Payment } from '../payment.data.ts'

const VoidDialog = lazyDialog(async () => (await import('../reversal/VoidDialog.tsx')).VoidDialog)
const VoidWhy = lazyDialog(async () => (await import('../reversal/VoidReason.tsx')).VoidReason)
const RefundWhy = lazyDialog(
  async () => (await import('../reversal/RefundReason.tsx')).RefundReason,
)

/** The open dialog of the history and its payment. */
export const openAtom = atom<
  { what: 'void' | 'whyVoid' | 'whyRefund'; payment: Payment } | undefined
>(undefined)

/**
 * Dialogs of the history. They are outside the rows, because the action may remove the row from the
 * list.
 */
export function PaymentDialogs() {
  const [open, setOpen] = useAtom(openAtom)
  useEffect(
    function closeOnLeaving() {
      return () => setOpen(undefined)
    },
    [setOpen],
  )
  if (!open) return null
  const { what, payment } = open
  const close = () => setOpen(undefined)
  return (
    <>
      {what === 'void' && <VoidDialog payment={payment} close={close} />}
      {what === 'whyVoid' && <VoidWhy id={payment.id} close={close} />}
      {what === 'whyRefund' && <RefundWhy id={payment.id} close={close} />}
    </>
  )
}
