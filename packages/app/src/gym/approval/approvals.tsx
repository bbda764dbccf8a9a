import { resultsOf, useAsk } from '../../scaffold/ask.ts'
import type { Body } from '../../scaffold/contract.ts'
import { useWrite } from '../../scaffold/useWrite.ts'
import { ApprovalDialog, type ApprovalDialogProps } from './ApprovalDialog.tsx'

type Shared = Pick<ApprovalDialogProps, 'amount' | 'close' | 'run'>

interface PaymentApprovalProps extends Shared {
  payment: number
  action: Body<'/management/payment/{id}/approve/', 'patch'>['action']
}

/** Approval of a void or refund by another staff member. */
export function PaymentApproval({ payment, action, ...dialog }: PaymentApprovalProps) {
  const asked = useAsk('staff', '/management/approvers/')
  const { send } = useWrite('patch', '/management/payment/{id}/approve/', { touches: [] })
  const params = { path: { id: payment } }
  const { amount } = dialog
  return (
    <ApprovalDialog
      {...dialog}
      people={resultsOf(asked)}
      agree={async (by) =>
        (await send({ params, body: { action, amount, ...by } })).results.approval
      }
    />
  )
}

interface ReturnApprovalProps extends Shared {
  member: number
}

/** Approval of a deposit withdrawal by another staff member. */
export function ReturnApproval({ member, ...dialog }: ReturnApprovalProps) {
  const asked = useAsk('staff', '/management/return-approvers/')
  const { send } = useWrite('patch', '/customer/{id}/approve-return/', { touches: [] })
  const params = { path: { id: member } }
  const { amount } = dialog
  return (
    <ApprovalDialog
      {...dialog}
      people={resultsOf(asked)}
      agree={async (by) => (await send({ params, body: { amount, ...by } })).results.approval}
    />
  )
}
