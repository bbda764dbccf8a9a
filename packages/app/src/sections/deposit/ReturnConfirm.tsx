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
  /** What goes back, whole units. */
  amount: number
  method: 1 | 3
  /** What stays on the deposit. */
  left: number
  write: MutationState
  /** Gives it back, with the approval of a second person where one was needed. */
  run(approval?: string): Promise<void>
  close(): void
}

/** Asks once more, with the name and the sum; above the limit of the club a second person is asked as well. */
export function ReturnConfirm(props: ReturnAskProps) {
  const { member, amount, method, left, write, run, close } = props
  const { t } = useTranslation(['deposit', 'gym'])
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
          method: t(`gym:method.${method}`),
          left: formatMoney(left, currency),
        })}
      </p>
    </ReversalDialog>
  )
}
