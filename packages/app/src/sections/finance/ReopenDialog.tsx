import { formatDate, useSnackbar } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isShortReason } from '../../gym/reason.ts'
import { ReasonField } from '../../gym/ReasonField.tsx'
import { useSend } from '../../scaffold/send.ts'
import { closingTopics, type ClosedDay } from './closing.data.ts'
import { SmallForm } from './SmallForm.tsx'

/** Opens a closed day again, with a reason. */
export function ReopenDialog({ day: { id, day }, close }: { day: ClosedDay; close(): void }) {
  const { t } = useTranslation('finance')
  const notify = useSnackbar()
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const { send, pending, error } = useSend('post', '/finance/closed-day/{id}/reopen/', {
    touches: closingTopics,
    form: `closing.reopen.${id}`,
  })
  const named = { day: formatDate(day) }
  const save = async () => {
    setAsked(true)
    if (isShortReason(reason)) return
    await send({ params: { path: { id } }, body: { reason: reason.trim() } })
    close()
    notify({ words: t('closing.reopened', named), tone: 'success' })
  }
  return (
    <SmallForm
      title={t('closing.reopenTitle', named)}
      text={t('closing.reopenText')}
      save={t('closing.reopenSave')}
      tone="danger"
      pending={pending}
      error={error}
      onSave={save}
      close={close}
    >
      <ReasonField label={t('closing.reason')} value={reason} asked={asked} onChange={setReason} />
    </SmallForm>
  )
}
