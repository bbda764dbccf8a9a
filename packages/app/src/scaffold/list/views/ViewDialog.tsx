import { SwitchField, TextField } from '@zal/ui'
import { useState } from 'react'
import type { BodyOf } from '../../api/index.ts'
import type { ViewNoun } from '../list.types.ts'
import { errorMessage, useTranslate } from '../../i18n/index.ts'
import { useApiMutation } from '../../mutation/index.ts'
import type { SavedView } from './views.ts'
import { MutationDialog } from '../../form/index.ts'

interface ViewDialogProps {
  noun: ViewNoun
  /** State that a new view stores. */
  state: BodyOf<'/views/', 'post'>['state']
  /** The view to rename; undefined creates a new one. */
  view: SavedView | undefined
  mayShare: boolean
  done(view: { id: number; viewQuery: string }): void
  close(): void
}

/** Dialog for the name of a view and, for a new one, whether it is shared. */
export function ViewDialog({ noun, state, view, mayShare, done, close }: ViewDialogProps) {
  const translate = useTranslate()
  const touches = { touches: ['view' as const] }
  const creating = useApiMutation('post', '/views/', touches)
  const changing = useApiMutation('patch', '/views/{id}/', touches)
  const [name, setName] = useState(view?.name ?? '')
  const [shared, setShared] = useState(false)
  const [tried, setTried] = useState(false)
  const error = creating.error ?? changing.error
  const wrong =
    error?.errors.name?.[0] ??
    (error && errorMessage(translate, error)) ??
    (tried && !name.trim() ? translate('form.required') : undefined)

  async function save() {
    setTried(true)
    if (!name.trim()) return
    const path = { id: view?.id ?? 0 }
    const saving = view
      ? changing.send({ params: { path }, body: { name, version: view.version } })
      : creating.send({ body: { noun, name, is_shared: shared, state } })
    const { results } = await saving
    done({ id: results.id, viewQuery: results.state.query })
  }

  return (
    <MutationDialog
      title={translate(view ? 'views.rename' : 'views.saveAs')}
      save={translate('actions.save')}
      pending={creating.pending || changing.pending}
      // The text field shows the error.
      error={undefined}
      onSave={save}
      close={close}
    >
      <TextField
        autoFocus
        label={translate('views.name')}
        value={name}
        maxLength={120}
        error={wrong}
        onChange={setName}
      />
      {!view && mayShare && (
        <SwitchField label={translate('views.share')} value={shared} onChange={setShared} />
      )}
    </MutationDialog>
  )
}
