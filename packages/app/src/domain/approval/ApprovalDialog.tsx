import { ApiError } from '@zal/api'
import { Banner, formatMoney, PasswordField, SelectField, SkeletonText } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { QueryResult } from '../../scaffold/query/index.ts'
import { Boundary } from '../../scaffold/feedback/index.ts'
import type { ResultsOf } from '../../scaffold/api/index.ts'
import { useCurrentUser } from '../../scaffold/session/index.ts'
import { MutationDialog } from '../../scaffold/form/index.ts'

export interface ApprovalDialogProps {
  /** Staff who may approve. */
  people: QueryResult<ResultsOf<'/management/approvers/', 'get'>>
  /** Amount to return, or of the discount, in whole units. */
  amount: number
  /** Text of the request. @default that the amount is returned */
  text?: string
  /** Resolves with a single-use approval token. */
  agree(by: { staff: number; pin: string }): Promise<string>
  close(): void
  /** Runs the approved action with the token. */
  run(approval: string): Promise<void>
}

/** Approval by another staff member, who enters their PIN on this device. */
export function ApprovalDialog({ people, amount, text, agree, run, close }: ApprovalDialogProps) {
  const { t } = useTranslation('domain')
  const { currency } = useCurrentUser()
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
  const errorOf = (field: string) => error?.errors[field]?.[0]
  return (
    <MutationDialog
      title={t('approval.title')}
      text={text ?? t('approval.text', { sum: formatMoney(amount, currency) })}
      save={t('approval.save')}
      tone="danger"
      disabled={!staff}
      error={error}
      inlineErrors={['pin', 'staff']}
      onSave={save}
      close={close}
    >
      <Boundary query={people} skeleton={<SkeletonText lines={3} />}>
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
                error={errorOf('staff')}
                onChange={setChosen}
              />
              <PasswordField
                required
                autoFocus
                digits
                autoComplete="off"
                label={t('approval.pin')}
                value={pin}
                error={asked && pin === '' ? t('approval.noPin') : errorOf('pin')}
                onChange={setPin}
              />
            </>
          )
        }
      </Boundary>
    </MutationDialog>
  )
}
