import { addDays } from '@zal/ui'

/** Upper limit of a past date: today, or the day before. */
export type Until = 'today' | 'yesterday'

/** The last selectable day; `today` is the club's. */
export const lastDay = (until: Until, today: string) =>
  until === 'today' ? today : addDays(today, -1)
