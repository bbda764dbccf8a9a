/** Patterns of the database that find somebody in a text. */
export interface NamedPatterns {
  /** One for each word of the name: the word with any ending, in any case. */
  names: string[]
  /** The digits of a phone, however they are written. */
  phones: string[]
}

/** How a person is found in what others have written; upper and lower case do not rely on the database's language. */
export function namedPatterns(
  names: readonly string[],
  phones: readonly (string | null)[],
): NamedPatterns {
  const words = names.flatMap((name) => name.split(/\s+/)).filter(({ length }) => length > 1)
  const numbers = phones
    .map((phone) => (phone ?? '').replace(/\D/g, ''))
    .filter(({ length }) => length >= 7)
  return {
    names: words.map((word) => `${before}${Array.from(word, eitherCase).join('')}${ending}`),
    phones: numbers.map((digits) => digits.slice(-9).split('').join('[^0-9]{0,3}')),
  }
}

const apostrophes = `ʻʼ'’‘\``
// What a word may begin behind is kept when the word is put out; it is the only group.
const before = String.raw`(^|\s|[],.;:!?()"«»/>=&+[-])`
const ending = String.raw`[^],.;:!?()"«»/<>=&+[:space:][-]*`

/** The same for texts that the database does not read. */
export const asRegExp = (pattern: string) =>
  new RegExp(pattern.replace('[]', '[\\]').replace('[^]', '[^\\]').replace('[:space:]', '\\s'), 'g')

/** The text with dots where it names somebody, as `masked` of the database. */
export const masked = (text: string, { names, phones }: NamedPatterns) => {
  const unnamed = names.reduce((kept, name) => kept.replace(asRegExp(name), '$1•••'), text)
  return phones.reduce((kept, phone) => kept.replace(asRegExp(phone), '•••'), unnamed)
}

function eitherCase(letter: string) {
  if (apostrophes.includes(letter)) return `(?:[${apostrophes}]|%CA%B[BC]|%27)`
  const [small, large] = [letter.toLowerCase(), letter.toUpperCase()]
  if (small !== large && large.length === letter.length) return `[${small}${large}]`
  return /\w/.test(letter) || letter.charCodeAt(0) > 127 ? letter : `\\${letter}`
}
