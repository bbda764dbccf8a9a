import type { Verdict } from './checkin.data.ts'

type Code = Verdict['rule']
/** Actions for a verdict; labels are `checkin:actions.<way>`. */
export type Way = 'renew' | 'sell' | 'pay' | 'activate' | 'unfreeze' | 'confirm'

const ways: Record<Code, Way | undefined> = {
  ok: undefined,
  member_inactive: 'activate',
  no_active_plan: 'renew',
  not_begun_yet: 'sell',
  membership_frozen: 'unfreeze',
  wrong_club: 'sell',
  wrong_weekday: 'sell',
  invalid_time_period: 'sell',
  no_visits_left: 'renew',
  class_full: 'sell',
  already_checked_in: 'confirm',
  debt: 'pay',
  expiring: 'renew',
  few_visits: 'renew',
}

/** Actions for the violated rules, in order and without duplicates. */
export const waysOn = (codes: readonly Code[]): Way[] => [
  ...new Set(codes.flatMap((code) => ways[code] ?? [])),
]
