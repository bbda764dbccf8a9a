import { resultsOf, useAsk } from '../../scaffold/ask.ts'
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

/** The header of a profile; visits and payments change it as well. */
export function useProfile(id: number) {
  const asked = useAsk(['member', 'payment', 'deposit', 'checkin'], '/customer/{id}/profile/', {
    path: { id },
  })
  return resultsOf(asked)
}
