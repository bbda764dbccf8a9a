import { localDay, type Day } from './days.ts'
import type { MerchantText } from './merchants.ts'
import { discount, pay } from './money.ts'
import { createRandom, type Random } from './random.ts'
import { hasPlace, sell } from './sell.ts'
import { attend } from './visits.ts'
import type { Club, ClassOfClub, Member, Plan, World } from './world.ts'

/** Maximum share of a club's members in one block, in percent. */
const SHARE = 5

/**
 * Sells classes: some in addition to a package, some alone, most of them for several months. Uses a separate
 * random stream, so that sales of packages do not depend on it.
 */
export function tellClasses(world: World, text: MerchantText) {
  const random = createRandom(9000 + world.merchant)
  const before = world.sales.length
  for (const club of world.clubs) {
    const free = candidates(world, random, club)
    const most = Math.round((free.length * SHARE) / 100)
    for (const one of club.classes.filter(({ isActive, isNew }) => isActive && !isNew)) {
      for (const block of one.blocks) fill(world, random, { one, block, most }, free)
    }
  }
  tellKnown(world, random)
  for (const sale of world.sales.slice(before)) {
    if (!sale.member.isKnown) discount(sale, text, random)
    pay(sale, text, random)
  }
}

function candidates(world: World, random: Random, club: Club): Member[] {
  const trains = ['active', 'active', 'renewed', 'expired']
  const found = world.members.filter(
    (member) => member.club === club && !member.isKnown && trains.includes(member.ending),
  )
  return random.shuffled(found)
}

interface Group {
  one: ClassOfClub
  block: Plan
  most: number
}

function fill(world: World, random: Random, { one, block, most }: Group, free: Member[]) {
  const share = one.isPopular ? 1 : random.int(40, 85) / 100
  const wanted = Math.min(Math.round((block.slot ?? 20) * share), one.isPopular ? Infinity : most)
  let taken = 0
  for (let at = free.length - 1; at >= 0 && taken < wanted; at--) {
    const member = free[at]
    const start = world.today - random.int(0, block.days - 2)
    if (!member || !suits(world, block, member, start)) continue
    free.splice(at, 1)
    taken += 1
    take(world, random, { member, block, start })
  }
}

/**
 * Requires that the member was registered, a place on all those days, and a weekday of the block as the
 * start.
 */
const suits = (world: World, block: Plan, { createdAt }: Member, start: Day) =>
  localDay(createdAt, world.zone) < start - 9 &&
  start > world.opened + 9 &&
  hasPlace(world, block, start, start + block.days)

/** Sells the previous months, the earliest first, and the current one. */
function take(
  world: World,
  random: Random,
  { member, block, start }: { member: Member; block: Plan; start: Day },
) {
  const months = random.weighed([
    [0, 40],
    [1, 30],
    [2, 20],
    [4, 10],
  ] as const)
  for (let ago = months; ago >= 0; ago--) {
    const from = start - ago * block.days
    if (!suits(world, block, member, from)) continue
    const sale = sell(world, random, member, { plan: block, start: from })
    attend(world, random, sale, { keep: ago === 0 ? 1 : 0 })
  }
}

/** Gʻulomova Oʻgʻiloy took part in the first class of her club in the autumn. */
function tellKnown(world: World, random: Random) {
  const member = world.members.find(({ isKnown }) => isKnown)
  const block = member?.club.classes[0]?.blocks[0]
  if (!member || !block || !suits(world, block, member, world.today - 75)) return
  const sale = sell(world, random, member, { plan: block, start: world.today - 75 })
  attend(world, random, sale, { exactly: 9 })
}
