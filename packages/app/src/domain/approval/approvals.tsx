import { formatMoney } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { selectResults, useApiQuery } from '../../scaffold/query/index.ts'
import type { BodyOf } from '../../scaffold/api/index.ts'
import { useApiMutation } from '../../scaffold/mutation/index.ts'
import { useCurrentUser } from '../../scaffold/session/index.ts'
import { ApprovalDialog, type ApprovalDialogProps } from './ApprovalDialog.tsx'

type Shared = Pick<ApprovalDialogProps, 'amount' | 'close' | 'run'>

interface PaymentSubject {
  payment: number
  action: BodyOf<'/management/payment/{id}/approve/', 'patch'>['action']
}

interface DepositSubject {
  member: number
}

interface DiscountSubject {
  /** The member who buys; null for a guest. */
  buyer: number | null
}

/** Subject of an approval: returned money of a payment or of a member's deposit, or a discount. */
export type ApprovalSubject = PaymentSubject | DepositSubject | DiscountSubject

/** Approval of returned money or of a discount by another staff member. */
export function Approval({ of, ...dialog }: Shared & { of: ApprovalSubject }) {
  if ('buyer' in of) return <DiscountApproval {...of} {...dialog} />
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

function DiscountApproval({ buyer, ...dialog }: Shared & DiscountSubject) {
  const { t } = useTranslation('domain')
  const { currency } = useCurrentUser()
  const query = useApiQuery('staff', '/management/approvers/')
  const { send } = useApiMutation('patch', '/management/discount-approval/', { touches: [] })
  const { amount } = dialog
  return (
    <ApprovalDialog
      {...dialog}
      text={t('approval.discount', { sum: formatMoney(amount, currency) })}
      people={selectResults(query)}
      agree={async (by) =>
        (await send({ body: { member: buyer, amount, ...by } })).results.approval
      }
    />
  )
}
