import { localDay, type Day } from './days.ts'
import { createRandom } from './random.ts'
import type { Sale, World } from './world.ts'

/** One in so many current members has a scheduled freeze, and one in so many has ended a freeze early. */
const ONE_IN = 40

/** Adds scheduled freezes and freezes that ended early. Uses a separate random stream. */
export function tellFreezes(world: World) {
  const random = createRandom(7000 + world.merchant)
  const cameOn = visitDays(world)
  const running = world.sales.filter((sale) => isPlain(sale, world.today))
  running.forEach((sale, at) => {
    if (at % ONE_IN === 7) schedule(sale, world.today, random.int(1, 6), random.int(7, 14))
    if (at % ONE_IN === 27) returnEarly(sale, cameOn.get(sale) ?? [], world.today, random.int(3, 8))
  })
}

const isPlain = ({ member, plan, start, end, freezes }: Sale, today: Day) =>
  member.ending === 'active' &&
  !member.isKnown &&
  plan.days >= 30 &&
  plan.slot === null &&
  plan.freezeDays !== 0 &&
  freezes.length === 0 &&
  start < today - 8 &&
  end > today + 7

function schedule(sale: Sale, today: Day, ahead: number, length: number) {
  const start = today + ahead
  sale.freezes.push({ start, end: start + length, notes: 'Safar', asked: today - 1 })
  extend(sale, length)
}

/** Freezes the gap between two visits: from the day after the first to the day of the second. */
function returnEarly(sale: Sale, days: Day[], today: Day, early: number) {
  const gaps = days.flatMap((day, at) => {
    const next = days[at + 1]
    return next !== undefined && next < today && next - day > 3
      ? [{ start: day + 1, end: next }]
      : []
  })
  const gap = gaps.at(-1)
  if (!gap) return
  sale.freezes.push({ ...gap, planned: gap.end + early, notes: 'Kasallik' })
  extend(sale, gap.end - gap.start)
}

function extend(sale: Sale, days: number) {
  sale.end += days
  sale.free += days
}

/** Days with a visit of each sale, in order. */
function visitDays(world: World) {
  const found = new Map<Sale, Day[]>()
  world.visits.sale.forEach((sale, at) => {
    const day = localDay(world.visits.at[at] ?? 0, world.zone)
    const days = found.get(sale) ?? [sale.start]
    found.set(
      sale,
      days.includes(day) ? days : [...days, day].toSorted((one, other) => one - other),
    )
  })
  return found
}
