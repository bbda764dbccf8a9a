/** PostgreSQL regular expressions that find a person in a text. */
export interface NamedPatterns {
  /** One for each word of the name: the word with any ending, in any case. */
  names: string[]
  /** The digits of a phone in any format. */
  phones: string[]
}

/** Patterns for a person; independent of the locale of the database in their case folding. */
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
// Characters that may precede a word; the only group, since the replacement keeps it.
const before = String.raw`(^|\s|[],.;:!?()"«»/>=&+[-])`
const ending = String.raw`[^],.;:!?()"«»/<>=&+[:space:][-]*`

/** The same pattern as a JavaScript regular expression. */
export const asRegExp = (pattern: string) =>
  new RegExp(pattern.replace('[]', '[\\]').replace('[^]', '[^\\]').replace('[:space:]', '\\s'), 'g')

/** Replaces the name and the phones in a text with dots, like `masked` in the database. */
export const masked = (text: string, { names, phones }: NamedPatterns) => {
  const unnamed = names.reduce((redacted, name) => redacted.replace(asRegExp(name), '$1•••'), text)
  return phones.reduce((redacted, phone) => redacted.replace(asRegExp(phone), '•••'), unnamed)
}

function eitherCase(letter: string) {
  if (apostrophes.includes(letter)) return `(?:[${apostrophes}]|%CA%B[BC]|%27)`
  const [small, large] = [letter.toLowerCase(), letter.toUpperCase()]
  if (small !== large && large.length === letter.length) return `[${small}${large}]`
  return /\w/.test(letter) || letter.charCodeAt(0) > 127 ? letter : `\\${letter}`
}
