import type { Held } from './payment.data.ts'
import type { Sale } from './sale.types.ts'

type What = Pick<Sale, 'type' | 'plan'>

/**
 * Memberships that must not overlap with the sold one: other packages unless it lasts one day; the
 * same class of any length.
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

/** Default start date: after the conflicting memberships, else today. */
export function firstDay(held: Held, what: What, today: string): string {
  const ends = rivalsOf(held, what).map(({ end_date }) => end_date)
  if (ends.length === 0) return today
  // Only the server knows the days that packages gave up.
  return what.type === 1 ? held.next_start : lastDay(ends.toSorted().at(-1) ?? today, 2)
}

/** Last day of a plan that starts on `start` and is valid for `days` days. */
export function lastDay(start: string, days: number): string {
  const end = new Date(`${start}T00:00:00Z`)
  end.setUTCDate(end.getUTCDate() + days - 1)
  return end.toISOString().slice(0, 10)
}
