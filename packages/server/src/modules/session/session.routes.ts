import { handlers, openHandlers, type Route } from '../../core/operation/handlers.ts'
import { notFound } from '../../core/errors.ts'
import { version } from '../../core/version.ts'
import { showsUpdates } from '../../queries/releaseNotes.ts'
import { askRecovery, finishRecovery, readRecovery } from './session.recovery.ts'
import { inClub } from './session.permissions.ts'
import { settle } from './session.settle.ts'
import { redirect, signIn } from './session.signIn.ts'
import * as store from './session.store.ts'

export const sessionRoutes: Route[] = [
  ...openHandlers('session', {
    login: signIn,
    redirect,
    askRecovery,
    readRecovery,
    finishRecovery,
  }),
  ...handlers('session', {
    checkAuth: async ({ db, principal, now, request }) => {
      const { role, edition, country, currency } = principal
      const facts = await store.facts(db, principal, now, request.isUserIdle)
      const show_updates = await showsUpdates(db, principal)
      const about = { version, show_updates, role, edition, country, currency }
      return { ...facts, ...about, now: now.toISOString() }
    },
    getPermissions: ({ db, principal }) => inClub(db, principal),
    listMyClubs: ({ query, db, principal }) => store.clubs(db, principal, query.is_active),
    selectClub: async ({ body, db, principal }) => {
      const { club, clubs, inClosedClub } = principal
      // A closed club is entered by its header only, so that no session begins in one.
      if (!clubs.includes(body.club) || (inClosedClub && body.club === club)) notFound()
      return store.selectClub(db, principal, body.club)
    },
    changeLanguage: async ({ body, db, principal, audit }) => {
      await store.changeLanguage(db, principal, body.language)
      await audit({ action: 'staff.changed', type: 'staff', id: principal.staff, after: body })
      return body
    },
    createSocketTicket: async ({ db, principal, now, secrets }) => {
      const token = secrets.token()
      await store.addTicket(db, principal, await secrets.hash(token), now)
      return { token }
    },
    settleWrite: ({ body, db, now }) => settle(db, body, now),
    logout: async ({ db, principal, now, request, audit }) => {
      await store.end(db, principal, now)
      await audit({ action: 'session.removed', type: 'session', id: principal.session })
      request.setCookie('session', '', 0)
      request.clearCache()
      return null
    },
  }),
]
