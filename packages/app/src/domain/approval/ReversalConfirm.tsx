import { ConfirmDialog } from '@zal/ui'
import type { ReactNode } from 'react'
import { errorMessage, useTranslate } from '../../scaffold/i18n/index.ts'
import { MutationRecoveryBanner, type RecoverableState } from '../../scaffold/mutation/index.ts'
import { OpenShift } from '../money/OpenShift.tsx'
import { Approval, type ApprovalSubject } from './approvals.tsx'
import { useApprovalRequest, type ApprovalRequestOptions } from './useApprovalRequest.ts'

interface ReversalConfirmProps extends ApprovalRequestOptions {
  of: ApprovalSubject
  title: string
  /** Label of the confirm button, with the amount. */
  confirm: string
  /** State of the mutation that returns the money. */
  write: Pick<RecoverableState, 'error' | 'recovery'>
  /** Consequences of the action. */
  children: ReactNode
}

/**
 * Final confirmation before money is returned; shows the server's error. Above the club's limit a second person
 * approves.
 */
export function ReversalConfirm(props: ReversalConfirmProps) {
  const { of, title, confirm, write, children, ...request } = props
  const translate = useTranslate()
  const { error, recovery } = write
  const second = useApprovalRequest(request)
  if (second.isApproving) {
    return <Approval of={of} amount={request.amount} run={request.run} close={second.leave} />
  }
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
