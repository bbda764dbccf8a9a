import { ERASED_LAST_NAME } from '../../rules/erasedName.ts'

interface Person {
  first_name: string
  last_name: string
}

/** Last name first, as at the desk. */
export const fullName = ({ first_name, last_name }: Person) => `${last_name} ${first_name}`.trim()

/**
 * "Oʻgʻiloy Gʻ.": enough to recognise one's receipt, too little to identify others. An erased member is "№
 * 218", as everywhere else.
 */
export function shortName(person: Person): string {
  const { first_name, last_name } = person
  if (last_name === ERASED_LAST_NAME) return fullName(person)
  const [initial = ''] = /^([OG][ʻʼ'’‘`]|Sh|Ch|.)/iu.exec(last_name.trim()) ?? []
  return [first_name.trim(), initial && `${capital(initial)}.`].filter(Boolean).join(' ')
}

/** A digraph is one letter: Sh, not SH. */
const capital = ([first = '', ...rest]: string) => first.toUpperCase() + rest.join('').toLowerCase()
