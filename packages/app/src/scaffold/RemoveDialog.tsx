import { ConfirmDialog, notify } from '@zal/ui'
import { useSay } from './say.ts'
import { sayError } from './sayError.ts'
import type { PlainResource } from './useListData.ts'

interface RemoveDialogProps {
  source: PlainResource
  id: number
  /** Of the record, in the question. */
  name: string
  close(): void
}

/** The question before a record is deleted; a refusal is told in place. */
export function RemoveDialog({ source, id, name, close }: RemoveDialogProps) {
  const say = useSay()
  const { remove, pending, error } = source.useRemove()
  const confirm = async () => {
    await remove(id)
    close()
    notify(say('form.removed'))
  }
  return (
    <ConfirmDialog
      title={say('remove.title', { name })}
      text={say('remove.text')}
      error={error && sayError(say, error)}
      confirm={say('actions.remove')}
      cancel={say('actions.cancel')}
      tone="danger"
      pending={pending}
      onConfirm={() => void confirm().catch(() => {})}
      onCancel={close}
    />
  )
}
