import { selectResults, useApiQuery } from '../../scaffold/query/index.ts'
import type { BodyOf } from '../../scaffold/api/index.ts'
import { useApiMutation } from '../../scaffold/mutation/index.ts'
import { ApprovalDialog, type ApprovalDialogProps } from './ApprovalDialog.tsx'

type Shared = Pick<ApprovalDialogProps, 'amount' | 'close' | 'run'>

interface PaymentSubject {
  payment: number
  action: BodyOf<'/management/payment/{id}/approve/', 'patch'>['action']
}

interface DepositSubject {
  member: number
}

/** Source of the returned money: a payment, or the deposit of a member. */
export type ApprovalSubject = PaymentSubject | DepositSubject

/** Approval of returned money by another staff member. */
export function Approval({ of, ...dialog }: Shared & { of: ApprovalSubject }) {
  return 'payment' in of ? (
    <PaymentApproval {...of} {...dialog} />
  ) : (
    <DepositApproval {...of} {...dialog} />
  )
}

function PaymentApproval({ payment, action, ...dialog }: Shared & PaymentSubject) {
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

function DepositApproval({ member, ...dialog }: Shared & DepositSubject) {
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
