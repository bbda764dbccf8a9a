import { onlineMethods } from '@zal/api/methods'
import { handlers } from '../../core/operation/handlers.ts'
import { notFound } from '../../core/errors.ts'
import { clubSettings } from '../../domain/clubSettings.ts'
import * as store from './club.store.ts'

export const clubRoutes = handlers('club', {
  getClubBasicInfo: async ({ path, db, principal }) => {
    if (!principal.clubs.includes(path.id)) notFound()
    const { name, address_line } = await store.one(db, path.id, principal)
    return { name, address_line, role: principal.role }
  },
  getSettings: async ({ db, principal, today, online }) => {
    const { settings } = await store.one(db, principal.club, principal)
    const allowed = clubSettings(settings, principal)
    return {
      ...allowed,
      online_methods: onlineMethods.filter(
        (method) => allowed.payment_methods.includes(method) && online(principal.club, method),
      ),
      zone: principal.zone,
      today,
    }
  },
})
