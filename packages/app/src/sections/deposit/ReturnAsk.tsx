import { formatMoney } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { ReturnApproval } from '../../gym/approval/approvals.tsx'
import { BackDialog } from '../../gym/approval/BackDialog.tsx'
import { useSecondPerson } from '../../gym/approval/useSecondPerson.ts'
import type { Picked } from '../../gym/MemberPicker.tsx'
import type { Writing } from '../../scaffold/useWrite.ts'
import { useWho } from '../../scaffold/who.ts'

interface ReturnAskProps {
  member: Picked
  /** Amount to return, in whole units. */
  amount: number
  method: 1 | 3
  /** Remaining balance. */
  left: number
  write: Writing
  /** Returns the money, with the approval token where one is required. */
  run(approval?: string): Promise<void>
  close(): void
}

/** Confirms a withdrawal with name and amount; above the club's limit a second person approves. */
export function ReturnAsk(props: ReturnAskProps) {
  const { member, amount, method, left, write, run, close } = props
  const { t } = useTranslation(['deposit', 'gym'])
  const { currency } = useWho()
  const second = useSecondPerson({ amount, run, close })
  if (second.isApproving) {
    return <ReturnApproval member={member.id} amount={amount} close={second.leave} run={run} />
  }
  const sum = formatMoney(amount, currency)
  return (
    <BackDialog
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
    </BackDialog>
  )
}
