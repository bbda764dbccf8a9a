import { reading } from '../../scaffold/ask.ts'
import type { Results } from '../../scaffold/contract.ts'
import { resource } from '../../scaffold/resource.ts'

export const checkins = resource('checkin', {
  list: '/check-in/history-list/',
  one: '/check-in/register/{id}/',
  hears: ['member'],
})

/** Plans of a member with their verdicts. */
export const memberPlans = reading(
  ['checkin', 'member', 'payment'],
  '/customer/{id}/membership-plans/',
)

export type Checkin = Results<'/check-in/history-list/', 'get'>[number]
export type Plans = Results<'/customer/{id}/membership-plans/', 'get'>
export type Verdict = Plans['verdict']
