import type { Foresight } from '../scaffold/ahead.ts'
import { reading } from '../scaffold/ask.ts'
import type { QueryOf } from '../scaffold/contract.ts'

type Wanted = QueryOf<'/management/member-search/'>

/** Member search by any part of the name or by the end of a phone. */
export const memberSearch = reading(['member'], '/management/member-search/')
const nextSearches = reading(['member'], '/management/member-search/next/')

/** Minimum search length in characters, as on the server. */
export const FROM = 2

/** Maximum age in ms of prefetched results. */
const REST = 10_000

/** Whether the text is a phone ending: exactly four digits. */
export const isPhoneTail = (typed: string): boolean => /^\d{4}$/.test(typed)

/** Query of the first page of results, shared by all member searches. */
export const searchFor = (q: string, is_payment?: 'true'): { query: Wanted } => ({
  query: { q, page: 1, per_page: 10, is_payment },
})

/** Whether the results of a phone ending are cached. */
export const isForeseen = (foresight: Foresight, tail: string, is_payment?: 'true'): boolean =>
  memberSearch.isKnown(foresight, searchFor(tail, is_payment))

/**
 * Prefetches, from the third digit of a phone ending, the results for every possible fourth digit.
 * Resolves once they are cached; at once for any other text. Errors are ignored: the search itself
 * requests what is missing.
 */
export async function foreseeTail(foresight: Foresight, typed: string, is_payment?: 'true') {
  if (!/^\d{3,4}$/.test(typed)) return
  const digits = typed.slice(0, 3)
  const asked = nextSearches.read(foresight, { query: { digits, is_payment } }, REST)
  const { results } = await asked.catch(() => ({ results: [] }))
  for (const { digit, ...page } of results) {
    memberSearch.know(foresight, searchFor(digits + digit, is_payment), {
      success: true,
      code: 'ok',
      message: '',
      ...page,
    })
  }
}
