import { handlers } from '../../core/operation/handlers.ts'
import * as store from './staff.store.ts'

export const staffRoutes = handlers('staff', {
  listClubStaff: ({ query, db, principal }) => store.page(db, query, principal),
})
