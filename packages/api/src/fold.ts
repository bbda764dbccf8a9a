// Phonetic folding of names: one spelling for a name in every script and convention, so that the
// search only compares. No Node APIs and no imports: the seed, the server and the page share it.

/** Folded words of a name without duplicates, as in `member.search_words`. */
export const foldName = (name: string): string[] => [
  ...new Set(wordsOf(name).map(foldWord).filter(Boolean)),
]

/**
 * Folded words of a query. Each has alternatives that its name may turn out to begin with, since
 * the next letter can change the sound of the last one: `s` may become Sobirov or Shomurodov. The
 * first is the word itself.
 */
export function foldQuery(text: string): string[][] {
  return wordsOf(text)
    .map((word) => {
      if (heldDown.test(word)) return [word]
      const folded = foldWord(word)
      const grown = continuations(word).map((letter) => foldWord(word + letter))
      const western = word.includes('x') ? [foldWord(word.replaceAll('x', 'ks'))] : []
      const starts = [...western, ...withLost(word), ...grown]
      return [...new Set([folded, ...starts.filter((start) => !start.startsWith(folded))])]
    })
    .filter(([folded]) => folded)
}

/** Splits a search into name words and phone digits, in any order. */
export function foldSearch(text: string): { terms: string[][]; digits: string } {
  const parts = text.trim().split(/\s+/u)
  const isPhone = (part: string) => /\d/.test(part) && /^[\d()+-]+$/.test(part)
  return {
    terms: foldQuery(parts.filter((part) => !isPhone(part)).join(' ')),
    digits: parts.filter(isPhone).join('').replace(/\D/g, ''),
  }
}

/**
 * Sort key for the order of the Uzbek alphabet (… z, oʻ, gʻ, sh, ch), compared byte by byte, with
 * Cyrillic names among the Latin ones. Stored in the database, because not every database has the
 * collation.
 */
export const sortKey = (lastName: string, firstName: string): string =>
  `${lastName} ${firstName}`.normalize('NFC').toLowerCase().match(unit)?.map(sortLetter).join('') ??
  ''

/**
 * Normalizes a name for storage: ʻ after o and g, ʼ elsewhere, without extra spaces or control
 * characters.
 */
export function normaliseName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[^\P{C}\s]/gu, '')
    .replace(apostrophe, 'ʼ')
    .replace(/(?<=[og])ʼ/giu, 'ʻ')
    .replace(/\s+/gu, ' ')
    .trim()
}

/**
 * Normalizes a phone in any common format → `+998901234567`; without a country code it belongs to
 * `country`.
 */
export function normalisePhone(text: string, country: 'UZB' | 'KGZ'): string {
  const digits = text.replace(/\D/g, '')
  const code = country === 'UZB' ? '998' : '996'
  const national = country === 'KGZ' ? digits.replace(/^0(?=\d{9}$)/, '') : digits
  return `+${national.length === 9 ? code : ''}${national}`
}

/**
 * Three equal letters in a row occur in no name; folded they would be a single letter, which is in
 * many.
 */
const heldDown = /(\p{L})\1\1/u

