import type { ApiError } from '@zal/api'
import { ConfirmDialog, formatMoney } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { ReturnApproval } from '../../gym/approval/approvals.tsx'
import { useSecondPerson } from '../../gym/approval/useSecondPerson.ts'
import type { Picked } from '../../gym/MemberPicker.tsx'
import { OpenShift } from '../../gym/OpenShift.tsx'
import { useSay } from '../../scaffold/say.ts'
import { sayError } from '../../scaffold/sayError.ts'
import { Unanswered } from '../../scaffold/Unanswered.tsx'
import type { Settled } from '../../scaffold/useSettled.ts'
import { useWho } from '../../scaffold/who.ts'

interface ReturnAskProps {
  member: Picked
  /** What goes back, whole units. */
  amount: number
  method: 1 | 3
  /** What stays on the deposit. */
  left: number
  error: ApiError | undefined
  settled: Settled
  /** Gives it back, with the approval of a second person where one was needed. */
  run(approval?: string): Promise<void>
  close(): void
}

/** Asks once more, with the name and the sum; above the limit of the club a second person is asked as well. */
export function ReturnAsk(props: ReturnAskProps) {
  const { member, amount, method, left, error, settled, run, close } = props
  const { t } = useTranslation(['deposit', 'gym'])
  const say = useSay()
  const { currency } = useWho()
  const second = useSecondPerson({ amount, run, close })
  if (second.isApproving) {
    return <ReturnApproval member={member.id} amount={amount} close={second.leave} run={run} />
  }
  const sum = formatMoney(amount, currency)
  return (
    <ConfirmDialog
      open
      title={t('return.ask', { sum, name: member.fullname })}
      confirm={t('return.confirm', { sum })}
      error={
        error && (
          <>
            {sayError(say, error)} <OpenShift code={error.code} />
          </>
        )
      }
      onConfirm={second.confirm}
      onClose={second.dismiss}
    >
      <Unanswered {...settled} />
      <p>
        {t('return.askText', {
          method: t(`gym:method.${method}`),
          left: formatMoney(left, currency),
        })}
      </p>
    </ConfirmDialog>
  )
}
