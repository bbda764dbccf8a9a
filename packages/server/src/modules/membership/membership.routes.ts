import { handlers } from '../../core/handlers.ts'
import { change, changeMany, look } from './freeze.ts'

export const membershipRoutes = handlers(
  'membership',
  {
    getFreeze: (context) => look(context),
    changeFreeze: (context) => change(context),
    freezeMembers: (context) => changeMany(context),
  },
  // The rules check first; the constraints guard against concurrent changes.
  {
    membership_freeze_overlap: { code: 'already_frozen', status: 409 },
    membership_overlap: { code: 'overlap_membership', status: 409 },
  },
)
