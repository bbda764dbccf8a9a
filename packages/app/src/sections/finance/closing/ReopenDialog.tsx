import { formatDate, useSnackbar } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isShortReason } from '../../../domain/money/reason.ts'
import { ReasonField } from '../../../domain/money/ReasonField.tsx'
import { useApiMutation } from '../../../scaffold/mutation/index.ts'
import { MutationDialog } from '../../../scaffold/form/index.ts'
import { closingTouches, type ClosedDay } from './closing.data.ts'

const nothing = { reason: '' }

/** Reopens a closed day, with a reason. */
export function ReopenDialog({ day: { id, day }, close }: { day: ClosedDay; close(): void }) {
  const { t } = useTranslation('finance')
  const notify = useSnackbar()
  const named = { day: formatDate(day) }
  const write = useApiMutation('post', '/finance/closed-day/{id}/reopen/', {
    touches: closingTouches,
    form: `closing.reopen.${id}`,
    initialValues: nothing,
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
    <MutationDialog
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
    </MutationDialog>
  )
}
