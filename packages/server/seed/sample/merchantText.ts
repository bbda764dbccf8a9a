import type { Language } from '../../src/core/operation/context.ts'
import { merchants, type MerchantText } from '../merchants.ts'
import type { ClassText } from '../plans/classes.ts'
import { drawName } from '../people/names/names.ts'
import { some, type Random } from '../random.ts'
import type { Worker } from '../world.ts'
import { sampleTexts } from './texts.ts'

export interface SampleGym {
  country: 'UZB' | 'KGZ'
  /** Language of the names of the club, its rooms, packages and classes. */
  language: Language
  /** Name of the club. */
  name: string
}

/** An operator without numbers: no generated phone is that of a person. */
const NO_OPERATOR = '00'
const TEAM: readonly Worker['role'][] = ['trainer', 'trainer', 'restricted_user', 'restricted_user']

const odd = [1, 3, 5]
const even = [2, 4, 6]
/** Blocks of the three classes: weekdays, minutes, room, trainers, places. */
const blocks: ClassText['blocks'][] = [
  [
    [odd, 9 * 60, 10 * 60, 1, [0], 15],
    [[2, 4], 18 * 60 + 30, 19 * 60 + 30, 1, [0], 15],
  ],
  [
    [odd, 7 * 60 + 30, 8 * 60 + 30, 0, [1], 20],
    [odd, 20 * 60, 21 * 60, 0, [0], 20],
  ],
  [[even, 10 * 60, 11 * 60, 1, [1], 12]],
]

/** The demo of the country as one small club: prices, places and people are its own, the names are in the language. */
export function sampleMerchant(
  { country, language, name }: SampleGym,
  club: number,
  random: Random,
): MerchantText {
  const demo = some(merchants.find((each) => each.country === country))
  const words = sampleTexts[language]
  const [place] = demo.clubs
  const price = (text: ClassText | undefined) => ({ price: some(text).price, days: 30, visits: 12 })
  return {
    ...demo,
    clubs: [{ ...some(place), name, rooms: words.rooms }],
    staff: TEAM.map((role, nth) => ({
      ...drawName(random, demo.peoples),
      // A domain that never exists (RFC 2606).
      email: `sample-${club}-${nth + 1}@zal.invalid`,
      role,
      language,
      clubs: [0],
    })),
    plans: demo.plans
      .filter(({ key }) => key in words.packages)
      .map((plan) => ({ ...plan, name: some(words.packages[plan.key]), description: '' })),
    classes: [
      words.classes.map((each, nth): ClassText => {
        const shelf = some(demo.classes[0])
        return { name: each, ...price(shelf[nth]), blocks: some(blocks[nth]), isNew: nth === 2 }
      }),
    ],
    trainers: words.bios.map((bio, nth) => ({
      specialities: some(
        [
          ['strength', 'yoga', 'pilates'],
          ['stretching', 'crossfit', 'rehabilitation'],
        ][nth],
      ),
      bio,
      weekDays: [1, 2, 3, 4, 5, 6],
      hours: [7 * 60, 21 * 60],
    })),
    sizes: [1],
    operators: [NO_OPERATOR],
    known: [],
  }
}
