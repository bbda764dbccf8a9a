// Names as the ear takes them: one spelling for a name in every script and habit of writing, so that the search need
// only compare. No Node and no imports: the seed, the server and the page all use it.

/** The words of a name, folded, each once: what `member.search_words` holds. */
export const foldName = (name: string): string[] => [
  ...new Set(wordsOf(name).map(foldWord).filter(Boolean)),
]

/**
 * The words of what somebody types. Each comes with the foldings that its name may turn out to begin with, since the
 * next letter can change how the last one sounds: `s` may become Sobirov or Shomurodov. The first is the word itself.
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

/** What was typed into a search: words for the name and digits for the phone, in any order. */
export function foldSearch(text: string): { terms: string[][]; digits: string } {
  const parts = text.trim().split(/\s+/u)
  const isPhone = (part: string) => /\d/.test(part) && /^[\d()+-]+$/.test(part)
  return {
    terms: foldQuery(parts.filter((part) => !isPhone(part)).join(' ')),
    digits: parts.filter(isPhone).join('').replace(/\D/g, ''),
  }
}

/**
 * Sorts names as the Uzbek alphabet does (… z, oʻ, gʻ, sh, ch), compared byte by byte, with Cyrillic names among the
 * Latin ones. The database stores it, because not every database knows the alphabet.
 */
export const sortKey = (lastName: string, firstName: string): string =>
  `${lastName} ${firstName}`.normalize('NFC').toLowerCase().match(unit)?.map(sortLetter).join('') ??
  ''

/** A name as it is stored: ʻ after o and g, ʼ elsewhere, whatever the keyboard gave; no stray spaces or hidden signs. */
export function normaliseName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[^\P{C}\s]/gu, '')
    .replace(apostrophe, 'ʼ')
    .replace(/(?<=[og])ʼ/giu, 'ʻ')
    .replace(/\s+/gu, ' ')
    .trim()
}

/** A phone in any common writing → `+998901234567`; without a country code it is of the country. */
export function normalisePhone(text: string, country: 'UZB' | 'KGZ'): string {
  const digits = text.replace(/\D/g, '')
  const code = country === 'UZB' ? '998' : '996'
  const national = country === 'KGZ' ? digits.replace(/^0(?=\d{9}$)/, '') : digits
  return `+${national.length === 9 ? code : ''}${national}`
}

/** A letter three times in a row is in no name; folded it would be one letter, which is in many. */
const heldDown = /(\p{L})\1\1/u

const apostrophe = /['`´ʹʻʼʽʾʿ‘’‛′ꞌ]/gu
const table = (pairs: string) => new Map(pairs.split(' ').map((pair) => [pair[0], pair.slice(1)]))

/** Letters that are written otherwise in Latin: Russian, Uzbek, Kyrgyz, Kazakh, Karakalpak, and the Latin of others. */
const letters = table(
  'аa бb вv гg дd еe жj зz иi йy кk лl мm нn оo пp рr сs тt уu фf хh цts чch шsh щsh ъ ыi ь эe юyu яya ' +
    'ўu қk ғg ҳh ңn өo үu ұu әa іi һh ҷj ӯu ӣi ҡk ҙz ѓg çch şsh šsh čch žj ıi əa øo đd łl ßss æa',
)

/**
 * What sounds the same, applied in this order. Capitals stand for sounds that take several letters (W is sh, C is ch,
 * Y and Q open a word with yo or yu and with ya), so that one typing error stays one letter.
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

/** What is heard of letters that stand together, after that. */
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
 * What a word is that lost a letter between two alike: together they are one letter, so that this one error would be
 * two. As every error it counts from four letters.
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

/** ё after a consonant is written е as often as not; ў after a vowel is the w of Karakalpak. */
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

/** A letter of the Uzbek alphabet, some of them of two signs, or the space between words. */
const unit = /[og]ʻ|sh|ch|[\p{L}\p{N} ]/gu
/** Its last four letters, as the signs that follow z. */
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
