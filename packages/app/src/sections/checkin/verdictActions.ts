import type { Verdict } from './checkin.data.ts'

type Code = Verdict['rule']
/** What helps at the door; the words are `checkin:actions.<way>`. */
export type VerdictAction = 'renew' | 'sell' | 'pay' | 'activate' | 'unfreeze' | 'confirm'

const ways: Record<Code, VerdictAction | undefined> = {
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

/** What can be done about the rules that hit, each way once, in their order. */
export const verdictActions = (codes: readonly Code[]): VerdictAction[] => [
  ...new Set(codes.flatMap((code) => ways[code] ?? [])),
]
