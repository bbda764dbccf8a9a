import {
  defineInfiniteQuery,
  defineQuery,
  type PrefetchArgs,
  resource,
  selectResults,
} from '../../scaffold/query/index.ts'
import type { ResultsOf } from '../../scaffold/api/index.ts'

export const members = resource('member', {
  list: '/management/member-list/',
  one: '/management/member/{id}/',
})

export type MemberRow = ResultsOf<'/management/member-list/', 'get'>[number]
export type Removed = ResultsOf<'/management/member-bin/', 'get'>[number]
export type Profile = ResultsOf<'/customer/{id}/profile/', 'get'>
export type Membership = ResultsOf<'/customer/{id}/membership-list/', 'get'>[number]
export type Attended = ResultsOf<'/customer/{id}/attendance-list/', 'get'>[number]
export type LogEntry = ResultsOf<'/customer/{id}/activity-logs/', 'get'>[number]['logs'][number]
export type Document = ResultsOf<'/customer/{id}/document-list/', 'get'>[number]
export type Note = ResultsOf<'/customer/{id}/note-list/', 'get'>[number]

/** Header of a profile; visits and payments change it too. */
const profiles = defineQuery(['member', 'payment', 'deposit', 'checkin'], '/customer/{id}/profile/')
export const useProfile = (id: number) => selectResults(profiles.use({ path: { id } }))
/** Prefetches the header and the tab that opens first. */
export const prefetchProfile = async ({ id, query, ...ahead }: PrefetchArgs) => {
  if (!id) return
  const asked = [profiles.prefetch(ahead, { path: { id } })]
  if (!query.has('tab')) asked.push(memberships.prefetch(ahead, plansOf(id, 1)))
  await Promise.all(asked)
}

/** Packages, or classes, of a member. */
export const memberships = defineInfiniteQuery(
  ['member', 'payment', 'checkin'],
  '/customer/{id}/membership-list/',
)
export const plansOf = (id: number, subscription: 1 | 2) => ({
  path: { id },
  query: { subscription },
})
