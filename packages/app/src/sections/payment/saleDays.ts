import { addDays } from '@zal/ui'
import type { Held } from './payment.data.ts'
import type { Sale } from './sale.types.ts'

type What = Pick<Sale, 'type' | 'plan'>

/**
 * The memberships that the one being sold may share no day with: other packages, unless it is a package of one day;
 * the same class, whatever its length.
 */
export function rivalsOf(held: Held, { type, plan }: What) {
  if (!plan || (type === 1 && plan.days === 1)) return []
  return held.memberships.filter(
    (each) =>
      each.type === type &&
      each.remaining_days > 0 &&
      (type === 1 ? each.days > 1 : each.plan.id === plan.id),
  )
}

export const takenDays = (held: Held, what: What) =>
  rivalsOf(held, what).map(({ start_date, end_date }) => ({ from: start_date, to: end_date }))

/** The day on which it starts unless somebody says otherwise: after those that are in its way, else today. */
export function firstDay(held: Held, what: What, today: string): string {
  const ends = rivalsOf(held, what).map(({ end_date }) => end_date)
  if (ends.length === 0) return today
  // Days that packages gave up are told by the server alone.
  return what.type === 1 ? held.next_start : lastDay(ends.toSorted().at(-1) ?? today, 2)
}

/** Last day of a plan that starts on a day and is valid for some days. */
export const lastDay = (start: string, days: number): string => addDays(start, days - 1)
