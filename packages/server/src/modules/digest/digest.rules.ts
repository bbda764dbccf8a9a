import type { Reversals } from './digest.store.ts'

/** Days of the four weeks that are usual. */
const USUAL_DAYS = 28
/** The fewest voids and refunds of one person that are unusual, and how many times the usual they are more than. */
const SEVERAL = 3
const TIMES = 2
/** A package explains the sales of a day with at least this share of them in percent, and at most so many sales. */
const SHARE = 15
const FEW = 3

/** Things that a digest shows; the others are counted. */
export const MOST_THINGS = 5
/** Clubs that are columns; more are rows. */
export const MOST_COLUMNS = 3
/** Hours after which a digest that was due is not written any more. */
export const LATE_HOURS = 4

/** Whether one person voided or refunded unusually often on a day. */
export const isUnusual = ({ count, before }: Pick<Reversals, 'count' | 'before'>) =>
  count >= SEVERAL && count > (TIMES * before) / USUAL_DAYS

/** The usual number of a day: none, at most one, or about so many. */
export function usualOf(before: number): 'none' | 'few' | number {
  if (before === 0) return 'none'
  return before <= USUAL_DAYS ? 'few' : Math.round(before / USUAL_DAYS)
}

interface Item {
  name: string
  total: number
  membership_count: number
}

/** The package that makes up much of the sales with few of them; undefined where none does. */
export function standout(items: readonly Item[], total: number): Item | undefined {
  const [first] = items
  const { membership_count: count = 0, total: sum = 0 } = first ?? {}
  return total > 0 && count > 0 && count <= FEW && sum * 100 >= total * SHARE ? first : undefined
}

/** Change in whole percent; null where there is nothing to compare with. */
export const changeOf = (now: number, usual: number | null) =>
  usual !== null && usual > 0 ? Math.round(((now - usual) * 100) / usual) : null

/** The day that many days later. */
export const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** 1 is Monday. */
export const weekdayOf = (day: string) => ((new Date(day).getUTCDay() + 6) % 7) + 1
