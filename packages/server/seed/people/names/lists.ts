import type { Random } from '../../random.ts'

/** What a people's names are made of. */
export interface NameLists {
  /** Family names as men bear them. */
  families: string[]
  feminine: (family: string) => string
  men: string[]
  women: string[]
  fathers: string[]
  patronymic: (father: string, isMan: boolean, pick: Random['pick']) => string
  /** How many in one write the patronymic, 0 to 1. */
  patronymics: number
}
