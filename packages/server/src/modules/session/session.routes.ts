import { handlers, openHandlers, type Route } from '../../core/operation/handlers.ts'
import { notFound } from '../../core/errors.ts'
import { version } from '../../core/version.ts'
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
    checkAuth: async ({ db, who, now, request }) => {
      const { role, edition, country, currency } = who
      const facts = await store.facts(db, who, now, request.isUserIdle)
      return { ...facts, version, role, edition, country, currency, now: now.toISOString() }
    },
    getPermissions: ({ db, who }) => inClub(db, who),
    listMyClubs: ({ query, db, who }) => store.clubs(db, who.staff, query.is_active),
    selectClub: async ({ body, db, who }) => {
      if (!who.clubs.includes(body.club)) notFound()
      return store.selectClub(db, who, body.club)
    },
    changeLanguage: async ({ body, db, who, audit }) => {
      await store.changeLanguage(db, who, body.language)
      await audit({ action: 'staff.changed', type: 'staff', id: who.staff, after: body })
      return body
    },
    createSocketTicket: async ({ db, who, now, secrets }) => {
      const token = secrets.token()
      await store.addTicket(db, who, await secrets.hash(token), now)
      return { token }
    },
    settleWrite: ({ body, db, now }) => settle(db, body, now),
    logout: async ({ db, who, now, request, audit }) => {
      await store.end(db, who, now)
      await audit({ action: 'session.removed', type: 'session', id: who.session })
      request.setCookie('session', '', 0)
      request.clearCache()
      return null
    },
  }),
]