const apostrophe = /['`´ʹʻʼʽʾʿ‘’‛′ꞌ]/gu
const table = (pairs: string) => new Map(pairs.split(' ').map((pair) => [pair[0], pair.slice(1)]))

/**
 * Letters transliterated to Latin: Russian, Uzbek, Kyrgyz, Kazakh, Karakalpak, and other Latin
 * alphabets.
 */
const letters = table(
  'аa бb вv гg дd еe жj зz иi йy кk лl мm нn оo пp рr сs тt уu фf хh цts чch шsh щsh ъ ыi ь эe юyu яya ' +
    'ўu қk ғg ҳh ңn өo үu ұu әa іi һh ҷj ӯu ӣi ҡk ҙz ѓg çch şsh šsh čch žj ıi əa øo đd łl ßss æa',
)

/**
 * Equivalent sounds, applied in this order. Capitals represent sounds of several letters (W is sh,
 * C is ch, Y and Q begin a word with yo or yu and with ya), so that one typing error stays one
 * letter.
 */
const sounds: [RegExp, string][] = [
  [/alex/g, 'aleks'],
  [/maxim/g, 'maksim'],
  [/^(r?o)xan/g, '$1ksan'],
  [/^xeni/g, 'kseni'],
  [/shch|sch/g, 'W'],
  [/kh|x/g, 'h'],
  [/sh/g, 'W'],
  [/ch/g, 'C'],
  [/zh/g, 'j'],
  [/dj/g, 'j'],
  [/gh/g, 'g'],
  [/ph|[fw]/g, 'v'],
  [/ts/g, 's'],
  [/[cq]/g, 'k'],
  [/(?<=[bdghjklmnprstvzWC])y[oe]/g, 'e'],
  [/u/g, 'o'],
  [/y/g, 'i'],
]

/** Simplifications of adjacent letters, applied afterwards. */
const together: [RegExp, string][] = [
  [/(.)\1+/g, '$1'],
  [/(?<=[aeo])i(?=[aeo])/g, ''],
  [/^ie/g, 'e'],
  [/^ia/g, 'Q'],
  [/^io/g, 'Y'],
  [/(.)\1+/g, '$1'],
]

function wordsOf(text: string) {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(apostrophe, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
}

const foldWord = (word: string) => replace(letterByLetter(word), together)
const letterByLetter = (word: string) => replace(Array.from(word).map(latin).join(''), sounds)
const replace = (word: string, by: typeof sounds) =>
  by.reduce((sound, [from, to]) => sound.replace(from, to), word)

/**
 * Variants of a word that lost a letter between two equal ones: these fold to one letter, so a
 * single error would count as two. Like every error only from four letters.
 */
function withLost(word: string): string[] {
  const heard = letterByLetter(word)
  if (heard.length < 4) return []
  return [...heard.matchAll(/(.)(?=\1)/g)].flatMap(({ 0: letter, index }) =>
    Array.from('aeio'.includes(letter) ? 'bdghjklmnprstvzWC' : 'aeio', (lost) =>
      replace(heard.slice(0, index + 1) + lost + heard.slice(index + 1), together),
    ),
  )
}

/**
 * Transliterates a letter: ё after a consonant is often written е; ў after a vowel is the
 * Karakalpak w.
 */
function latin(letter: string, at: number, word: string[]) {
  const before = word.slice(0, at).findLast((other) => other !== 'ь' && other !== 'ъ') ?? ''
  if (letter === 'ё') return /^[аеёийоуыэюяўөүұәі]?$/.test(before) ? 'yo' : 'e'
  if (letter === 'ў' && /^[аеёиоуэөүәі]$/.test(before)) return 'v'
  return letters.get(letter) ?? letters.get(bare(letter)) ?? bare(letter)
}

const bare = (letter: string) => letter.normalize('NFD').replace(/\p{M}/gu, '')
const continuations = (word: string) =>
  /\p{Script=Cyrillic}$/u.test(word)
    ? ['а', 'е', 'о', 'х', 'ж', 'с']
    : ['a', 'e', 'o', 'h', 's', 'j', 'zh']

/** A letter of the Uzbek alphabet, some of two characters, or a space. */
const unit = /[og]ʻ|sh|ch|[\p{L}\p{N} ]/gu
/** The last four letters of the alphabet, as the characters after z. */
const lastLetters = new Map([
  ['oʻ', '{'],
  ['gʻ', '|'],
  ['sh', '}'],
  ['ch', '~'],
])
const uzbek = table(
  'аa бb вv гg дd еe ёyo жj зz иi йy кk лl мm нn оo пp рr сs тt уu фf хx цts ч~ ш} щ} ъ ыi ь эe юyu яya ' +
    'ў{ қq ғ| ҳh ңn өo үu ұu әa іi һh',
)

const sortLetter = (letter: string) =>
  lastLetters.get(letter) ?? uzbek.get(letter) ?? uzbek.get(bare(letter)) ?? bare(letter)
