import { type ReactNode, useState } from 'react'
import { useUi } from '../../theme/index.ts'
import { Banner } from '../Banner/index.ts'
import { Button } from '../Button/index.ts'
import { Dialog } from '../Dialog/index.ts'

export interface ConfirmDialogProps {
  /** Whether it is shown; the owner decides. */
  open: boolean
  /** Called when it wants to close: Esc, the cross, a press beside it. */
  onClose: () => void
  /** Names the thing and the sum: "Refund 450 000 UZS to Aziza Karimova?" */
  title: string
  /** What follows from it. */
  children?: ReactNode
  /** The verb: "Refund", never "OK". */
  confirm: string
  /** @default 'danger' */
  tone?: 'danger' | 'primary'
  /** Closes when done; stays open and shows `error` when it throws. */
  onConfirm: () => Promise<unknown> | void
  /** What went wrong last time. */
  error?: ReactNode
}

/** Asks before what cannot be undone, or money. The safe answer has the focus. */
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
      // Whoever asked tells what went wrong through `error`; the question stays open.
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
