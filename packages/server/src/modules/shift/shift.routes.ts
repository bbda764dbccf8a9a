import { handlers } from '../../core/operation/handlers.ts'
import { closeShift } from './shift.close.ts'
import { current, moveCash, openShift, setShifts } from './shift.desk.ts'
import * as store from './shift.store.ts'

export const shiftRoutes = handlers(
  'shift',
  {
    listShifts: ({ query, db, principal }) => store.page(db, query, principal),
    getCurrentShift: ({ db, principal }) => current(db, principal),
    changeShiftSetting: (context) => setShifts(context),
    openShift: (context) => openShift(context),
    getShift: ({ path, db, principal }) => store.one(db, path.id, principal),
    moveCash: (context) => moveCash(context),
    closeShift: (context) => closeShift(context),
  },
  // The unique constraint decides between two concurrent openings.
  { shift_open: { code: 'shift_already_open', status: 409 } },
)
