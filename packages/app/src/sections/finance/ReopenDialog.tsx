import { formatDate, useSnackbar } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isShortReason } from '../../gym/reason.ts'
import { ReasonField } from '../../gym/ReasonField.tsx'
import { useKept } from '../../scaffold/draft.ts'
import { useSend } from '../../scaffold/send.ts'
import { useLeaveWarning } from '../../scaffold/useLeaveWarning.ts'
import { WriteDialog } from '../../scaffold/WriteDialog.tsx'
import { closingTopics, type ClosedDay } from './closing.data.ts'

/** Opens a closed day again, with a reason. */
export function ReopenDialog({ day: { id, day }, close }: { day: ClosedDay; close(): void }) {
  const { t } = useTranslation('finance')
  const notify = useSnackbar()
  const form = `closing.reopen.${id}`
  const { values, set, forget, isDirty } = useKept(form, { reason: '' })
  const { reason } = values
  const [asked, setAsked] = useState(false)
  const { send, pending, error } = useSend('post', '/finance/closed-day/{id}/reopen/', {
    touches: closingTopics,
    form,
  })
  useLeaveWarning(isDirty && !pending)
  const discard = () => {
    forget()
    close()
  }
  const named = { day: formatDate(day) }
  const save = async () => {
    setAsked(true)
    if (isShortReason(reason)) return
    await send({ params: { path: { id } }, body: { reason: reason.trim() } })
    discard()
    notify({ words: t('closing.reopened', named), tone: 'success' })
  }
  return (
    <WriteDialog
      title={t('closing.reopenTitle', named)}
      text={t('closing.reopenText')}
      save={t('closing.reopenSave')}
      tone="danger"
      pending={pending}
      error={error}
      told={['reason']}
      onSave={save}
      close={close}
      discard={discard}
    >
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
