import { handlers } from '../../core/operation/handlers.ts'
import { checkVisible, checkWritable } from '../../queries/memberVisibility.ts'
import { textOf } from './note.rules.ts'
import * as store from './note.store.ts'

export const noteRoutes = handlers('note', {
  listNotes: async ({ path, query, db, principal }) => {
    await checkVisible(db, path.id, principal)
    return store.page(db, path.id, query, principal)
  },
  getNote: ({ path, db, principal }) => store.one(db, path.id, principal),
  createNote: async ({ body, db, principal, now, emit }) => {
    await checkWritable(db, body.customer, principal)
    return emit('note.created', store.insert(db, body.customer, textOf(body), principal, now))
  },
  changeNote: async ({ path, body, db, principal, now, emit, audit }) => {
    const before = await store.one(db, path.id, principal)
    await checkWritable(db, before.customer, principal)
    const change = { version: body.version, text: textOf(body) }
    const after = await emit('note.changed', store.update(db, before, change, principal, now))
    const { id, customer: member } = after
    await audit({ action: 'note.changed', type: 'note', id, member, before, after })
    return after
  },
  removeNote: async ({ path, db, principal, now, emit }) => {
    const note = await store.one(db, path.id, principal)
    await checkWritable(db, note.customer, principal)
    await store.hide(db, note.id, now)
    return emit('note.removed', note)
  },
  restoreNote: async ({ path, db, principal, emit, audit }) => {
    const note = await store.one(db, path.id, principal, { hidden: true })
    await checkWritable(db, note.customer, principal)
    const { id, customer: member } = note
    await store.hide(db, id, null)
    await audit({ action: 'note.restored', type: 'note', id, member, after: note })
    return emit('note.changed', note)
  },
})
