import { handlers } from '../../core/handlers.ts'
import { checkChange, checkNoun } from './view.rules.ts'
import * as store from './view.store.ts'

export const viewRoutes = handlers(
  'view',
  {
    listViews: ({ query, db, who }) => {
      checkNoun(query.noun, who)
      return store.all(db, query.noun, who)
    },
    createView: ({ body, db, who, now, emit }) => {
      checkNoun(body.noun, who)
      if (body.is_shared) checkChange(body.noun, who)
      return emit('view.created', store.insert(db, body, who, now))
    },
    changeView: async ({ path, body, db, who, emit, audit }) => {
      const before = await writable(store.one(db, path.id, who), who)
      if (body.is_shared) checkChange(before.noun, who)
      const after = await emit('view.changed', store.update(db, before, body, who))
      await audit({ action: 'view.changed', type: 'saved_view', id: after.id, before, after })
      return after
    },
    removeView: async ({ path, db, who, now, emit }) => {
      const view = await writable(store.one(db, path.id, who), who)
      await store.hide(db, view.id, now)
      return emit('view.removed', view)
    },
    restoreView: async ({ path, db, who, emit }) => {
      const view = await writable(store.one(db, path.id, who, { hidden: true }), who)
      await store.hide(db, view.id, null)
      return emit('view.created', view)
    },
  },
  { saved_view_name: { code: 'validation', fields: { name: 'name_taken' } } },
)

/** Requires the owner of a private view, or the permission to change the section for a shared one. */
async function writable(found: Promise<store.View>, who: Parameters<typeof checkNoun>[1]) {
  const view = await found
  checkNoun(view.noun, who)
  if (view.is_shared) checkChange(view.noun, who)
  return view
}
