import { businessLimits } from '@zal/api/limits'
import { MoneyField, TextField, useSnackbar } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraftState, useRecoverableMutation } from '../../../scaffold/mutation/index.ts'
import { useCurrentUser } from '../../../scaffold/session/index.ts'
import { MutationDialog } from '../../../scaffold/form/index.ts'
import { deskTopics } from './shift.data.ts'

const nothing: { amount: number | null; reason: string } = { amount: null, reason: '' }

interface CashDialogProps {
  way: 'in' | 'out'
  /** Id of the open shift. */
  shift: number
  close(): void
}

/** Records cash in or out other than by a payment: amount and purpose. */
export function CashDialog({ way, shift, close }: CashDialogProps) {
  const { t } = useTranslation('shift')
  const notify = useSnackbar()
  const { currency } = useCurrentUser()
  const draft = useDraftState(`shift.${way}.${shift}`, nothing)
  const write = useRecoverableMutation('post', '/finance/shift/{id}/cash/', {
    operation: 'moveCash',
    touches: deskTopics,
    draft,
    done: () => {
      close()
      notify({ words: t(`${way}.done`), tone: 'success' })
    },
  })
  const { set } = write
  const { amount, reason } = write.values
  const [asked, setAsked] = useState(false)
  const isShort = reason.trim().length < businessLimits.cashReasonLetters
  const save = async () => {
    setAsked(true)
    if (!amount || isShort) return
    const body = { direction: way, amount, reason: reason.trim() }
    await write.send({ params: { path: { id: shift } }, body })
  }
  return (
    <MutationDialog
      {...write}
      title={t(`${way}.title`)}
      text={t(`${way}.text`)}
      save={t(`${way}.save`)}
      onSave={save}
      close={close}
    >
      <MoneyField
        required
        autoFocus
        label={t('fields.amount')}
        currency={currency}
        value={amount}
        error={asked && !amount ? t('rules.amount') : undefined}
        onChange={(sum) => set({ amount: sum })}
      />
      <TextField
        required
        label={t('fields.reason')}
        maxLength={200}
        value={reason}
        error={asked && isShort ? t('rules.reason') : undefined}
        onChange={(text) => set({ reason: text })}
      />
    </MutationDialog>
  )
}
