import type { Method } from '@zal/api/methods'
import type { Part } from '../../src/domain/money.ts'
import { localDay, momentOf, type Moment } from '../days.ts'
import type { MerchantText } from '../merchants.ts'
import { createRandom, type Random } from '../random.ts'
import { totalOfOnce } from './paid.ts'
import { mayRefund } from './reversals.ts'
import { onDuty, sell } from './sell.ts'
import type { Club, Member, OnceItem, World } from '../world.ts'

/** Length in days of the history of services and online day passes. */
const DAYS = 45

/** Prices in units of the country: a visit, a personal training, a locker; other services have a name. */
const prices = { 1: 6, 3: 15, 4: 1 } as const
const others: Record<World['country'], readonly (readonly [name: string, price: number])[]> = {
  UZB: [
    ['Sochiq', 1],
    ['Protein kokteyl', 3],
    ['Suv 0,5 l', 1],
  ],
  KGZ: [
    ['Полотенце', 1],
    ['Протеиновый коктейль', 3],
    ['Вода 0,5 л', 1],
  ],
}

const words = {
  void: 'Bir kun uchun ikki marta toʻlangan',
  refund: 'Kelolmadi, puli ilovaga qaytarildi',
} as const

/**
 * Adds one-time services for members and anonymous customers, and day passes paid online, some of them
 * refunded. Uses a separate random stream and runs last, so that other sales do not depend on it.
 */
export function tellOnce(world: World, text: MerchantText) {
  const random = createRandom(11_000 + world.merchant)
  if (world.members.length === 0) return
  for (const club of world.clubs) {
    const regulars = world.members.filter(
      (member) => member.club === club && member.ending === 'active' && !member.isKnown,
    )
    for (let back = DAYS; back >= 0; back--) {
      const count = random.int(0, 3)
      for (let nth = 0; nth < count; nth++) serve(world, text, random, { club, regulars, back })
      if (hasOnline(world) && random.chance(0.3))
        passByPhone(world, random, { club, regulars, back })
    }
  }
}

interface Where {
  club: Club
  regulars: Member[]
  /** Days before today. */
  back: number
}

function serve(
  world: World,
  { unit }: MerchantText,
  random: Random,
  { club, regulars, back }: Where,
) {
  const at = hourOf(world, random, back)
  const buyer = random.chance(0.4) ? random.pick([...regulars, null]) : null
  const member = buyer && isKnownBy(buyer, at, world) ? buyer : null
  const items = itemsOf(world, random, unit)
  const seller = onDuty(world, random, club, at)
  const parts = partsOf(world, random, totalOfOnce(items))
  if (at > world.now - 60 || at < momentOf(world.opened, 0, world.zone)) return
  world.once.push({ payment: 0, invoice: 0, member, club, seller, at, items, parts })
}

function itemsOf({ country }: World, random: Random, unit: number): OnceItem[] {
  const service = random.weighed([
    [1, 50],
    [3, 12],
    [4, 14],
    [5, 24],
  ] as const)
  const [name, price] = random.pick(others[country])
  const first: OnceItem =
    service === 5
      ? { service, name, quantity: random.int(1, 2), price: price * unit }
      : { service, name: null, quantity: 1, price: prices[service] * unit }
  const locker: OnceItem = { service: 4, name: null, quantity: 1, price: prices[4] * unit }
  return service === 1 && random.chance(0.35) ? [first, locker] : [first]
}

/** Whether customers pay by phone: a sample gym has no provider. */
const hasOnline = ({ country, isSample }: World) => country === 'UZB' && !isSample

function partsOf(world: World, random: Random, total: number): Part[] {
  const byPhone = hasOnline(world) && random.chance(0.18)
  const payment_method = byPhone
    ? random.pick<Method>([6, 7, 8])
    : random.pick<Method>([3, 3, 3, 2, 1])
  return [{ payment_method, amount: total }]
}

/** A day pass of a member, by Click, Payme or Uzum. */
function passByPhone(world: World, random: Random, { club, regulars, back }: Where) {
  const plan = club.plans.find(({ days, isActive }) => days === 1 && isActive)
  const member = regulars.length > 0 ? random.pick(regulars) : undefined
  const method = random.pick<Method>([6, 7, 8])
  const fate = random.weighed([
    ['kept', 70],
    ['void', 15],
    ['refund', 15],
  ] as const)
  const later = random.int(240, 2400)
  if (!plan || !member || back < 2) return
  const start = world.today - back
  if (!isKnownBy(member, momentOf(start, 0, world.zone), world)) return
  const sale = sell(world, random, member, { plan, start })
  sale.parts = [{ payment_method: method, amount: plan.price }]
  if (fate === 'kept') return
  const at = sale.at + later
  sale.reversal = {
    kind: fate,
    method: fate === 'void' ? null : method,
    amount: plan.price,
    reasonId: fate === 'void' ? 4 : null,
    reason: words[fate],
    at,
    worker: mayRefund(sale),
  }
}

/** A moment within opening hours. */
const hourOf = ({ today, zone }: World, random: Random, back: number): Moment =>
  momentOf(today - back, random.int(8 * 60, 21 * 60), zone)

const isKnownBy = ({ createdAt }: Member, at: Moment, { zone }: World) =>
  localDay(createdAt, zone) < localDay(at, zone) - 1
