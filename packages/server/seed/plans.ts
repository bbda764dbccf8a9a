import type { Plan, Room, Worker } from './world.ts'

/** A package on sale. `places` refers to the room and the trainer by their index in the club. */
export interface PlanText extends Pick<Plan, 'key' | 'name' | 'price' | 'days' | 'weight'> {
  visits?: number
  hours?: [from: number, to: number]
  weekDays?: number[]
  places?: { room: number; trainer: number; slot?: number }
  /** Limits of freezes: total days, and number. */
  freeze?: [days: number, times: number]
  isGlobal?: boolean
  isActive?: boolean
  inApp?: boolean
  description?: string
}

const hour = 60

export const plansUzb: PlanText[] = [
  {
    key: 'twelve',
    name: '12 tashrif',
    price: 450_000,
    days: 30,
    visits: 12,
    weight: 22,
    inApp: true,
  },
  { key: 'eight', name: '8 tashrif', price: 340_000, days: 30, visits: 8, weight: 10, inApp: true },
  { key: 'day', freeze: [0, 0], name: 'Bir kunlik', price: 60_000, days: 1, visits: 1, weight: 0 },
  {
    key: 'month',
    freeze: [30, 1],
    name: 'Oylik',
    price: 600_000,
    days: 30,
    weight: 24,
    inApp: true,
    description: 'Bir oy davomida har kuni, 07:00 dan 22:00 gacha.',
  },
  {
    key: 'morning',
    name: 'Ertalabki oylik',
    price: 400_000,
    days: 30,
    hours: [7 * hour, 12 * hour],
    weight: 10,
  },
  {
    key: 'student',
    name: 'Talabalar uchun',
    price: 350_000,
    days: 30,
    hours: [10 * hour, 16 * hour],
    weekDays: [1, 2, 3, 4, 5],
    weight: 6,
    description: 'Talabalik guvohnomasi bilan, ish kunlari.',
  },
  {
    key: 'quarter',
    freeze: [30, 2],
    name: 'Uch oylik',
    price: 1_500_000,
    days: 90,
    weight: 12,
    inApp: true,
  },
  { key: 'half', freeze: [45, 2], name: 'Olti oylik', price: 2_600_000, days: 180, weight: 5 },
  {
    key: 'year',
    freeze: [60, 3],
    name: 'Yillik VIP',
    price: 4_500_000,
    days: 365,
    weight: 3,
    inApp: true,
  },
  {
    key: 'yoga',
    name: 'Yoga',
    price: 500_000,
    days: 30,
    visits: 12,
    hours: [18 * hour, 19 * hour + 30],
    weekDays: [1, 3, 5],
    places: { room: 1, trainer: 0 },
    weight: 6,
    description: 'Boshlovchilar uchun ham mos.',
  },
  {
    key: 'boxing',
    name: 'Boks guruhi',
    price: 550_000,
    days: 30,
    visits: 12,
    hours: [19 * hour, 20 * hour + 30],
    weekDays: [2, 4, 6],
    places: { room: 2, trainer: 1, slot: 24 },
    weight: 5,
  },
  {
    key: 'mini',
    name: 'Murabbiy bilan mini-guruh',
    price: 900_000,
    days: 60,
    visits: 24,
    places: { room: 0, trainer: 0, slot: 6 },
    weight: 0,
    description: 'Olti kishigacha, mashgʻulot rejasi har kim uchun alohida.',
  },
  { key: 'summer', name: 'Yozgi aksiya', price: 390_000, days: 30, weight: 5, isActive: false },
  {
    key: 'everywhere',
    freeze: [60, 3],
    name: 'Yillik VIP, barcha klublar',
    price: 6_900_000,
    days: 365,
    weight: 2,
    isGlobal: true,
    inApp: true,
  },
]

export const plansKgz: PlanText[] = [
  {
    key: 'twelve',
    name: '12 занятий',
    price: 3_200,
    days: 30,
    visits: 12,
    weight: 22,
    inApp: true,
  },
  { key: 'eight', name: '8 занятий', price: 2_400, days: 30, visits: 8, weight: 10 },
  {
    key: 'day',
    freeze: [0, 0],
    name: 'Разовое посещение',
    price: 400,
    days: 1,
    visits: 1,
    weight: 0,
  },
  {
    key: 'month',
    freeze: [30, 1],
    name: 'Айлык абонемент',
    price: 4_200,
    days: 30,
    weight: 24,
    inApp: true,
  },
  {
    key: 'morning',
    name: 'Утренний',
    price: 2_900,
    days: 30,
    hours: [7 * hour, 12 * hour],
    weight: 10,
  },
  {
    key: 'student',
    name: 'Студенттик',
    price: 2_500,
    days: 30,
    hours: [10 * hour, 16 * hour],
    weekDays: [1, 2, 3, 4, 5],
    weight: 6,
  },
  {
    key: 'quarter',
    freeze: [30, 2],
    name: 'Три месяца',
    price: 10_800,
    days: 90,
    weight: 12,
    inApp: true,
  },
  { key: 'half', freeze: [45, 2], name: 'Полгода', price: 18_900, days: 180, weight: 5 },
  { key: 'year', freeze: [60, 3], name: 'Годовой VIP', price: 32_000, days: 365, weight: 4 },
  {
    key: 'yoga',
    name: 'Йога',
    price: 3_600,
    days: 30,
    visits: 12,
    hours: [18 * hour, 19 * hour + 30],
    weekDays: [1, 3, 5],
    places: { room: 1, trainer: 0 },
    weight: 6,
  },
  {
    key: 'mini',
    name: 'Мини-группа с тренером',
    price: 6_500,
    days: 60,
    visits: 24,
    places: { room: 0, trainer: 0, slot: 6 },
    weight: 0,
  },
  { key: 'summer', name: 'Жайкы акция', price: 2_800, days: 30, weight: 5, isActive: false },
]

/**
 * The plan with ids, in a club with these rooms and trainers; holders are counted over `days` days where
 * places are limited.
 */
export function planOf(
  text: PlanText,
  id: number,
  rooms: Room[],
  trainers: Worker[],
  days: number,
): Plan {
  const { places } = text
  const slot = places?.slot ?? null
  return {
    id,
    key: text.key,
    name: text.name,
    price: text.price,
    days: text.days,
    visits: text.visits ?? null,
    hours: text.hours ?? null,
    weekDays: text.weekDays ?? [],
    trainer: (places && trainers[places.trainer % trainers.length]) ?? null,
    room: (places && rooms[places.room]) ?? null,
    slot,
    freezeDays: text.freeze?.[0] ?? null,
    freezeTimes: text.freeze?.[1] ?? null,
    isGlobal: text.isGlobal ?? false,
    isActive: text.isActive ?? true,
    inApp: text.inApp ?? false,
    description: text.description ?? '',
    weight: text.weight,
    holders: slot === null ? null : new Int16Array(days),
    block: null,
  }
}
