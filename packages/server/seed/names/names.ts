import type { Random } from '../random.ts'
import { karakalpak } from './karakalpak.ts'
import { koreanCyrillic, koreanLatin } from './korean.ts'
import { kyrgyz } from './kyrgyz.ts'
import { russian } from './russian.ts'
import { uzbek, uzbekCyrillic } from './uzbek.ts'

/** A name as in the member form: the patronymic follows the first name. */
export interface Name {
  first_name: string
  last_name: string
  /** 1 male, 2 female. */
  gender: 1 | 2
}

export type People = keyof typeof PEOPLES

export function drawName(random: Random, peoples: readonly (readonly [People, number])[]): Name {
  const people = PEOPLES[random.weighed(peoples)]
  const { lists, letters } = people
  const isMan = random.chance(0.54)
  const family = random.pick(lists.families)
  const given = random.pick(isMan ? lists.men : lists.women)
  const father =
    random.chance(lists.patronymics) &&
    lists.patronymic(random.pick(lists.fathers), isMan, random.pick)
  return {
    first_name: letters(father ? `${given} ${father}` : given),
    last_name: letters(isMan ? family : lists.feminine(family)),
    gender: isMan ? 1 : 2,
  }
}

const asWritten = (name: string) => name

const PEOPLES = {
  uzbekLatin: { lists: uzbek, letters: asWritten },
  uzbekCyrillic: { lists: uzbek, letters: uzbekCyrillic },
  russian: { lists: russian, letters: asWritten },
  kyrgyz: { lists: kyrgyz, letters: asWritten },
  koreanCyrillic: { lists: koreanCyrillic, letters: asWritten },
  koreanLatin: { lists: koreanLatin, letters: asWritten },
  karakalpak: { lists: karakalpak, letters: asWritten },
}
