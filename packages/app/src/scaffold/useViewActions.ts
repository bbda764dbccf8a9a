import { ApiError } from '@zal/api'
import { useSnackbar } from '@zal/ui'
import { useForesight } from './ahead.ts'
import type { Body } from './contract.ts'
import type { ViewNoun } from './list.types.ts'
import type { ListAddress } from './listAddress.ts'
import type { Look } from './look.ts'
import { useSay } from './say.ts'
import { sayError } from './sayError.ts'
import { stateOf, type SavedView } from './views.ts'
import { write } from './write.ts'

type Change = Omit<Body<'/views/{id}/', 'patch'>, 'version'>

/** A list with its preferences: the state that a view saves and that opening one changes. */
export interface Viewed {
  noun: ViewNoun
  address: ListAddress
  look: Look
  /** Undefined resets to the view's own preferences. */
  setLook(look: Look | undefined): void
}

/** Actions on a saved view; each shows a snackbar with the result. */
export function useViewActions({ noun, address, look, setLook }: Viewed) {
  const say = useSay()
  const notify = useSnackbar()
  const foresight = useForesight()
  const state = stateOf(address.kept, look)

  const told = async (work: Promise<unknown>) => {
    try {
      await work
    } catch (thrown) {
      notify({ words: sayError(say, ApiError.from(thrown)), tone: 'error' })
    }
  }
  const change = async ({ id, version }: SavedView, patch: Change) => {
    const sent = { params: { path: { id } }, body: { ...patch, version } }
    await write(foresight, ['view'], 'patch', '/views/{id}/', sent)
    // The view now contains the local changes.
    if (patch.state) setLook(undefined)
    notify({ words: say('views.saved'), tone: 'success' })
  }
  const duplicate = async ({ name, state: kept }: SavedView) => {
    const copy = say('views.copy', { name }).slice(0, 120)
    const body = { noun, name: copy, is_shared: false, state: kept }
    const { answer } = await write(foresight, ['view'], 'post', '/views/', { body })
    const { id, state: made } = answer.results
    address.open({ id, kept: made.query })
    notify({ words: say('views.saved'), tone: 'success' })
  }
  const restore = async (view: SavedView) => {
    await write(foresight, ['view'], 'post', '/views/{id}/restore/', of(view))
    address.open(view)
  }
  const remove = async (view: SavedView) => {
    await write(foresight, ['view'], 'delete', '/views/{id}/', of(view))
    address.open()
    notify({ words: say('views.removed'), undo: () => void told(restore(view)) })
  }
  return {
    state,
    change: (view: SavedView, patch: Change) => void told(change(view, patch)),
    duplicate: (view: SavedView) => void told(duplicate(view)),
    remove: (view: SavedView) => void told(remove(view)),
  }
}

const of = ({ id }: SavedView) => ({ params: { path: { id } } })
