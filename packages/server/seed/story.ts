import { localDay, momentOf, type Day } from './days.ts'
import type { Role } from './cast.ts'
import type { Random } from './random.ts'
import { some } from './random.ts'
import { choosePlan, sell } from './sell.ts'
import { attend } from './visits.ts'
import type { Member, Plan, Sale, World } from './world.ts'

/**
 * Generates the memberships of one member: first the current one according to the ending, then earlier ones
 * backwards, until the day of joining.
 */
export function tellStory(world: World, random: Random, role: Role) {
  const { member, known } = role
  const { today } = world
  const tenure = known?.tenure ?? Math.round(715 * random.next() ** 1.4)
  const joined = Math.max(world.opened + 9, today - tenure)
  const before = world.sales.length
  const last = tellEnding(world, random, role)
  if (last) tellPast(world, random, member, joined, last)
  const first = Math.min(...world.sales.slice(before).map((sale) => sale.at))
  const isNew = first === Infinity
  member.createdAt = isNew
    ? Math.min(momentOf(joined, random.int(8 * 60, 20 * 60), world.zone), world.now - 600)
    : first - random.int(240, 700)
  if (known?.tenure)
    member.createdAt = Math.min(
      member.createdAt,
      momentOf(today - known.tenure, 13 * 60, world.zone),
    )
}

/** Returns the first of the plans sold, or null where nothing was ever bought. */
function tellEnding(world: World, random: Random, { member, known }: Role): Sale | null {
  const { today } = world
  const named = known?.plan ? planNamed(member, known.plan) : null
  const ends =
    (at: Day) =>
    (plan: Plan): [Day, Day] => [at - plan.days + 1, at]
  switch (member.ending) {
    case 'draft':
    case 'none':
      return null
    case 'expired':
    case 'inactive': {
      const pause =
        member.ending === 'inactive'
          ? random.int(30, 300)
          : random.chance(0.4)
            ? random.int(1, 30)
            : random.int(31, 400)
      const end = today - (known?.elapsed ?? pause)
      const plan =
        named ?? choosePlan(world, random, member.club, ends(end), (each) => !each.isGlobal)
      if (!plan) return null
      const sale = sell(world, random, member, { plan, start: end - plan.days + 1 })
      attend(world, random, sale)
      return sale
    }
    case 'usedUp': {
      const plan = planNamed(member, random.pick(['twelve', 'eight']))
      const sale = sell(world, random, member, { plan, start: today - random.int(18, 27) })
      attend(world, random, sale, { exactly: plan.visits ?? 1, until: today - 1 })
      return sale
    }
    case 'coming': {
      const start = today + random.int(1, 9)
      const sold = today - random.int(0, 2)
      const plan = some(
        choosePlan(world, random, member.club, (each) => [sold, start + each.days - 1]) ??
          undefined,
      )
      return sell(world, random, member, { plan, start, sold })
    }
    case 'frozen':
      return tellFrozen(world, random, member, named, known?.elapsed)
    case 'active':
    case 'renewed':
    case 'twoPlans':
      return tellRunning(world, random, { member, known }, named)
  }
}

function tellFrozen(
  world: World,
  random: Random,
  member: Member,
  named: Plan | null,
  since?: number,
): Sale {
  const { today } = world
  const elapsed = since ?? random.int(5, 28)
  const length = since ? 14 : random.int(7, 24)
  const ago = since ? 4 : random.int(1, Math.min(length - 1, elapsed - 1))
  const start = today - elapsed
  const plan =
    named ??
    some(
      choosePlan(
        world,
        random,
        member.club,
        (each) => [start, start + each.days + length],
        (each) => each.days > elapsed,
      ) ?? undefined,
    )
  const freeze = {
    start: today - ago,
    end: today - ago + length,
    notes: random.pick(['', 'Taʼtil', 'Командировка', 'Kasallik']),
  }
  const sale = sell(world, random, member, { plan, start, frozen: length, freezes: [freeze] })
  attend(world, random, sale)
  return sale
}

