import { handlers } from '../../core/operation/handlers.ts'
import { checkChange, checkNoun } from './view.rules.ts'
import * as store from './view.store.ts'

export const viewRoutes = handlers(
  'view',
  {
    listViews: ({ query, db, principal }) => {
      checkNoun(query.noun, principal)
      return store.all(db, query.noun, principal)
    },
    createView: ({ body, db, principal, now, emit }) => {
      checkNoun(body.noun, principal)
      if (body.is_shared) checkChange(body.noun, principal)
      return emit('view.created', store.insert(db, body, principal, now))
    },
    changeView: async ({ path, body, db, principal, emit, audit }) => {
      const before = await writable(store.one(db, path.id, principal), principal)
      if (body.is_shared) checkChange(before.noun, principal)
      const after = await emit('view.changed', store.update(db, before, body, principal))
      await audit({ action: 'view.changed', type: 'saved_view', id: after.id, before, after })
      return after
    },
    removeView: async ({ path, db, principal, now, emit }) => {
      const view = await writable(store.one(db, path.id, principal), principal)
      await store.hide(db, view.id, now)
      return emit('view.removed', view)
    },
    restoreView: async ({ path, db, principal, emit }) => {
      const view = await writable(store.one(db, path.id, principal, { hidden: true }), principal)
      await store.hide(db, view.id, null)
      return emit('view.created', view)
    },
  },
  { saved_view_name: { code: 'validation', fields: { name: 'name_taken' } } },
)

/** Requires the owner of a private view, or the permission to change the section for a shared one. */
async function writable(found: Promise<store.View>, principal: Parameters<typeof checkNoun>[1]) {
  const view = await found
  checkNoun(view.noun, principal)
  if (view.is_shared) checkChange(view.noun, principal)
  return view
}
