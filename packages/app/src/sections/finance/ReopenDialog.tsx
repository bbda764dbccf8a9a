import { formatDate, useSnackbar } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isShortReason } from '../../gym/reason.ts'
import { ReasonField } from '../../gym/ReasonField.tsx'
import { useWrite } from '../../scaffold/useWrite.ts'
import { WriteDialog } from '../../scaffold/WriteDialog.tsx'
import { closingTouches, type ClosedDay } from './closing.data.ts'

const nothing = { reason: '' }

/** Reopens a closed day, with a reason. */
export function ReopenDialog({ day: { id, day }, close }: { day: ClosedDay; close(): void }) {
  const { t } = useTranslation('finance')
  const notify = useSnackbar()
  const named = { day: formatDate(day) }
  const write = useWrite('post', '/finance/closed-day/{id}/reopen/', {
    touches: closingTouches,
    form: `closing.reopen.${id}`,
    begin: nothing,
    done: () => {
      close()
      notify({ words: t('closing.reopened', named), tone: 'success' })
    },
  })
  const { set, error } = write
  const { reason } = write.values
  const [asked, setAsked] = useState(false)
  const save = async () => {
    setAsked(true)
    if (isShortReason(reason)) return
    await write.send({ params: { path: { id } }, body: { reason: reason.trim() } })
  }
  return (
    <WriteDialog
      {...write}
      title={t('closing.reopenTitle', named)}
      text={t('closing.reopenText')}
      save={t('closing.reopenSave')}
      tone="danger"
      told={['reason']}
      onSave={save}
      close={close}
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
