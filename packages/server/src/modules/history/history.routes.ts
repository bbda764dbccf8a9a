import { handlers } from '../../core/operation/handlers.ts'
import { checkVisible } from '../../queries/memberVisibility.ts'
import * as log from './history.log.ts'
import * as store from './history.store.ts'

export const historyRoutes = handlers('history', {
  listAttendance: async ({ path, query, db, who }) => {
    await checkVisible(db, path.id, who)
    return store.attendance(db, path.id, query, who)
  },
  listMemberDeposit: async ({ path, query, db, who, today }) => {
    await checkVisible(db, path.id, who)
    return store.deposit(db, path.id, query, who, today)
  },
  listActivity: async ({ path, query, db, who }) => {
    await checkVisible(db, path.id, who)
    return log.page(db, path.id, query, who)
  },
})
