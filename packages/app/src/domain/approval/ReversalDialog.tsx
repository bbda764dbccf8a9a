import { ConfirmDialog } from '@zal/ui'
import type { ReactNode } from 'react'
import { errorMessage, useTranslate } from '../../scaffold/i18n/index.ts'
import { MutationRecoveryBanner, type MutationState } from '../../scaffold/mutation/index.ts'
import { OpenShift } from '../money/OpenShift.tsx'
import type { useApprovalRequest } from './useApprovalRequest.ts'

interface ReversalDialogProps {
  title: string
  /** Label of the confirm button, with the amount. */
  confirm: string
  /** State of the mutation that returns the money. */
  write: Pick<MutationState, 'error' | 'recovery'>
  second: Pick<ReturnType<typeof useApprovalRequest>, 'confirm' | 'dismiss'>
  /** Consequences of the action. */
  children: ReactNode
}

/** Final confirmation before money is returned; shows the server's error. */
export function ReversalDialog({ title, confirm, write, second, children }: ReversalDialogProps) {
  const translate = useTranslate()
  const { error, recovery } = write
  return (
    <ConfirmDialog
      open
      title={title}
      confirm={confirm}
      error={
        error && (
          <>
            {errorMessage(translate, error)} <OpenShift code={error.code} />
          </>
        )
      }
      onConfirm={second.confirm}
      onClose={second.dismiss}
    >
      <MutationRecoveryBanner {...recovery} />
      {children}
    </ConfirmDialog>
  )
}
