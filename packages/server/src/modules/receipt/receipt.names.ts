import { ERASED_LAST_NAME } from '../../domain/erasedName.ts'

interface Person {
  first_name: string
  last_name: string
}

/** As the desk writes it. */
export const fullName = ({ first_name, last_name }: Person) => `${last_name} ${first_name}`.trim()

/**
 * "Oʻgʻiloy Gʻ.": enough to know one's own receipt, too little to know anybody else by. A member whose name was erased
 * is "№ 218", as everywhere else.
 */
export function shortName(person: Person): string {
  const { first_name, last_name } = person
  if (last_name === ERASED_LAST_NAME) return fullName(person)
  const [initial = ''] = /^([OG][ʻʼ'’‘`]|Sh|Ch|.)/iu.exec(last_name.trim()) ?? []
  return [first_name.trim(), initial && `${capital(initial)}.`].filter(Boolean).join(' ')
}

/** Letters of two signs are one letter: Sh, not SH. */
const capital = ([first = '', ...rest]: string) => first.toUpperCase() + rest.join('').toLowerCase()
