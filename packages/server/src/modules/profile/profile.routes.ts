import {
  externalHandlers,
  handlers,
  openHandlers,
  type Route,
} from '../../core/operation/handlers.ts'
import { change } from './profile.change.ts'
import { cancelEmail, confirmEmail, sendLink } from './profile.email.ts'
import * as store from './profile.store.ts'

export const profileRoutes: Route[] = [
  ...handlers('profile', {
    getUserProfile: ({ db, principal, now }) => store.one(db, principal, now),
    cancelEmailChange: cancelEmail,
    endOtherSessions: async ({ db, principal, now, audit }) => {
      const ended = await store.endOthers(db, principal, now)
      const entry = { action: 'staff.signed_out', type: 'staff', id: principal.staff }
      if (ended > 0) await audit({ ...entry, after: { sessions: ended } })
      return store.one(db, principal, now)
    },
  }),
  ...externalHandlers('profile', { changeUserProfile: change, sendEmailLink: sendLink }),
  // The e-mail was free when its link was sent.
  ...openHandlers('profile', { confirmEmail }, { staff_email: { code: 'email_taken' } }),
]
