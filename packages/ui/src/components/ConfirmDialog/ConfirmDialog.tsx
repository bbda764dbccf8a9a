import { type ReactNode, useState } from 'react'
import { useUi } from '../../theme/index.ts'
import { Banner } from '../Banner/index.ts'
import { Button } from '../Button/index.ts'
import { Dialog } from '../Dialog/index.ts'

export interface ConfirmDialogProps {
  /** Controlled visibility. */
  open: boolean
  /** Called on Esc, the close button, or a press outside. */
  onClose: () => void
  /** Question that names the object and the amount: "Refund 450 000 UZS to Aziza Karimova?" */
  title: string
  /** Consequences. */
  children?: ReactNode
  /** Label of the confirm button, a verb: "Refund", never "OK". */
  confirm: string
  /** @default 'danger' */
  tone?: 'danger' | 'primary'
  /** Closes on success; stays open and shows `error` if it rejects. */
  onConfirm: () => Promise<unknown> | void
  /** Error of the last attempt. */
  error?: ReactNode
}

/** Confirmation of an irreversible action or of a payment. Cancel has focus. */
export function ConfirmDialog({
  open,
  onClose,
  title,
  children,
  confirm,
  tone = 'danger',
  onConfirm,
  error,
}: ConfirmDialogProps) {
  const { parts } = useUi().words
  const [pending, setPending] = useState(false)
  const run = async () => {
    setPending(true)
    try {
      await onConfirm()
      onClose()
    } catch {
      // The caller passes the reason as `error`; the dialog stays open.
    } finally {
      setPending(false)
    }
  }
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      open={open}
      onClose={onClose}
      firm={pending}
      title={title}
      actions={
        <>
          <Button tone="outline" size="sm" autoFocus onClick={onClose} disabled={pending}>
            {parts.cancel}
          </Button>
          <Button tone={tone} size="sm" pending={pending} onClick={run}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
      {error && <Banner tone="danger">{error}</Banner>}
    </Dialog>
  )
}
