import { ApiError } from '@zal/api'
import { useSnackbar } from '@zal/ui'
import { useQueryDeps } from '../../query/index.ts'
import type { BodyOf } from '../../api/index.ts'
import type { ViewNoun } from '../list.types.ts'
import type { ListParamsState } from '../listParams.ts'
import type { ListPreferences } from '../listPreferences.ts'
import { errorMessage, useTranslate } from '../../i18n/index.ts'
import { viewState, type SavedView } from './views.ts'
import { mutate } from '../../mutation/mutate.ts'

type Change = Omit<BodyOf<'/views/{id}/', 'patch'>, 'version'>

/** A list with its preferences: the state that a view saves and that opening one changes. */
export interface Viewed {
  noun: ViewNoun
  address: ListParamsState
  look: ListPreferences
  /** Undefined resets to the view's own preferences. */
  setLook(look: ListPreferences | undefined): void
}

/** Actions on a saved view; each shows a snackbar with the result. */
export function useViewActions({ noun, address, look, setLook }: Viewed) {
  const translate = useTranslate()
  const notify = useSnackbar()
  const deps = useQueryDeps()
  const state = viewState(address.viewQuery, look)

  const notifyFailure = async (work: Promise<unknown>) => {
    try {
      await work
    } catch (thrown) {
      notify({ words: errorMessage(translate, ApiError.from(thrown)), tone: 'error' })
    }
  }
  const change = async ({ id, version }: SavedView, patch: Change) => {
    const sent = { params: { path: { id } }, body: { ...patch, version } }
    await mutate(deps, ['view'], 'patch', '/views/{id}/', sent)
    // The view now contains the local changes.
    if (patch.state) setLook(undefined)
    notify({ words: translate('views.saved'), tone: 'success' })
  }
  const duplicate = async ({ name, state: saved }: SavedView) => {
    const copy = translate('views.copy', { name }).slice(0, 120)
    const body = { noun, name: copy, is_shared: false, state: saved }
    const { answer } = await mutate(deps, ['view'], 'post', '/views/', { body })
    const { id, state: made } = answer.results
    address.openView(made.query, String(id))
    notify({ words: translate('views.saved'), tone: 'success' })
  }
  const restore = async (view: SavedView) => {
    await mutate(deps, ['view'], 'post', '/views/{id}/restore/', of(view))
    address.openView(view.viewQuery, String(view.id))
  }
  const remove = async (view: SavedView) => {
    await mutate(deps, ['view'], 'delete', '/views/{id}/', of(view))
    address.openView('')
    notify({ words: translate('views.removed'), undo: () => void notifyFailure(restore(view)) })
  }
  return {
    state,
    change: (view: SavedView, patch: Change) => void notifyFailure(change(view, patch)),
    duplicate: (view: SavedView) => void notifyFailure(duplicate(view)),
    remove: (view: SavedView) => void notifyFailure(remove(view)),
  }
}

const of = ({ id }: SavedView) => ({ params: { path: { id } } })
