import { dayOf, momentOf, type Day } from '../days.ts'
import type { MerchantText } from '../merchants.ts'
import { drawName } from './names/names.ts'
import type { Ending, KnownPerson } from './people.ts'
import type { Random } from '../random.ts'
import type { Member, World } from '../world.ts'

/** Shares in percent of the endings: the state of a member on the day of the seed. */
const ENDINGS: [Ending, number][] = [
  ['active', 50.5],
  ['renewed', 5],
  ['twoPlans', 2],
  ['frozen', 2.5],
  ['coming', 1.5],
  ['expired', 27.5],
  ['usedUp', 2],
  ['inactive', 4],
  ['draft', 1.5],
  ['none', 3.5],
]

const RHYTHMS = [
  [1, 3, 5],
  [1, 3, 5],
  [2, 4, 6],
  [2, 4, 6],
  [1, 2, 4, 5],
  [2, 4],
  [1, 4],
  [3, 6],
  [6, 7],
  [1, 3, 5, 6],
]
const HOURS: [minute: number, weight: number][] = [
  [7 * 60 + 30, 16],
  [8 * 60 + 45, 10],
  [10 * 60 + 30, 9],
  [13 * 60, 7],
  [16 * 60, 9],
  [18 * 60, 22],
  [19 * 60 + 15, 20],
  [20 * 60 + 20, 7],
]

export interface Role {
  member: Member
  known: KnownPerson | null
}

/**
 * Creates the members with the ending of each one's story; the known people come first, in the first club.
 */
export function castMembers(
  world: World,
  text: MerchantText,
  random: Random,
  count: number,
): Role[] {
  const { known } = text
  const phones = new Set<string | undefined>(known.map(({ phone }) => phone))
  const endings = random.shuffled(quotas(count))
  const clubs = text.sizes.flatMap((size, club) =>
    Array.from({ length: Math.round(size * count) }, () => club),
  )
  return endings.map((ending, index) => {
    const person = known[index] ?? null
    const member: Member = {
      id: 0,
      ...(person
        ? { first_name: person.first_name, last_name: person.last_name, gender: person.gender }
        : drawName(random, text.peoples)),
      club: world.clubs[person ? 0 : (clubs[index] ?? 0)] ?? fail(),
      ending: person?.ending ?? ending,
      phone: person?.phone ?? drawPhone(text, random, phones),
      birth: person ? dayOf(person.birth_date) : drawBirth(world.today, random, index % 300 === 20),
      createdAt: momentOf(world.today, 0, world.zone),
      habit: {
        weekDays: random.pick(RHYTHMS),
        minute: random.weighed(HOURS),
        zeal: 0.42 + 0.45 * random.next(),
      },
      isKnown: person !== null,
    }
    return { member, known: person }
  })
}

/** Every ending according to its share, and at least once. */
function quotas(count: number): Ending[] {
  const whole = ENDINGS.reduce((sum, [, share]) => sum + share, 0)
  const rare = ENDINGS.slice(1).flatMap(([ending, share]) =>
    Array.from({ length: Math.max(1, Math.round((share * count) / whole)) }, () => ending),
  )
  return [...rare, ...Array.from<Ending>({ length: count }).fill('active')].slice(0, count)
}

function drawPhone(text: MerchantText, random: Random, taken: Set<string | undefined>): string {
  for (;;) {
    const phone = `${text.prefix}${random.pick(text.operators)}${String(random.int(1_000_000, 9_999_999))}`
    if (!taken.has(phone)) {
      taken.add(phone)
      return phone
    }
  }
}

/** Ages from 15 to 70, mostly 20 to 40; a few have their birthday today, a few are unknown. */
function drawBirth(today: Day, random: Random, isToday: boolean): Day | null {
  if (!isToday && random.chance(0.06)) return null
  const age = Math.round(15 + 55 * random.next() ** 2.2)
  const [year, rest] = [new Date(today * 86_400_000).getUTCFullYear() - age, random.int(1, 360)]
  const birthday = dayOf(`${year}-${isoMonthDay(today)}`)
  return isToday ? birthday : birthday - rest
}

/** Month and day, with 28 February instead of the 29th. */
function isoMonthDay(day: Day): string {
  const text = new Date(day * 86_400_000).toISOString().slice(5, 10)
  return text === '02-29' ? '02-28' : text
}

function fail(): never {
  throw new RangeError('no such club')
}
