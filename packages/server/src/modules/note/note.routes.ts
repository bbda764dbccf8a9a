import { handlers } from '../../core/operation/handlers.ts'
import { checkVisible, checkWritable } from '../../queries/memberVisibility.ts'
import { textOf } from './note.rules.ts'
import * as store from './note.store.ts'

export const noteRoutes = handlers('note', {
  listNotes: async ({ path, query, db, who }) => {
    await checkVisible(db, path.id, who)
    return store.page(db, path.id, query, who)
  },
  getNote: ({ path, db, who }) => store.one(db, path.id, who),
  createNote: async ({ body, db, who, now, emit }) => {
    await checkWritable(db, body.customer, who)
    return emit('note.created', store.insert(db, body.customer, textOf(body), who, now))
  },
  changeNote: async ({ path, body, db, who, now, emit, audit }) => {
    const before = await store.one(db, path.id, who)
    await checkWritable(db, before.customer, who)
    const change = { version: body.version, text: textOf(body) }
    const after = await emit('note.changed', store.update(db, before, change, who, now))
    const { id, customer: member } = after
    await audit({ action: 'note.changed', type: 'note', id, member, before, after })
    return after
  },
  removeNote: async ({ path, db, who, now, emit }) => {
    const note = await store.one(db, path.id, who)
    await checkWritable(db, note.customer, who)
    await store.hide(db, note.id, now)
    return emit('note.removed', note)
  },
  restoreNote: async ({ path, db, who, emit, audit }) => {
    const note = await store.one(db, path.id, who, { hidden: true })
    await checkWritable(db, note.customer, who)
    const { id, customer: member } = note
    await store.hide(db, id, null)
    await audit({ action: 'note.restored', type: 'note', id, member, after: note })
    return emit('note.changed', note)
  },
})
