import { addDays, DateField, formatDate, useSnackbar } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isShortReason } from '../../gym/reason.ts'
import { ReasonField } from '../../gym/ReasonField.tsx'
import { useSend } from '../../scaffold/send.ts'
import { useSettings } from '../../scaffold/who.ts'
import { closingTopics } from './closing.data.ts'
import { SmallForm } from './SmallForm.tsx'

/** Closes the books of a day, yesterday's unless another one is chosen. */
export function CloseDayDialog({ close }: { close(): void }) {
  const { t } = useTranslation('finance')
  const { today } = useSettings()
  const notify = useSnackbar()
  const [day, setDay] = useState(() => addDays(today, -1))
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const { send, pending, error } = useSend('post', '/finance/closed-day/', {
    touches: closingTopics,
    form: 'closing.close',
  })
  const wrongDay = !day ? t('closing.noDay') : day > today ? t('closing.future') : undefined
  const save = async () => {
    setAsked(true)
    if (wrongDay || isShortReason(reason)) return
    await send({ body: { day, reason: reason.trim() } })
    close()
    notify({ words: t('closing.done', { day: formatDate(day) }), tone: 'success' })
  }
  return (
    <SmallForm
      title={t('closing.close')}
      text={t('closing.closeText')}
      save={t('closing.save')}
      tone="danger"
      pending={pending}
      error={error}
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
        onChange={setDay}
      />
      <ReasonField label={t('closing.reason')} value={reason} asked={asked} onChange={setReason} />
    </SmallForm>
  )
}
