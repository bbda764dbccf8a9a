import { handlers } from '../../core/operation/handlers.ts'
import { checkVisible, checkWritable } from '../../queries/memberVisibility.ts'
import * as store from './document.store.ts'

const taken = { code: 'not_found', status: 404 }

export const documentRoutes = handlers(
  'document',
  {
    listDocuments: async ({ path, query, db, principal, now }) => {
      await checkVisible(db, path.id, principal)
      return store.page(db, path.id, query, principal, now)
    },
    createDocument: async ({ path, body, db, principal, now, emit, audit }) => {
      await checkWritable(db, path.id, principal)
      const document = await store.insert(db, path.id, body.file, principal, now)
      await audit({ action: 'document.created', ...store.traceOf(document) })
      return emit('document.created', document)
    },
    removeDocument: async ({ path, db, principal, now, emit, audit }) => {
      await checkWritable(db, path.id, principal)
      const document = await store.one(db, path, principal, now)
      await store.hide(db, document.id, now)
      const { after: before, ...trace } = store.traceOf(document)
      await audit({ action: 'document.removed', ...trace, before })
      return emit('document.removed', document)
    },
    restoreDocument: async ({ path, db, principal, now, emit, audit }) => {
      await checkWritable(db, path.id, principal)
      const document = await store.one(db, path, principal, now, { hidden: true })
      await store.checkRoom(db, path.id, principal)
      await store.hide(db, document.id, null)
      await audit({ action: 'document.restored', ...store.traceOf(document) })
      return emit('document.changed', document)
    },
  },
  { document_merchant_id_file_id_key: taken },
)
