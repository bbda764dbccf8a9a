import { selectResults, useApiQuery } from '../../scaffold/query/index.ts'
import type { BodyOf } from '../../scaffold/api/index.ts'
import { useApiMutation } from '../../scaffold/mutation/index.ts'
import { ApprovalDialog, type ApprovalDialogProps } from './ApprovalDialog.tsx'

type Shared = Pick<ApprovalDialogProps, 'amount' | 'close' | 'run'>

interface PaymentApprovalProps extends Shared {
  payment: number
  action: BodyOf<'/management/payment/{id}/approve/', 'patch'>['action']
}

/** Approval of a void or refund by another staff member. */
export function PaymentApproval({ payment, action, ...dialog }: PaymentApprovalProps) {
  const query = useApiQuery('staff', '/management/approvers/')
  const { send } = useApiMutation('patch', '/management/payment/{id}/approve/', { touches: [] })
  const params = { path: { id: payment } }
  const { amount } = dialog
  return (
    <ApprovalDialog
      {...dialog}
      people={selectResults(query)}
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
  const query = useApiQuery('staff', '/management/return-approvers/')
  const { send } = useApiMutation('patch', '/customer/{id}/approve-return/', { touches: [] })
  const params = { path: { id: member } }
  const { amount } = dialog
  return (
    <ApprovalDialog
      {...dialog}
      people={selectResults(query)}
      agree={async (by) => (await send({ params, body: { amount, ...by } })).results.approval}
    />
  )
}
