import { foldName, foldQuery } from '@zal/api/fold'

/**
 * Whether a title contains every word of the query, in any script and spelling; an empty query
 * matches all.
 */
export function matches(title: string, query: string): boolean {
  const words = foldName(title)
  return query.trim() === '' || has(query, (starts) => words.some((word) => holds(word, starts)))
}

/** Whether a title begins with the query, word by word; an empty query matches none. */
export function startsWith(title: string, query: string): boolean {
  const words = foldName(title)
  return has(query, (starts, at) => starts.some((start) => words[at]?.startsWith(start)))
}

/** Applies a test to all words of the query; a query of punctuation only matches nothing. */
function has(query: string, isThere: (starts: string[], at: number) => boolean) {
  const terms = foldQuery(query)
  return terms.length > 0 && terms.every(isThere)
}

/** The typed spelling may occur anywhere in a word; the alternative spellings only at its start. */
const holds = (word: string, [typed = '', ...others]: string[]) =>
  word.includes(typed) || others.some((start) => word.startsWith(start))