function tellRunning(
  world: World,
  random: Random,
  { member, known }: Role,
  named: Plan | null,
): Sale {
  const { today } = world
  const isEnding = member.ending === 'renewed'
  const mini = known ? null : miniGroup(world, member)
  const share = random.next()
  const since = (plan: Plan) =>
    known?.elapsed ??
    (isEnding
      ? plan.days - 1 - Math.floor(share * Math.min(9, plan.days))
      : Math.floor(share * plan.days))
  const days = (plan: Plan): [Day, Day] => [
    today - since(plan),
    today - since(plan) + plan.days - 1,
  ]
  const plan =
    named ??
    mini ??
    some(
      choosePlan(world, random, member.club, days, (each) => days(each)[0] >= world.opened + 9) ??
        undefined,
    )
  const sale = sell(world, random, member, { plan, start: days(plan)[0] })
  attend(world, random, sale, {
    keep: 1,
    exactly: known?.visits,
    until: known ? today - 1 : today,
  })
  if (isEnding) {
    const next = choosePlan(world, random, member.club, (each) => [
      Math.max(sale.start, today - 3),
      sale.end + each.days,
    ])
    if (next)
      sell(world, random, member, {
        plan: next,
        start: sale.end + 1,
        sold: Math.max(localDay(sale.at, world.zone), today - random.int(0, 3)),
      })
  }
  if (member.ending === 'twoPlans') {
    const pass = planNamed(member, 'day')
    const second = sell(world, random, member, { plan: pass, start: today })
    if (!known && random.chance(0.3)) attend(world, random, second, { exactly: 1, until: today })
  }
  return sale
}

/** The first members of each club fill its small group except for one place. */
function miniGroup(world: World, member: Member): Plan | null {
  const plan = member.club.plans.find((each) => each.key === 'mini')
  const taken = plan?.holders?.[world.today - world.opened] ?? 0
  return plan?.slot && taken < plan.slot - 1 ? plan : null
}

/** Generates the sales before `next`, the latest first. */
function tellPast(world: World, random: Random, member: Member, joined: Day, last: Sale) {
  let next = last
  for (;;) {
    const edge = Math.min(next.start, world.today)
    if (edge - joined <= 12) break
    const pause = random.chance(0.55)
      ? 0
      : random.chance(0.7)
        ? random.int(1, 7)
        : random.int(8, 45)
    const sale = random.chance(0.2)
      ? tellExhausted(world, random, next)
      : tellOne(world, random, member, edge - pause)
    if (!sale) break
    next = sale
    if (sale.start < joined) break
  }
  const start = localDay(next.at, world.zone) - random.int(1, 3)
  if (start > world.opened && random.chance(0.12)) {
    const sale = sell(world, random, member, { plan: planNamed(member, 'day'), start })
    attend(world, random, sale, { exactly: 1, until: start })
  }
}

/** A plan that ends on the day before `edge`, sometimes frozen for a while. */
function tellOne(world: World, random: Random, member: Member, edge: Day): Sale | null {
  const frozen = random.chance(0.06) ? random.int(7, 21) : 0
  const range = (plan: Plan): [Day, Day] => [edge - plan.days - frozen, edge - 1]
  const suits = (plan: Plan) => range(plan)[0] > world.opened + 9 && !plan.isGlobal
  const plan = choosePlan(world, random, member.club, range, suits)
  if (!plan) return null
  const [start] = range(plan)
  const freezeStart = start + random.int(4, plan.days - 10)
  const sale = sell(world, random, member, {
    plan,
    start,
    frozen,
    freezes: frozen ? [{ start: freezeStart, end: freezeStart + frozen, notes: '' }] : [],
    sold: random.chance(0.3) ? start - random.int(0, 4) : start,
  })
  attend(world, random, sale)
  return sale
}

/** A plan whose visits were used up before its end, so that the next one could be sold and start. */
function tellExhausted(world: World, random: Random, next: Sale): Sale | null {
  const { member } = next
  const plan = planNamed(member, random.pick(['twelve', 'eight']))
  const start = next.start - random.int(22, 28)
  const until = localDay(next.at, world.zone) - 1
  if (start <= world.opened + 9 || until < next.start - 2) return null
  const sale = sell(world, random, member, { plan, start, free: next.start })
  attend(world, random, sale, { exactly: plan.visits ?? 1, until })
  return sale
}

function planNamed(member: Member, key: string): Plan {
  return some(member.club.plans.find((plan) => plan.key === key))
}
