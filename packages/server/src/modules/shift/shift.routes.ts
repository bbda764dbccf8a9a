import { handlers } from '../../core/handlers.ts'
import { closeShift } from './shift.close.ts'
import { current, moveCash, openShift, setShifts } from './shift.desk.ts'
import * as store from './shift.store.ts'

export const shiftRoutes = handlers(
  'shift',
  {
    listShifts: ({ query, db, who }) => store.page(db, query, who),
    getCurrentShift: ({ db, who }) => current(db, who),
    changeShiftSetting: (context) => setShifts(context),
    openShift: (context) => openShift(context),
    getShift: ({ path, db, who }) => store.one(db, path.id, who),
    moveCash: (context) => moveCash(context),
    closeShift: (context) => closeShift(context),
  },
  // The unique constraint decides between two concurrent openings.
  { shift_open: { code: 'shift_already_open', status: 409 } },
)
