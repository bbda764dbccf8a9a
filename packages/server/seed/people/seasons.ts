import { dayOf, localDay, type Day } from '../days.ts'
import { createRandom } from '../random.ts'
import type { Sale, World } from '../world.ts'

/** Share of the visits that members leave out, by month from January: holidays in summer, celebrations in December. */
const QUIET = [0, 0.04, 0.05, 0.08, 0.12, 0.25, 0.45, 0.42, 0, 0.03, 0.08, 0.15]
const RAMADAN = 0.45
/** The last days keep their visits and sales, since predictions follow from them. */
export const RECENT = 60

/** A first day of Ramadan, the days from one to the next, and its length. */
const [FIRST, LUNAR_YEAR, LENGTH] = [dayOf('2026-02-18'), 354.367, 30]

/**
 * Gives the visits their seasons: in quiet months, members with unlimited visits come less often. Visits of removed sales are
 * removed too. Uses a separate random stream.
 */
export function tellSeasons(world: World) {
  const random = createRandom(13_000 + world.merchant)
  const { at, sale, club, worker, amount, reverses } = world.visits
  const shares = new Map<Day, number>()
  const shareOf = (day: Day) => {
    const share = shares.get(day) ?? quietOn(day)
    shares.set(day, share)
    return share
  }
  const dayAt = (nth: number) => localDay(at[nth] ?? 0, world.zone)
  // Second entries and reversed ones belong to the first entry of their day.
  const kept = new Map<Sale, Set<Day>>()
  sale.forEach((of, nth) => {
    if (amount[nth] !== 1) kept.set(of, (kept.get(of) ?? new Set()).add(dayAt(nth)))
  })
  const sold = new Set(world.sales)
  const index: number[] = []
  let count = 0
  sale.forEach((of, nth) => {
    const day = dayAt(nth)
    const isFree =
      of.plan.visits === null &&
      !of.plan.block &&
      of.plan.days > 1 &&
      !of.member.isKnown &&
      day < world.today - RECENT
    const isLeftOut =
      !sold.has(of) || (isFree && random.chance(shareOf(day)) && !kept.get(of)?.has(day))
    index.push(isLeftOut ? -1 : count)
    if (isLeftOut) return
    at[count] = at[nth] ?? 0
    sale[count] = of
    club[count] = club[nth] ?? 0
    worker[count] = worker[nth] ?? 0
    amount[count] = amount[nth] ?? 0
    const reversed = reverses[nth] ?? -1
    reverses[count] = reversed < 0 ? -1 : (index[reversed] ?? -1)
    count += 1
  })
  for (const column of [at, sale, club, worker, amount, reverses]) column.length = count
}

/** Share of a day that is left out. */
export function quietOn(day: Day): number {
  const since = (((day - FIRST) % LUNAR_YEAR) + LUNAR_YEAR) % LUNAR_YEAR
  return since < LENGTH ? RAMADAN : (QUIET[new Date(day * 86_400_000).getUTCMonth()] ?? 0)
}
