import { localDay, momentOf, type Day, type Moment } from './days.ts'
import type { Random } from './random.ts'
import { some } from './random.ts'
import type { Club, Member, Plan, Sale, Worker, World } from './world.ts'

const OPENS = 7 * 60
const CLOSES = 22 * 60

export interface Offer {
  plan: Plan
  start: Day
  /** Days added by freezes. */
  frozen?: number
  freezes?: Sale['freezes']
  /** Where the visits are used up before the end: the day on which the next plan starts. */
  free?: Day
  /** Day of the sale. @default the start */
  sold?: Day
}

/** Sells a plan to a member and occupies its place; the payment is settled later. */
export function sell(world: World, random: Random, member: Member, offer: Offer): Sale {
  const { plan, start } = offer
  const end = start + plan.days - 1 + (offer.frozen ?? 0)
  const at = saleMoment(world, random, member, plan, Math.min(offer.sold ?? start, start))
  const sale: Sale = {
    id: 0,
    payment: 0,
    invoice: 0,
    member,
    club: member.club,
    plan,
    seller: onDuty(world, random, member.club, at),
    at,
    start,
    end,
    free: offer.free ?? end + 1,
    freezes: offer.freezes ?? [],
    discount: { percent: null, amount: 0, reason: null },
    parts: [],
  }
  occupy(world, plan, localDay(at, world.zone), end)
  world.sales.push(sale)
  return sale
}

/**
 * Chooses a plan that the member buys unprompted, with a place on all those days. `from` may depend on the
 * length.
 */
export function choosePlan(
  world: World,
  random: Random,
  club: Club,
  days: (plan: Plan) => [from: Day, to: Day],
  suits: (plan: Plan) => boolean = () => true,
): Plan | null {
  const shelf = [
    ...club.plans,
    ...world.clubs.flatMap((other) =>
      other === club ? [] : other.plans.filter((plan) => plan.isGlobal),
    ),
  ]
  const open = shelf.filter((plan) => {
    const [from, to] = days(plan)
    return (
      plan.weight > 0 &&
      suits(plan) &&
      from >= world.opened &&
      (plan.isActive || to < world.today - 100) &&
      hasPlace(world, plan, from, to)
    )
  })
  return open.length === 0 ? null : random.weighed(open.map((plan) => [plan, plan.weight]))
}

/** Staff at the desk: one in the morning, another in the evening, sometimes the manager. */
export function onDuty(world: World, random: Random, club: Club, at: Moment): Worker {
  const desk = club.staff.filter((worker) => worker.role === 'restricted_user')
  const manager = club.staff.find((worker) => worker.role === 'manager')
  if (manager && random.chance(0.06)) return manager
  const isMorning = at < momentOf(localDay(at, world.zone), 15 * 60, world.zone)
  return some(isMorning ? desk[0] : desk.at(-1))
}

/** Whether the plan has a free place on all these days. */
export function hasPlace(world: World, plan: Plan, from: Day, to: Day): boolean {
  // A sale may move to the day before, when the club has not opened today.
  const days = plan.holders?.subarray(Math.max(0, from - 8 - world.opened), to + 1 - world.opened)
  return !days || !plan.slot || days.every((holders) => holders < (plan.slot ?? 0))
}

function occupy(world: World, plan: Plan, from: Day, to: Day) {
  for (let day = from; plan.holders && day <= to; day++)
    plan.holders[day - world.opened] = (plan.holders[day - world.opened] ?? 0) + 1
}

/** Shortly before the usual hour where the plan starts on the day, else any time; never in the future. */
function saleMoment(world: World, random: Random, member: Member, plan: Plan, day: Day): Moment {
  const minute = Math.max(OPENS + 3, visitMinute(random, member, plan) - random.int(6, 25))
  const at = momentOf(day, minute + random.int(0, 59) / 60, world.zone)
  if (at <= world.now) return at
  const opening = momentOf(day, OPENS + 1, world.zone)
  if (opening < world.now - 60) return opening + random.int(0, world.now - 60 - opening)
  return saleMoment(world, random, member, plan, day - 1)
}

/**
 * The minute of the day at which the member comes with this plan: near the habit, inside the plan's hours.
 */
export function visitMinute(random: Random, member: Member, plan: Plan): number {
  const [from, to] = plan.hours ?? [OPENS + 5, CLOSES - 30]
  // A class begins at the same time for all.
  if (plan.block) return Math.max(OPENS + 1, from + random.int(-12, 4))
  const usual = plan.hours
    ? from + 15 + (member.habit.minute % Math.max(1, to - from - 45))
    : member.habit.minute
  return Math.min(to - 5, Math.max(from + 2, usual + random.int(-18, 25)))
}
