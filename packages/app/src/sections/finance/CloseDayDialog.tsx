import { addDays, DateField, formatDate, useSnackbar } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isShortReason } from '../../gym/reason.ts'
import { ReasonField } from '../../gym/ReasonField.tsx'
import { useKept } from '../../scaffold/draft.ts'
import { useSend } from '../../scaffold/send.ts'
import { useLeaveWarning } from '../../scaffold/useLeaveWarning.ts'
import { useSettings } from '../../scaffold/who.ts'
import { WriteDialog } from '../../scaffold/WriteDialog.tsx'
import { closingTopics } from './closing.data.ts'

/** What the form holds. */
interface Draft {
  /** Null is yesterday, whenever the form is opened again. */
  day: string | null
  reason: string
}

/** Closes the books of a day, yesterday's unless another one is chosen. */
export function CloseDayDialog({ close }: { close(): void }) {
  const { t } = useTranslation('finance')
  const { today } = useSettings()
  const notify = useSnackbar()
  const form = 'closing.close'
  const { values, set, forget, isDirty } = useKept<Draft>(form, { day: null, reason: '' })
  const { reason } = values
  const day = values.day ?? addDays(today, -1)
  const [asked, setAsked] = useState(false)
  const { send, pending, error } = useSend('post', '/finance/closed-day/', {
    touches: closingTopics,
    form,
  })
  useLeaveWarning(isDirty && !pending)
  const discard = () => {
    forget()
    close()
  }
  const wrongDay = !day ? t('closing.noDay') : day > today ? t('closing.future') : undefined
  const save = async () => {
    setAsked(true)
    if (wrongDay || isShortReason(reason)) return
    await send({ body: { day, reason: reason.trim() } })
    discard()
    notify({ words: t('closing.done', { day: formatDate(day) }), tone: 'success' })
  }
  return (
    <WriteDialog
      title={t('closing.close')}
      text={t('closing.closeText')}
      save={t('closing.save')}
      tone="danger"
      pending={pending}
      error={error}
      told={['day', 'reason']}
      onSave={save}
      close={close}
      discard={discard}
    >
      <DateField
        required
        autoFocus
        label={t('closing.day')}
        today={today}
        max={today}
        value={day}
        error={(asked ? wrongDay : undefined) ?? error?.errors.day?.[0]}
        onChange={(next) => set({ day: next })}
      />
      <ReasonField
        label={t('closing.reason')}
        value={reason}
        asked={asked}
        told={error?.errors.reason?.[0]}
        onChange={(text) => set({ reason: text })}
      />
    </WriteDialog>
  )
}
