import { handlers } from '../../core/operation/handlers.ts'
import { checkVisible } from '../../queries/memberVisibility.ts'
import * as log from './history.log.ts'
import * as store from './history.store.ts'

export const historyRoutes = handlers('history', {
  listAttendance: async ({ path, query, db, principal }) => {
    await checkVisible(db, path.id, principal)
    return store.attendance(db, path.id, query, principal)
  },
  listMemberDeposit: async ({ path, query, db, principal, today }) => {
    await checkVisible(db, path.id, principal)
    return store.deposit(db, path.id, query, principal, today)
  },
  listActivity: async ({ path, query, db, principal }) => {
    await checkVisible(db, path.id, principal)
    return log.page(db, path.id, query, principal)
  },
})
