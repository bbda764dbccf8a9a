import { ApiError } from '@zal/api'
import { Banner, formatMoney, PasswordField, SelectField, SkeletonText } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Asked } from '../../scaffold/ask.ts'
import { Boundary } from '../../scaffold/Boundary.tsx'
import type { Results } from '../../scaffold/contract.ts'
import { useWho } from '../../scaffold/who.ts'
import { WriteDialog } from '../../scaffold/WriteDialog.tsx'

export interface ApprovalDialogProps {
  /** Staff who may approve. */
  people: Asked<Results<'/management/approvers/', 'get'>>
  /** Amount to return, in whole units. */
  amount: number
  /** Resolves with a single-use approval token. */
  agree(by: { staff: number; pin: string }): Promise<string>
  close(): void
  /** Runs the approved action with the token. */
  run(approval: string): Promise<void>
}

/** Approval by another staff member, who enters their PIN on this device. */
export function ApprovalDialog({ people, amount, agree, run, close }: ApprovalDialogProps) {
  const { t } = useTranslation('gym')
  const { currency } = useWho()
  const [chosen, setChosen] = useState<number | null>(null)
  const [pin, setPin] = useState('')
  const [asked, setAsked] = useState(false)
  const [error, setError] = useState<ApiError>()
  const staff = chosen ?? people.data?.[0]?.id

  const save = async () => {
    setAsked(true)
    if (!staff || pin === '') return
    setError(undefined)
    try {
      await run(await agree({ staff, pin }))
    } catch (thrown) {
      setError(ApiError.from(thrown))
      setPin('')
      setAsked(false)
    }
  }
  const told = (field: string) => error?.errors[field]?.[0]
  return (
    <WriteDialog
      title={t('approval.title')}
      text={t('approval.text', { sum: formatMoney(amount, currency) })}
      save={t('approval.save')}
      tone="danger"
      disabled={!staff}
      error={error}
      told={['pin', 'staff']}
      onSave={save}
      close={close}
    >
      <Boundary asked={people} skeleton={<SkeletonText lines={3} />}>
        {(found) =>
          found.length === 0 ? (
            <Banner tone="warning">{t('approval.nobody')}</Banner>
          ) : (
            <>
              <SelectField
                required
                label={t('approval.staff')}
                options={found.map(({ id, fullname }) => ({ id, label: fullname }))}
                value={staff ?? null}
                error={told('staff')}
                onChange={setChosen}
              />
              <PasswordField
                required
                autoFocus
                digits
                autoComplete="off"
                label={t('approval.pin')}
                value={pin}
                error={asked && pin === '' ? t('approval.noPin') : told('pin')}
                onChange={setPin}
              />
            </>
          )
        }
      </Boundary>
    </WriteDialog>
  )
}
