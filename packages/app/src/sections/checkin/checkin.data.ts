import { defineQuery, resource } from '../../scaffold/query/index.ts'
import type { ResultsOf } from '../../scaffold/api/index.ts'

export const checkins = resource('checkin', {
  list: '/check-in/history-list/',
  one: '/check-in/register/{id}/',
  hears: ['member'],
})

/** Plans of a member with their verdicts. */
export const memberPlans = defineQuery(
  ['checkin', 'member', 'payment'],
  '/customer/{id}/membership-plans/',
)

export type Checkin = ResultsOf<'/check-in/history-list/', 'get'>[number]
export type Plans = ResultsOf<'/customer/{id}/membership-plans/', 'get'>
export type Verdict = Plans['verdict']
