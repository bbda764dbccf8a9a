import type { Topic } from '@zal/api/events'
import { resultsOf, useAsk } from '../../scaffold/ask.ts'
import type { Answer, Results } from '../../scaffold/contract.ts'
import { resource } from '../../scaffold/resource.ts'

export const shifts = resource('shift', {
  list: '/finance/shift-list/',
  one: '/finance/shift/{id}/',
})

export type Shift = Answer<'/finance/shift-list/', 'get'>['results'][number]
export type Report = Results<'/finance/shift/{id}/', 'get'>

/** Topics of the cash desk; switching shifts on or off changes the club. */
export const deskTopics: Topic[] = ['shift', 'club']

/** Whether the club uses shifts, and the open shift. */
export function useDesk() {
  const asked = useAsk(deskTopics, '/finance/shift-current/')
  return resultsOf(asked)
}
