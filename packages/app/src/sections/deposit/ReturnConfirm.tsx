import { formatMoney } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { ReturnApproval } from '../../domain/approval/approvals.tsx'
import { ReversalDialog } from '../../domain/approval/ReversalDialog.tsx'
import { useApprovalRequest } from '../../domain/approval/useApprovalRequest.ts'
import type { PickedMember } from '../../domain/member/MemberPicker.tsx'
import type { MutationState } from '../../scaffold/mutation/index.ts'
import { useCurrentUser } from '../../scaffold/session/index.ts'

interface ReturnAskProps {
  member: PickedMember
  /** Amount to return, in whole units. */
  amount: number
  method: 1 | 3
  /** Remaining balance. */
  left: number
  write: MutationState
  /** Returns the money, with the approval token where one is required. */
  run(approval?: string): Promise<void>
  close(): void
}

/** Confirms a withdrawal with name and amount; above the club's limit a second person approves. */
export function ReturnConfirm(props: ReturnAskProps) {
  const { member, amount, method, left, write, run, close } = props
  const { t } = useTranslation(['deposit', 'domain'])
  const { currency } = useCurrentUser()
  const second = useApprovalRequest({ amount, run, close })
  if (second.isApproving) {
    return <ReturnApproval member={member.id} amount={amount} close={second.leave} run={run} />
  }
  const sum = formatMoney(amount, currency)
  return (
    <ReversalDialog
      title={t('return.ask', { sum, name: member.fullname })}
      confirm={t('return.confirm', { sum })}
      write={write}
      second={second}
    >
      <p>
        {t('return.askText', {
          method: t(`domain:method.${method}`),
          left: formatMoney(left, currency),
        })}
      </p>
    </ReversalDialog>
  )
}
