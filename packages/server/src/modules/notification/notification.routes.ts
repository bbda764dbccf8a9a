import { handlers, type Route } from '../../core/operation/handlers.ts'
import * as store from './notification.store.ts'

export const notificationRoutes: Route[] = handlers('notification', {
  listUserNotifications: (context) => store.page(context, context.query),
  getUserNotification: async (context) => {
    const { path, principal } = context
    // A view as another person reads only.
    if (!principal.isReadOnly) await store.mark(context, { id: path.id })
    return store.one(context, path.id)
  },
  markNotificationsRead: async (context) => ({
    marked: await store.mark(context, { before: context.body.before ?? null }),
  }),
})
