import type { Ahead } from '../../scaffold/ahead.ts'
import { reading, readingAll, resultsOf } from '../../scaffold/ask.ts'
import type { Results } from '../../scaffold/contract.ts'
import { resource } from '../../scaffold/resource.ts'

export const members = resource('member', {
  list: '/management/member-list/',
  one: '/management/member/{id}/',
})

export type MemberRow = Results<'/management/member-list/', 'get'>[number]
export type Removed = Results<'/management/member-bin/', 'get'>[number]
export type Profile = Results<'/customer/{id}/profile/', 'get'>
export type Membership = Results<'/customer/{id}/membership-list/', 'get'>[number]
export type Attended = Results<'/customer/{id}/attendance-list/', 'get'>[number]
export type LogEntry = Results<'/customer/{id}/activity-logs/', 'get'>[number]['logs'][number]
export type LogChange = LogEntry['changes'][number]
export type Document = Results<'/customer/{id}/document-list/', 'get'>[number]
export type Note = Results<'/customer/{id}/note-list/', 'get'>[number]

/** Header of a profile; visits and payments change it too. */
const profiles = reading(['member', 'payment', 'deposit', 'checkin'], '/customer/{id}/profile/')
export const useProfile = (id: number) => resultsOf(profiles.use({ path: { id } }))
/** Prefetches the header and the tab that opens first. */
export const readProfileAhead = async ({ id, query, ...ahead }: Ahead) => {
  if (!id) return
  const asked = [profiles.ahead(ahead, { path: { id } })]
  if (!query.has('tab')) asked.push(memberships.ahead(ahead, plansOf(id, 1)))
  await Promise.all(asked)
}

/** Packages, or classes, of a member. */
export const memberships = readingAll(
  ['member', 'payment', 'checkin'],
  '/customer/{id}/membership-list/',
)
export const plansOf = (id: number, subscription: 1 | 2) => ({
  path: { id },
  query: { subscription },
})
