import { DEPOSIT, type Method } from '@zal/api/methods'
import { sumOf } from '../src/rules/money.ts'
import { localDay, momentOf } from './days.ts'
import type { MerchantText } from './merchants.ts'
import { createRandom, some, type Random } from './random.ts'
import type { Club, Deposit, Member, Worker, World } from './world.ts'

/** Reasons for returning money of a deposit, in the language of each country. */
const words = {
  UZB: ['Boshqa shaharga koʻchdi', 'Pul boshqa abonementga kerak emas', 'Mijozning iltimosi bilan'],
  KGZ: ['Переехал в другой город', 'Деньги больше не нужны в зале', 'По просьбе клиента'],
} as const

/**
 * Adds replenishments in parts and returns to existing deposits; also today. Uses a separate random stream.
 */
export function tellDeposits(world: World, text: MerchantText) {
  const random = createRandom(7000 + world.merchant)
  const used = new Map<Member, number>()
  for (const { member, parts } of world.sales)
    used.set(member, (used.get(member) ?? 0) + sumOf(parts, DEPOSIT))
  const last = new Map<Member, number>()
  for (const { member, at } of world.sales) last.set(member, Math.max(last.get(member) ?? 0, at))
  for (const deposit of world.deposits.slice()) {
    const { member, club, at } = deposit
    const left = sumOf(deposit.parts) - (used.get(member) ?? 0)
    if (member.isKnown || left < 2 * text.unit) continue
    const chance = random.int(1, 100)
    const later = laterThan(world, random, Math.max(at, last.get(member) ?? 0))
    if (later === null) continue
    if (chance <= 25) world.deposits.push(inParts(deposit, random, later, text.unit))
    else if (chance <= 45) world.deposits.push(back(world, deposit, random, later, left, text.unit))
    else if (chance <= 50) world.deposits.push(today(world, deposit, club, text.unit))
  }
}

/** A moment within opening hours some days later; null in the future. */
function laterThan({ zone, now }: World, random: Random, at: number): number | null {
  const day = localDay(at, zone) + random.int(3, 40)
  const moment = momentOf(day, random.int(10 * 60, 20 * 60), zone)
  return moment < now ? moment : null
}

function inParts(before: Deposit, random: Random, at: number, unit: number): Deposit {
  const [first, second] = random.shuffled<Method>([1, 2, 3])
  const parts = [
    { payment_method: some(first), amount: random.int(4, 20) * 5 * unit },
    { payment_method: some(second), amount: random.int(1, 6) * 5 * unit },
  ]
  return { ...before, at, parts, reason: null }
}

function back(
  { country }: World,
  before: Deposit,
  random: Random,
  at: number,
  left: number,
  unit: number,
): Deposit {
  const most = Math.floor(left / unit)
  const amount = random.chance(0.5) ? left : random.int(1, most) * unit
  const payment_method = random.pick<Method>([3, 3, 1])
  const parts = [{ payment_method, amount: -amount }]
  const reason = random.pick(words[country])
  return { ...before, worker: mayGiveBack(before), at, parts, reason }
}

function today({ now }: World, before: Deposit, club: Club, unit: number): Deposit {
  const worker = club.staff.find(({ role }) => role === 'restricted_user') ?? before.worker
  const parts = [{ payment_method: 3 as Method, amount: 50 * unit }]
  return { ...before, worker, at: now - 600, parts, reason: null }
}

/** The desk takes money, the manager returns it. */
const mayGiveBack = ({ club, worker }: Deposit): Worker =>
  club.staff.find(({ role }) => role === 'manager') ??
  club.staff.find(({ role }) => role === 'owner') ??
  worker
