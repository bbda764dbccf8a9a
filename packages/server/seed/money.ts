import type { Method } from '@zal/api/methods'
import { discountOn, sumOf, type Part } from '../src/rules/money.ts'
import type { MerchantText } from './merchants.ts'
import type { KnownPerson } from './people.ts'
import type { Role } from './cast.ts'
import type { Random } from './random.ts'
import type { Member, Sale, World } from './world.ts'

/**
 * 1 card, 2 terminal, 3 cash, 4 transaction; 5, the deposit, requires a balance, and 6 to 8 require a
 * provider.
 */
const METHODS: [method: Method, weight: number][] = [
  [3, 46],
  [1, 24],
  [2, 26],
  [4, 4],
]

/** Settles sales: discounts with their reasons, one to three parts, deposits and debts. */
export function settle(world: World, text: MerchantText, random: Random, roles: Role[]) {
  const ofMember = Map.groupBy(world.sales, (sale) => sale.member)
  for (const { member, known } of roles) {
    const sales = ofMember.get(member)?.toSorted((one, other) => one.at - other.at) ?? []
    for (const sale of sales) {
      if (!known) discount(sale, text, random)
      pay(sale, text, random)
    }
    if (known) settleKnown(world, known, sales)
    else settleDeposit(world, text, random, member, sales)
  }
}

export function totalOf(sale: Sale): number {
  return sale.plan.price - sale.discount.amount
}

const part = (payment_method: Method, amount: number): Part => ({ payment_method, amount })

export function discount(sale: Sale, text: MerchantText, random: Random) {
  const { price, days } = sale.plan
  if (days === 1 || !random.chance(0.14)) return
  const percent = random.chance(0.75) ? random.pick([5, 10, 10, 15, 20]) : null
  const fixed = random.pick([2, 3, 5]) * text.unit
  const amount = discountOn(
    price,
    percent === null ? { discount_amount: fixed } : { discount_value: percent },
  )
  sale.discount = { percent, amount, reason: random.pick(text.reasons) }
}

export function pay(sale: Sale, text: MerchantText, random: Random) {
  const total = totalOf(sale)
  const first = random.weighed(METHODS)
  const others = random.shuffled(([1, 2, 3] as const).filter((method) => method !== first))
  const share = () =>
    Math.max(text.unit, Math.round((total * random.int(20, 45)) / 100 / text.unit) * text.unit)
  const count =
    sale.plan.days === 1
      ? 0
      : random.weighed([
          [0, 86],
          [1, 12],
          [2, 2],
        ] as const)
  const extra = others.slice(0, count).map((method) => part(method, share()))
  const rest = total - sumOf(extra)
  sale.parts = rest > 0 ? [part(first, rest), ...extra] : [part(first, total)]
}

/** Adds a replenishment of which a part pays for the next sale; or a sale that leaves a debt. */
function settleDeposit(
  world: World,
  text: MerchantText,
  random: Random,
  member: Member,
  sales: Sale[],
) {
  const last = sales.at(-1)
  if (!last) return
  const total = totalOf(last)
  const mayOwe = member.ending !== 'inactive' && world.now - last.at < 60 * 86_400
  if (mayOwe && random.chance(0.03)) {
    const debt = Math.min(random.int(3, 20) * text.unit, text.creditLimit, total - text.unit)
    if (debt > 0) last.parts = [part(3, total - debt), part(5, debt)]
    return
  }
  if (!random.chance(0.12)) return
  const amount = random.int(2, 12) * 5 * text.unit
  const method = random.pick([1, 2, 3, 3] as const)
  world.deposits.push({
    member,
    club: last.club,
    worker: last.seller,
    at: last.at - 120,
    parts: [part(method, amount)],
    reason: null,
  })
  if (!random.chance(0.45)) return
  const used = Math.min(amount - random.int(0, 2) * text.unit, total)
  last.parts = used === total ? [part(5, used)] : [part(3, total - used), part(5, used)]
}

function settleKnown(world: World, known: KnownPerson, sales: Sale[]) {
  const last = sales.findLast((sale) => sale.plan.key === known.plan)
  if (!last) return
  last.parts = known.parts ?? [part(3, totalOf(last))]
  if ((known.balance ?? 0) > 0)
    world.deposits.push({
      member: last.member,
      club: last.club,
      worker: last.seller,
      at: last.at + 300,
      parts: [part(3, known.balance ?? 0)],
      reason: null,
    })
}
