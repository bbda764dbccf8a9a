import { handlers } from '../../core/operation/handlers.ts'
import { locationOf } from '../../domain/location.ts'
import { traceOf } from './package.rules.ts'
import * as store from './package.store.ts'

export const packageRoutes = handlers(
  'package',
  {
    listPackages: ({ query, db, who, today }) => store.page(db, query, who, today),
    listSelectablePackages: ({ query: { location, customer, ...query }, db, who, today }) => {
      const free = { ...query, is_active: 1, remaining_slots: 1 } as const
      return store.page(db, free, who, today, { club: locationOf(location, who), buyer: customer })
    },
    listPackageNames: ({ query, db, who }) => store.names(db, query.q, who),
    getPackage: ({ path, db, who, today }) => store.one(db, path.id, who, today),
    createPackage: ({ body, db, who, now, today, emit }) =>
      emit('package.created', store.insert(db, body, who, now, today)),
    changePackage: async ({ path, body, db, who, today, emit, audit }) => {
      const before = await store.one(db, path.id, who, today)
      const after = await emit('package.changed', store.update(db, before, body, who, today))
      await audit({
        action: 'package.changed',
        type: 'package',
        id: after.id,
        before: traceOf(before),
        after: traceOf(after),
      })
      return after
    },
    removePackage: ({ path, db, who, today, emit }) =>
      emit('package.removed', store.remove(db, path.id, who, today)),
  },
  {
    timetable_clash: { code: 'timetable_clash', status: 409 },
    membership_merchant_id_package_id_fkey: { code: 'package_was_sold', status: 409 },
  },
)
