import { defineQuery, type QueryDeps } from '../../scaffold/query/index.ts'
import type { QueryOf } from '../../scaffold/api/index.ts'

type Wanted = QueryOf<'/management/member-search/'>

/** Who is looked for from the desk: by any part of the name, or by the end of a phone. */
export const memberSearch = defineQuery(['member'], '/management/member-search/')
const nextSearches = defineQuery(['member'], '/management/member-search/next/')

/** Letters from which members are looked for; the server asks for as many. */
export const FROM = 2

/** Milliseconds for which a hand may rest between the third digit and the fourth. */
const REST = 10_000

/** Whether it is the end of a phone as the desk types it: four digits are a whole question. */
export const isPhoneTail = (typed: string): boolean => /^\d{4}$/.test(typed)

/** The question of a first page, the same for everybody who looks for members. */
export const searchFor = (q: string, is_payment?: 'true'): { query: Wanted } => ({
  query: { q, page: 1, per_page: 10, is_payment },
})

/** Whether the answer to the end of a phone is there already. */
export const isPrefetched = (deps: QueryDeps, tail: string, is_payment?: 'true'): boolean =>
  memberSearch.hasData(deps, searchFor(tail, is_payment))

/**
 * Asks, from the third digit of the end of a phone, for all that the fourth may find; resolves once that is known, and
 * at once for everything else. What cannot be had ahead is asked for when it is needed.
 */
export async function prefetchPhoneTail(deps: QueryDeps, typed: string, is_payment?: 'true') {
  if (!/^\d{3,4}$/.test(typed)) return
  const digits = typed.slice(0, 3)
  const asked = nextSearches.fetch(deps, { query: { digits, is_payment } }, REST)
  const { results } = await asked.catch(() => ({ results: [] }))
  for (const { digit, ...page } of results) {
    memberSearch.setData(deps, searchFor(digits + digit, is_payment), {
      success: true,
      code: 'ok',
      message: '',
      ...page,
    })
  }
}
