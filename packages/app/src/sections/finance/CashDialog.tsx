import { businessLimits } from '@zal/api/limits'
import { MoneyField, TextField, useSnackbar } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../scaffold/call.ts'
import { useKept } from '../../scaffold/draft.ts'
import { useSend } from '../../scaffold/send.ts'
import { useServices } from '../../scaffold/services.ts'
import { useLeaveWarning } from '../../scaffold/useLeaveWarning.ts'
import { useWho } from '../../scaffold/who.ts'
import { WriteDialog } from '../../scaffold/WriteDialog.tsx'
import { deskTopics } from './shift.data.ts'

/** Opening with a float, or money that comes and goes otherwise than by a payment. */
export type CashWay = 'open' | 'in' | 'out'

/** What the form holds. */
interface Draft {
  amount: number | null
  reason: string
}

interface CashDialogProps {
  way: CashWay
  /** The open shift; none while it is opened. */
  shift: number | undefined
  close(): void
}

/** How much, and what for. */
export function CashDialog({ way, shift, close }: CashDialogProps) {
  const { t } = useTranslation('shift')
  const notify = useSnackbar()
  const { currency } = useWho()
  const { api } = useServices()
  const isOpening = way === 'open'
  const form = isOpening ? 'shift.open' : `shift.${way}.${shift}`
  const { values, set, forget, isDirty } = useKept<Draft>(form, { amount: null, reason: '' })
  const { amount, reason } = values
  const [asked, setAsked] = useState(false)
  const finish = () => {
    forget()
    close()
    notify({ words: t(`${way}.done`), tone: 'success' })
  }
  const opening = useSend('post', '/finance/shift/', {
    touches: deskTopics,
    form: isOpening ? form : undefined,
    settles: {
      operation: 'openShift',
      done: async ({ id }) => {
        // It may have been closed since then; whoever opens the next one is not told that this one is open.
        const { results } = await call(api, 'get', '/finance/shift-current/', {})
        if (results.shift?.id === id) finish()
      },
    },
  })
  const moving = useSend('post', '/finance/shift/{id}/cash/', {
    touches: deskTopics,
    form: isOpening ? undefined : form,
    settles: { operation: 'moveCash', done: finish },
  })
  const write = isOpening ? opening : moving
  const { pending, error, settled } = write
  useLeaveWarning(isDirty && !pending)
  const change = (part: Partial<Draft>) => {
    write.clear()
    set(part)
  }
  const discard = () => {
    forget()
    close()
  }
  // A shift may begin with an empty drawer.
  const noAmount = amount === null || (way !== 'open' && amount === 0)
  const noReason = way !== 'open' && reason.trim().length < businessLimits.cashReasonLetters

  const save = async () => {
    setAsked(true)
    if (noAmount || noReason) return
    if (way === 'open') await opening.send({ body: { float: amount } })
    else {
      const body = { direction: way, amount, reason: reason.trim() }
      await moving.send({ params: { path: { id: shift ?? 0 } }, body })
    }
    finish()
  }
  return (
    <WriteDialog
      title={t(`${way}.title`)}
      text={t(`${way}.text`)}
      save={t(`${way}.save`)}
      tone="secondary"
      pending={pending}
      error={error}
      settled={settled}
      onSave={save}
      close={close}
      discard={discard}
    >
      <MoneyField
        required
        autoFocus
        label={t(way === 'open' ? 'fields.float' : 'fields.amount')}
        currency={currency}
        value={amount}
        error={asked && noAmount ? t('rules.amount') : undefined}
        onChange={(sum) => change({ amount: sum })}
      />
      {way !== 'open' && (
        <TextField
          required
          label={t('fields.reason')}
          maxLength={200}
          value={reason}
          error={asked && noReason ? t('rules.reason') : undefined}
          onChange={(text) => change({ reason: text })}
        />
      )}
    </WriteDialog>
  )
}
