import { SwitchField, TextField } from '@zal/ui'
import { useState } from 'react'
import type { Body } from './contract.ts'
import type { ViewNoun } from './list.types.ts'
import { useSay } from './say.ts'
import { sayError } from './sayError.ts'
import { useWrite } from './useWrite.ts'
import type { SavedView } from './views.ts'
import { WriteDialog } from './WriteDialog.tsx'

interface ViewDialogProps {
  noun: ViewNoun
  /** State that a new view stores. */
  state: Body<'/views/', 'post'>['state']
  /** The view to rename; undefined creates a new one. */
  view: SavedView | undefined
  mayShare: boolean
  done(view: { id: number; kept: string }): void
  close(): void
}

/** Dialog for the name of a view and, for a new one, whether it is shared. */
export function ViewDialog({ noun, state, view, mayShare, done, close }: ViewDialogProps) {
  const say = useSay()
  const touches = { touches: ['view' as const] }
  const creating = useWrite('post', '/views/', touches)
  const changing = useWrite('patch', '/views/{id}/', touches)
  const [name, setName] = useState(view?.name ?? '')
  const [shared, setShared] = useState(false)
  const [tried, setTried] = useState(false)
  const error = creating.error ?? changing.error
  const wrong =
    error?.errors.name?.[0] ??
    (error && sayError(say, error)) ??
    (tried && !name.trim() ? say('form.required') : undefined)

  async function save() {
    setTried(true)
    if (!name.trim()) return
    const path = { id: view?.id ?? 0 }
    const saving = view
      ? changing.send({ params: { path }, body: { name, version: view.version } })
      : creating.send({ body: { noun, name, is_shared: shared, state } })
    const { results } = await saving
    done({ id: results.id, kept: results.state.query })
  }

  return (
    <WriteDialog
      title={say(view ? 'views.rename' : 'views.saveAs')}
      save={say('actions.save')}
      pending={creating.pending || changing.pending}
      // The text field shows the error.
      error={undefined}
      onSave={save}
      close={close}
    >
      <TextField
        autoFocus
        label={say('views.name')}
        value={name}
        maxLength={120}
        error={wrong}
        onChange={setName}
      />
      {!view && mayShare && (
        <SwitchField label={say('views.share')} value={shared} onChange={setShared} />
      )}
    </WriteDialog>
  )
}
