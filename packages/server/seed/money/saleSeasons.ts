import { DEPOSIT } from '@zal/api/methods'
import { sumOf } from '../../src/domain/money.ts'
import { DAY, localDay, weekdayOf } from '../days.ts'
import { quietOn, RECENT } from '../people/seasons.ts'
import { createRandom, type Random } from '../random.ts'
import type { Sale, World } from '../world.ts'

/** Share of the sales of a weekday, from Monday, that are made on an earlier day instead. */
const EARLIER = [0, 0, 0.1, 0.15, 0.2, 0.4, 0.6]
/** Most days by which a sale before the weekend is earlier. */
const MOST_DAYS = 5
/** Most days before today on which a membership that has not started was sold. */
const AHEAD = 18
/** Share of the day passes of today, next to a running membership, that stay. */
const PASSES = 0.2

/**
 * Gives the sales their seasons: fewer renewals in quiet months, fewer sales at the weekend, and renewals that are not all of
 * the last days. Only sales are removed or moved to an earlier day that nothing else depends on. Uses a separate random
 * stream.
 */
export function tellSaleSeasons(world: World) {
  const random = createRandom(15_000 + world.merchant)
  const owners = new Set(world.deposits.map(({ member }) => member))
  const visited = new Set(world.visits.sale)
  const sales: Sale[] = []
  for (const ofMember of Map.groupBy(world.sales, ({ member }) => member).values()) {
    const ordered = ofMember.toSorted((one, other) => one.at - other.at)
    const isFree = ordered.map(
      (sale, nth) => nth > 0 && isPlain(sale) && !owners.has(sale.member) && !isTied(sale, ordered),
    )
    const kept = ordered.filter(
      (sale, nth) =>
        !isFree[nth] ||
        !(sale.plan.days === 1
          ? isUnusedPass(world, random, sale, visited)
          : nth < ordered.length - 1 && isQuiet(world, random, sale)),
    )
    for (const [nth, sale] of kept.entries()) {
      const before = kept[nth - 1]
      if (before && isFree[ordered.indexOf(sale)]) moveEarlier(world, random, sale, before)
    }
    sales.push(...kept)
  }
  world.sales = sales
}

/** Excludes known people, limited places, deposits, freezes and reversals. */
const isPlain = (sale: Sale) =>
  !sale.member.isKnown &&
  !sale.plan.block &&
  sale.plan.slot === null &&
  sale.freezes.length === 0 &&
  sale.reversal === undefined &&
  sumOf(sale.parts, DEPOSIT) === 0

/** Whether another sale was voided for this one, or gave up its last days to it. */
const isTied = (sale: Sale, ofMember: Sale[]) =>
  ofMember.some(
    (other) =>
      other !== sale &&
      (other.start === sale.start || (other.free <= other.end && other.free === sale.start)),
  )

/** Whether a day pass of today that nobody has used yet is left out. */
const isUnusedPass = (
  world: World,
  random: Random,
  sale: Sale,
  visited: ReadonlySet<Sale>,
): boolean => sale.start === world.today && !visited.has(sale) && !random.chance(PASSES)

/** Whether a sale of a quiet month is left out. */
const isQuiet = (world: World, random: Random, sale: Sale): boolean =>
  sale.end < world.today - RECENT && random.chance(quietOn(sale.start))

/** Keeps the time of the day, so that the person at the desk stays the same. */
function moveEarlier(world: World, random: Random, sale: Sale, before: Sale) {
  const day = localDay(sale.at, world.zone)
  const share = EARLIER[weekdayOf(day) - 1] ?? 0
  const days =
    sale.start > world.today
      ? random.int(0, AHEAD)
      : random.chance(share)
        ? random.int(1, MOST_DAYS)
        : 0
  const at = sale.at - days * DAY
  if (at > before.at && localDay(at, world.zone) > localDay(before.at, world.zone)) sale.at = at
}
