import { onlineMethods } from '@zal/api/methods'
import { handlers } from '../../core/operation/handlers.ts'
import { notFound } from '../../core/errors.ts'
import { clubSettings } from '../../domain/clubSettings.ts'
import * as store from './club.store.ts'

export const clubRoutes = handlers('club', {
  getClubBasicInfo: async ({ path, db, who }) => {
    if (!who.clubs.includes(path.id)) notFound()
    const { name, address_line } = await store.one(db, path.id, who)
    return { name, address_line, role: who.role }
  },
  getSettings: async ({ db, who, today, online }) => {
    const { settings } = await store.one(db, who.club, who)
    const allowed = clubSettings(settings, who)
    return {
      ...allowed,
      online_methods: onlineMethods.filter(
        (method) => allowed.payment_methods.includes(method) && online(who.club, method),
      ),
      zone: who.zone,
      today,
    }
  },
})
