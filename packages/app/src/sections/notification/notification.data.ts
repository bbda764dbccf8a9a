import { useUnread } from '../../domain/notification/notification.ts'
import { resource } from '../../scaffold/query/index.ts'

export const notifications = resource('notification', {
  list: '/notifications/user-notifications/',
  one: '/notifications/user-notifications/{id}/',
})

/** Numbers of the views: the unread ones. */
export function useNotificationCounts() {
  const { count } = useUnread()
  return count === undefined ? undefined : { unread: count }
}
