import { addDays, DateField, formatDate, useSnackbar } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isShortReason } from '../../gym/reason.ts'
import { ReasonField } from '../../gym/ReasonField.tsx'
import { useWrite } from '../../scaffold/useWrite.ts'
import { useSettings } from '../../scaffold/who.ts'
import { WriteDialog } from '../../scaffold/WriteDialog.tsx'
import { closingTouches } from './closing.data.ts'

interface Draft {
  /** Null means yesterday, also when the draft is opened on a later day. */
  day: string | null
  reason: string
}

const nothing: Draft = { day: null, reason: '' }

/** Closes the books of a day, by default yesterday's. */
export function CloseDayDialog({ close }: { close(): void }) {
  const { t } = useTranslation('finance')
  const { today } = useSettings()
  const notify = useSnackbar()
  const write = useWrite('post', '/finance/closed-day/', {
    touches: closingTouches,
    form: 'closing.close',
    begin: nothing,
    done: (closed) => {
      close()
      notify({ words: t('closing.done', { day: formatDate(closed.day) }), tone: 'success' })
    },
  })
  const { values, set, error } = write
  const { reason } = values
  const day = values.day ?? addDays(today, -1)
  const [asked, setAsked] = useState(false)
  const wrongDay = !day ? t('closing.noDay') : day > today ? t('closing.future') : undefined
  const save = async () => {
    setAsked(true)
    if (wrongDay || isShortReason(reason)) return
    await write.send({ body: { day, reason: reason.trim() } })
  }
  return (
    <WriteDialog
      {...write}
      title={t('closing.close')}
      text={t('closing.closeText')}
      save={t('closing.save')}
      tone="danger"
      told={['day', 'reason']}
      onSave={save}
      close={close}
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
