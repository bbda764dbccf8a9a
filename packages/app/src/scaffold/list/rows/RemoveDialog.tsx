import { ConfirmDialog, useSnackbar } from '@zal/ui'
import { useDeleteRecord } from '../../mutation/index.ts'
import { errorMessage, useTranslate } from '../../i18n/index.ts'
import type { PlainResource } from '../../query/index.ts'

interface RemoveDialogProps {
  source: PlainResource
  id: number
  /** Name of the record in the question. */
  name: string
  close(): void
}

/**
 * Confirmation before a record is deleted; an error is shown in the dialog. Where deletion is not
 * permanent, the noun's `remove.text` says so.
 */
export function RemoveDialog({ source, id, name, close }: RemoveDialogProps) {
  const translate = useTranslate()
  const notify = useSnackbar()
  const own = `${source.noun}:remove.text`
  const { remove, error } = useDeleteRecord(source.writes)
  const confirm = async () => {
    await remove(id)
    notify({ words: translate('form.removed'), tone: 'success' })
  }
  return (
    <ConfirmDialog
      open
      title={translate('remove.title', { name })}
      confirm={translate('actions.remove')}
      error={error && errorMessage(translate, error)}
      onConfirm={confirm}
      onClose={close}
    >
      {translate(translate.has(own) ? own : 'remove.text', { name })}
    </ConfirmDialog>
  )
}
