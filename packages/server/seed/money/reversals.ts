import { DEPOSIT, type Method } from '@zal/api/methods'
import { sumOf } from '../../src/domain/money.ts'
import { localDay, momentOf, type Moment } from '../days.ts'
import { totalOf } from './money.ts'
import { createRandom, some, type Random } from '../random.ts'
import type { Reversal, Sale, Worker, World } from '../world.ts'

/** Reasons of reversals, in the language of each country. */
const words = {
  UZB: {
    1: 'Summa notoʻgʻri kiritilgan',
    2: 'Chegirma unutilgan, qaytadan kiritildi',
    4: 'Terminal ikki marta yechgan',
    refund: ['Boshqa shaharga koʻchdi', 'Sogʻligi sababli davom etmaydi', 'Ish jadvali oʻzgardi'],
    part: ['Zal taʼmirda boʻlgan kunlar uchun', 'Kelishilgan chegirma qaytarildi'],
  },
  KGZ: {
    1: 'Введена неверная сумма',
    2: 'Забыли скидку, внесено заново',
    4: 'Терминал списал дважды',
    refund: [
      'Переехал в другой город',
      'Не может заниматься по здоровью',
      'Сменился график работы',
    ],
    part: ['За дни ремонта в зале', 'Возвращена обещанная скидка'],
  },
} as const

/** Adds voids of wrong sales, and refunds. Uses a separate random stream. */
export function tellReversals(world: World) {
  const random = createRandom(9000 + world.merchant)
  const came = lastVisits(world)
  const ofMember = Map.groupBy(world.sales, ({ member }) => member)
  // A copy, since voided sales are added to the list during the iteration.
  const originalSales = world.sales.slice()
  for (const sale of originalSales) {
    if (!isPlain(sale)) continue
    const next = ofMember
      .get(sale.member)
      ?.filter(({ at }) => at > sale.at)
      .toSorted((one, other) => one.at - other.at)[0]
    if (random.chance(0.012)) enterTwice(world, random, sale)
    else if (random.chance(0.03) && next) leaveEarly(world, random, sale, came.get(sale), next)
    else if (random.chance(0.01)) giveBackAPart(world, random, sale, next)
  }
}

/** Excludes known people, limited places and deposits. */
const isPlain = (sale: Sale) =>
  !sale.member.isKnown &&
  !sale.plan.block &&
  sale.plan.slot === null &&
  sale.plan.days >= 28 &&
  sale.freezes.length === 0 &&
  sumOf(sale.parts, DEPOSIT) === 0 &&
  totalOf(sale) > 0

/** Adds the same sale some minutes earlier with a mistake, voided before the right one. */
function enterTwice(world: World, random: Random, sale: Sale) {
  const at = sale.at - random.int(200, 420)
  if (at <= sale.member.createdAt || localDay(at, world.zone) !== localDay(sale.at, world.zone))
    return
  const reason = random.pick([1, 2, 4] as const)
  const twin: Sale = {
    ...sale,
    at,
    free: sale.end + 1,
    freezes: [],
    parts: sale.parts.map((part) => ({ ...part })),
  }
  twin.reversal = {
    kind: 'void',
    method: null,
    amount: totalOf(twin),
    reasonId: reason,
    reason: words[world.country][reason],
    at: at + random.int(60, 150),
    worker: sale.seller,
  }
  world.sales.push(twin)
}

/** Refunds some days after the last visit, well before the end. */
function leaveEarly(
  world: World,
  random: Random,
  sale: Sale,
  last: Moment | undefined,
  next: Sale,
) {
  const from = last === undefined ? sale.start : localDay(last, world.zone)
  const day = from + random.int(1, 3)
  const at = momentOf(day, random.int(10 * 60, 20 * 60), world.zone)
  if (day <= sale.start || day > sale.end - 4 || at >= next.at || day >= world.today) return
  refund(world, random, sale, { at, amount: totalOf(sale), kind: 'refund' })
}

function giveBackAPart(world: World, random: Random, sale: Sale, next: Sale | undefined) {
  const total = totalOf(sale)
  const at = momentOf(
    localDay(sale.at, world.zone) + random.int(1, 9),
    random.int(600, 1200),
    world.zone,
  )
  const unit = world.country === 'UZB' ? 10_000 : 50
  const amount = Math.round((total * random.int(10, 35)) / 100 / unit) * unit
  if (at >= world.now || at >= (next?.at ?? world.now) || amount < unit || amount >= total) return
  refund(world, random, sale, { at, amount, kind: 'partial_refund' })
}

function refund(
  { country }: World,
  random: Random,
  sale: Sale,
  given: Pick<Reversal, 'at' | 'amount' | 'kind'>,
) {
  const method: Method = some(sale.parts[0]).payment_method
  const reason = random.pick(words[country][given.kind === 'refund' ? 'refund' : 'part'])
  sale.reversal = { ...given, method, reasonId: null, reason, worker: mayRefund(sale) }
}

/** The desk voids its own sales, the manager refunds. */
export const mayRefund = ({ club, seller }: Sale): Worker =>
  club.staff.find(({ role }) => role === 'manager') ??
  club.staff.find(({ role }) => role === 'owner') ??
  seller

function lastVisits({ visits }: World): Map<Sale, Moment> {
  const last = new Map<Sale, Moment>()
  visits.sale.forEach((sale, at) => {
    const moment = visits.at[at] ?? 0
    last.set(sale, Math.max(last.get(sale) ?? 0, moment))
  })
  return last
}
