import { localDay, momentOf, weekdayOf, type Day, type Moment } from './days.ts'
import type { Random } from './random.ts'
import { some } from './random.ts'
import { onDuty, visitMinute } from './sell.ts'
import { rowsOf, typeOf, type Target } from './records.ts'
import type { Sale, World } from './world.ts'
import { day, moment, number } from './write.ts'

export interface Attendance {
  /** Exact number of counted visits, spread over the days, as far as there are enough days. */
  exactly?: number
  /** Last day that may have a visit. @default today */
  until?: Day
  /** Remaining visits of the plan. @default 0 */
  keep?: number
}

/** Generates visits on a plan according to its rules and the member's habit. */
export function attend(world: World, random: Random, sale: Sale, how: Attendance = {}) {
  const { plan, member } = sale
  const until = Math.min(sale.end, sale.free - 1, how.until ?? world.today, world.today)
  const days = openDays(sale, until)
  const limit = (plan.visits ?? Infinity) - (how.keep ?? 0)
  const { weekDays, zeal } = member.habit
  const isHabit = (day: Day) => plan.weekDays.length > 0 || weekDays.includes(weekdayOf(day))
  const chosen =
    how.exactly === undefined
      ? days.filter((day) => isHabit(day) && random.chance(zeal))
      : spread(days, how.exactly)
  let left = limit
  for (const date of chosen) {
    if (left < 1) break
    if (comeIn(world, random, sale, date, how.exactly === undefined)) left -= 1
  }
}

/** Days on which the plan permits entry: its weekdays, without frozen ones. */
function openDays(sale: Sale, until: Day): Day[] {
  const days: Day[] = []
  for (let day = sale.start; day <= until; day++) {
    const isFrozen = sale.freezes.some((freeze) => freeze.start <= day && day < freeze.end)
    const { weekDays } = sale.plan
    if (!isFrozen && (weekDays.length === 0 || weekDays.includes(weekdayOf(day)))) days.push(day)
  }
  return days
}

function spread(days: Day[], count: number): Day[] {
  return Array.from({ length: Math.min(count, days.length) }, (_, i) =>
    some(days[Math.floor(((i + 1) * days.length) / count) - 1]),
  )
}

/** Whether the visit counts. Some members come twice a day, some entries are reversed. */
function comeIn(world: World, random: Random, sale: Sale, day: Day, mayErr: boolean): boolean {
  const { plan, member } = sale
  const minute = visitMinute(random, member, plan) + random.int(0, 59) / 60
  const at = Math.max(momentOf(day, minute, world.zone), sale.at + random.int(150, 400))
  const closes = momentOf(day, plan.hours?.[1] ?? 22 * 60, world.zone)
  if (at > world.now || at >= closes) return false
  const visit = record(world, random, sale, at, 1, -1)
  if (mayErr && random.chance(0.004)) {
    const back = at + random.int(60, 500)
    if (back <= world.now) {
      record(world, random, sale, back, -1, visit)
      return false
    }
  }
  const again = at + random.int(2 * 3600, 4 * 3600)
  if (mayErr && plan.days > 1 && random.chance(0.012) && again < Math.min(closes, world.now))
    record(world, random, sale, again, 0, -1)
  return true
}

function record(
  world: World,
  random: Random,
  sale: Sale,
  at: Moment,
  amount: number,
  reverses: number,
): number {
  const { visits } = world
  const club =
    reverses >= 0
      ? visits.club[reverses]
      : sale.plan.isGlobal && random.chance(0.25)
        ? random.pick(world.clubs).id
        : sale.club.id
  visits.at.push(at)
  visits.sale.push(sale)
  visits.club.push(some(club))
  visits.worker.push(
    onDuty(world, random, some(world.clubs.find((each) => each.id === club)), at).id,
  )
  visits.amount.push(amount)
  visits.reverses.push(reverses)
  return visits.at.length - 1
}

/** Inserts the visits in the order of time, with ascending ids. */
export async function writeVisits(target: Target) {
  const { world, ids } = target
  const { at, sale, club, worker, amount, reverses } = world.visits
  const order = Uint32Array.from(at.keys()).sort((one, other) => some(at[one]) - some(at[other]))
  const idOf = new Float64Array(at.length)
  for (const visit of order) idOf[visit] = ids.visit++
  const nth = (row: number) => some(order[row])
  const saleOf = (row: number) => some(sale[nth(row)])
  await rowsOf(target, 'visit', [...order], () => ({
    id: number((row) => some(idOf[nth(row)])),
    club_id: number((row) => some(club[nth(row)])),
    type: number((row) => typeOf(saleOf(row))),
    member_id: number((row) => saleOf(row).member.id),
    membership_id: number((row) => saleOf(row).id),
    amount: number((row) => some(amount[nth(row)])),
    reverses_id: number((row) => idOf[some(reverses[nth(row)])] ?? null),
    business_day: day((row) => localDay(some(at[nth(row)]), world.zone)),
    at: moment((row) => some(at[nth(row)])),
    staff_id: number((row) => some(worker[nth(row)])),
  }))
}
