import { foldName, foldQuery } from '@zal/api/fold'

/** Whether a title has every word of the query, in whatever script and spelling; nothing typed fits all. */
export function matches(title: string, query: string): boolean {
  const words = foldName(title)
  return query.trim() === '' || has(query, (starts) => words.some((word) => holds(word, starts)))
}

/** Whether a title begins with the query, word by word; nothing typed begins none. */
export function startsWith(title: string, query: string): boolean {
  const words = foldName(title)
  return has(query, (starts, at) => starts.some((start) => words[at]?.startsWith(start)))
}

/** Signs alone are no words, and found nowhere. */
function has(query: string, isThere: (starts: string[], at: number) => boolean) {
  const terms = foldQuery(query)
  return terms.length > 0 && terms.every(isThere)
}

/** The word as it is typed may stand anywhere; as its next letter may make it sound, at the beginning. */
const holds = (word: string, [typed = '', ...others]: string[]) =>
  word.includes(typed) || others.some((start) => word.startsWith(start))
