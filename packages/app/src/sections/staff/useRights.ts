import { useTranslation } from 'react-i18next'
import { useTranslate } from '../../scaffold/i18n/index.ts'
import { staffRoles, type Staff } from './staff.data.ts'
import { overridesOf, rightOf, type Right } from './rights.ts'

/** Sections in the order in which people think of them. */
const order = [
  'checkin',
  'member',
  'payment',
  'deposit',
  'finance',
  'package',
  'class',
  'room',
  'staff',
  'gym',
  'setting',
  'audit',
]

/** The rights that the product knows in words, in the order of the owner's, and those of a role. */
export function useRights(role: string) {
  const { i18n } = useTranslation('staff')
  const { data } = staffRoles.use({})
  const known = data?.results ?? []
  const pathsOf = (id: string) => known.find((each) => each.id === id)?.permissions ?? []
  const rights = pathsOf('owner')
    .map(rightOf)
    .filter(({ section, part, action }) => i18n.exists(`staff:rights.${section}.${part}.${action}`))
    .toSorted((a, b) => order.indexOf(a.section) - order.indexOf(b.section))
  return { rights, inRole: new Set<string>(pathsOf(role)), isReady: data !== undefined }
}

/** Words of a right, and the sentences with them. */
export function useRightWords() {
  const translate = useTranslate()
  const { i18n } = useTranslation('staff')
  const name = ({ section, part, action }: Right) =>
    translate(`staff:rights.${section}.${part}.${action}`)
  const isAfter = i18n.language === 'uz'
  const inside = (words: string) =>
    isAfter ? words : words.charAt(0).toLowerCase() + words.slice(1)
  return {
    name,
    section: (id: string) => translate(`staff:sections.${id}`),
    part: ({ section, part }: Right) => translate(`staff:parts.${section}.${part}`),
    may: (right: Right, may: boolean) =>
      translate(may ? 'staff:may' : 'staff:mayNot', { right: inside(name(right)) }),
  }
}

/** Rights of a person that differ from the role, in words; those without words are left out. */
export function useDifferences(row: Pick<Staff, 'permissions' | 'role'>) {
  const { rights } = useRights(row.role)
  const words = useRightWords()
  const overrides = overridesOf(row)
  return rights
    .filter(({ path }) => overrides[path] !== undefined)
    .map((right) => {
      const isGranted = overrides[right.path] === true
      return { path: right.path, isGranted, sentence: words.may(right, isGranted) }
    })
}
