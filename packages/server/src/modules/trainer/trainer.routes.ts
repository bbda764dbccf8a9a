import { handlers } from '../../core/operation/handlers.ts'
import { checkGuard } from './trainer.rules.ts'
import * as store from './trainer.store.ts'

const inUse = { code: 'trainer_in_use', status: 409 }

export const trainerRoutes = handlers(
  'trainer',
  {
    listTrainers: ({ query, db, who }) => store.page(db, query, who),
    getTrainer: ({ path, db, who }) => store.one(db, path.id, who),
    createTrainer: ({ body, db, who, now, emit }) => {
      checkGuard(who)
      return emit('trainer.created', store.insert(db, body, who, now))
    },
    changeTrainer: async ({ path, body, db, who, emit, audit }) => {
      checkGuard(who)
      const before = await store.one(db, path.id, who)
      const after = await emit('trainer.changed', store.update(db, before, body, who))
      await audit({ action: 'trainer.changed', type: 'trainer', id: after.id, before, after })
      return after
    },
    removeTrainer: ({ path, db, who, emit }) => {
      checkGuard(who)
      return emit('trainer.removed', store.remove(db, path.id, who))
    },
  },
  {
    staff_email: { code: 'validation', fields: { email: 'email_taken' } },
    package_merchant_id_trainer_id_fkey: inUse,
    class_time_trainer_merchant_id_trainer_id_fkey: inUse,
    device_merchant_id_staff_id_fkey: inUse,
    membership_merchant_id_sold_by_fkey: inUse,
    visit_merchant_id_staff_id_fkey: inUse,
  },
)
