import { ConfirmDialog, useSnackbar } from '@zal/ui'
import { useRemove } from './saver.ts'
import { useSay } from './say.ts'
import { sayError } from './sayError.ts'
import type { PlainResource } from './useListData.ts'

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
  const say = useSay()
  const notify = useSnackbar()
  const own = `${source.noun}:remove.text`
  const { remove, error } = useRemove(source.writes)
  const confirm = async () => {
    await remove(id)
    notify({ words: say('form.removed'), tone: 'success' })
  }
  return (
    <ConfirmDialog
      open
      title={say('remove.title', { name })}
      confirm={say('actions.remove')}
      error={error && sayError(say, error)}
      onConfirm={confirm}
      onClose={close}
    >
      {say(say.has(own) ? own : 'remove.text', { name })}
    </ConfirmDialog>
  )
}
