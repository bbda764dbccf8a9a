import { ConfirmDialog } from '@zal/ui'
import type { ReactNode } from 'react'
import { errorMessage, useTranslate } from '../../scaffold/i18n/index.ts'
import { MutationRecoveryBanner, type MutationState } from '../../scaffold/mutation/index.ts'
import { OpenShift } from '../money/OpenShift.tsx'
import type { useApprovalRequest } from './useApprovalRequest.ts'

interface ReversalDialogProps {
  title: string
  /** Words of the button, with the sum. */
  confirm: string
  /** What gives the money back, as far as it is told. */
  write: Pick<MutationState, 'error' | 'recovery'>
  second: Pick<ReturnType<typeof useApprovalRequest>, 'confirm' | 'dismiss'>
  /** What follows from it. */
  children: ReactNode
}

/** The last question before money goes back; what was refused is told in it. */
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
