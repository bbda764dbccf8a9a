import { handlers } from '../../core/operation/handlers.ts'
import * as store from './class.store.ts'

export const classRoutes = handlers(
  'class',
  {
    listClasses: ({ query, db, who, today }) => store.page(db, query, who, today),
    listClassNames: ({ query, db, who }) => store.names(db, query.q, who),
    getClass: ({ path, db, who, today }) => store.one(db, path.id, who, today),
    createClass: ({ body, db, who, now, today, emit }) =>
      emit('class.created', store.insert(db, body, who, now, today)),
    changeClass: async ({ path, body, db, who, today, emit, audit }) => {
      const before = await store.one(db, path.id, who, today)
      const after = await emit('class.changed', store.update(db, before, body, who, today))
      await audit({ action: 'class.changed', type: 'class', id: after.id, before, after })
      return after
    },
    changeClassTime: async ({ path, body, db, who, today, emit, audit }) => {
      const before = await store.one(db, path.id, who, today)
      const changed = store.updateTime(db, before, path.timeIndex, body, who, today)
      const after = await emit('class.changed', changed)
      await audit({ action: 'class.changed', type: 'class', id: after.id, before, after })
      return after
    },
    removeClass: ({ path, db, who, today, emit }) =>
      emit('class.removed', store.remove(db, path.id, who, today)),
  },
  {
    membership_merchant_id_class_id_fkey: { code: 'class_was_sold', status: 409 },
    membership_merchant_id_class_time_id_fkey: { code: 'class_time_was_sold', status: 409 },
    timetable_clash: { code: 'timetable_clash', status: 409 },
  },
)
