import { atom, useAtom } from 'jotai'
import { useEffect } from 'react'
import { onDemand } from '../../scaffold/onDemand.tsx'
import type { Payment } from './payment.data.ts'

const VoidDialog = onDemand(async () => (await import('./VoidDialog.tsx')).VoidDialog)
const VoidWhy = onDemand(async () => (await import('./VoidWhy.tsx')).VoidWhy)
const RefundWhy = onDemand(async () => (await import('./RefundWhy.tsx')).RefundWhy)

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
