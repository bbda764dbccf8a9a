import { defineQuery } from '../../scaffold/query/index.ts'
import type { QueryOf } from '../../scaffold/api/index.ts'

type Wanted = QueryOf<'/management/member-search/'>

/** Member search by any part of the name or by the end of a phone. */
export const memberSearch = defineQuery(['member'], '/management/member-search/')

/** Minimum search length in characters, as on the server. */
export const FROM = 2

/** Whether the text is a phone ending: exactly four digits. */
export const isPhoneTail = (typed: string): boolean => /^\d{4}$/.test(typed)

/** Query of the first page of results, shared by all member searches. */
export const searchFor = (q: string, is_payment?: 'true'): { query: Wanted } => ({
  query: { q, page: 1, per_page: 10, is_payment },
})
