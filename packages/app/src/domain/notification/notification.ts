import type { ResultsOf } from '../../scaffold/api/index.ts'
import { defineQuery } from '../../scaffold/query/index.ts'

export type UserNotification = ResultsOf<'/notifications/user-notifications/', 'get'>[number]
export type Notification = UserNotification['notification']

/** The notifications of the signed-in person. The call for one of them marks it as read: nothing may prefetch it. */
export const received = defineQuery(['notification'], '/notifications/user-notifications/')

/** The number of unread notifications and the id of the newest one. */
export function useUnread() {
  const query = { is_read: 0, per_page: 1 } as const
  const { data } = received.use({ query }, { keepPrevious: true })
  return { count: data?.unread_count, newest: data?.results[0]?.id }
}
