import { ApiError } from '@zal/api'
import { useSnackbar } from '@zal/ui'
import type { Body } from './contract.ts'
import type { ViewNoun } from './list.types.ts'
import type { ListAddress } from './listAddress.ts'
import type { Look } from './look.ts'
import { useSay } from './say.ts'
import { sayError } from './sayError.ts'
import { useWrite } from './useWrite.ts'
import { stateOf, type SavedView } from './views.ts'

type Change = Omit<Body<'/views/{id}/', 'patch'>, 'version'>

/** A list, and how it is looked at: what a view keeps, and what opening one changes. */
export interface Viewed {
  noun: ViewNoun
  address: ListAddress
  look: Look
  /** Without a look it is the view's own again. */
  setLook(look: Look | undefined): void
}

/** What can be done with a saved view; each tells what came of it. */
export function useViewActions({ noun, address, look, setLook }: Viewed) {
  const say = useSay()
  const notify = useSnackbar()
  const touches = { touches: ['view' as const] }
  const changing = useWrite('patch', '/views/{id}/', touches)
  const creating = useWrite('post', '/views/', touches)
  const removing = useWrite('delete', '/views/{id}/', touches)
  const restoring = useWrite('post', '/views/{id}/restore/', touches)
  const state = stateOf(address.kept, look)

  const told = async (work: Promise<unknown>) => {
    try {
      await work
    } catch (thrown) {
      notify({ words: sayError(say, ApiError.from(thrown)), tone: 'error' })
    }
  }
  const change = async ({ id, version }: SavedView, patch: Change) => {
    await changing.send({ params: { path: { id } }, body: { ...patch, version } })
    // What was changed here is the view's own now.
    if (patch.state) setLook(undefined)
    notify({ words: say('views.saved'), tone: 'success' })
  }
  const duplicate = async ({ name, state: kept }: SavedView) => {
    const copy = say('views.copy', { name }).slice(0, 120)
    const body = { noun, name: copy, is_shared: false, state: kept }
    const { results } = await creating.send({ body })
    address.open({ id: results.id, kept: results.state.query })
    notify({ words: say('views.saved'), tone: 'success' })
  }
  const restore = async (view: SavedView) => {
    await restoring.send({ params: { path: { id: view.id } } })
    address.open(view)
  }
  const remove = async (view: SavedView) => {
    await removing.send({ params: { path: { id: view.id } } })
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
