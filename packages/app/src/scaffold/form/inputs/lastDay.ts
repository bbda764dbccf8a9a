import { addDays } from '@zal/ui'

/** How late a day may be: what has been may be of today, or only before it. */
export type DateLimit = 'today' | 'yesterday'

/** The last day that may be chosen; `today` is the club's. */
export const lastDay = (until: DateLimit, today: string) =>
  until === 'today' ? today : addDays(today, -1)
