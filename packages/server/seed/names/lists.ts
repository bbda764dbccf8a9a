import type { Random } from '../random.ts'

/** Parts of the names of a people. */
export interface NameLists {
  /** Masculine family names. */
  families: string[]
  feminine: (family: string) => string
  men: string[]
  women: string[]
  fathers: string[]
  patronymic: (father: string, isMan: boolean, pick: Random['pick']) => string
  /** Share of names with a patronymic, 0 to 1. */
  patronymics: number
}
