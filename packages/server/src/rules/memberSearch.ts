import { foldSearch } from './fold.ts'

/** What somebody typed, as the SQL function `member_find` takes it; null where nothing in it can be searched. */
export function memberSearch(text: string): { starts: string[]; digits: string } | null {
  const { terms, digits } = foldSearch(text)
  return terms.length > 0 || digits ? { starts: terms.map((each) => each.join(' ')), digits } : null
}
