import { sql, type RawBuilder } from 'kysely'
import { memberOfCard } from '@zal/api/card'
import { foldSearch } from '@zal/api/fold'
import type { Constraints } from '../core/handlers.ts'

/** A parsed search: the member with this card, or words of names and digits of a phone. */
type Search = { card: number } | { starts: string[]; digits: string }

/** Limit of members that a search of a list reads. */
export const MOST_IN_A_LIST = 1000
/** Limit of members that the search of an export reads: unlimited. */
export const ALL_MEMBERS = 2_147_483_647

/** Parses a search text; null where it contains nothing searchable. */
export function memberSearch(text: string): Search | null {
  const card = memberOfCard(text)
  if (card !== undefined) return { card }
  const { terms, digits } = foldSearch(text)
  return terms.length > 0 || digits ? { starts: terms.map((each) => each.join(' ')), digits } : null
}

/**
 * SQL for one page of the members found, best first: their `ids`, the `total`, and `whole` where the limit
 * has excluded no match.
 */
export function membersPage(
  search: Search,
  { club, writable, limit, offset }: Page,
): RawBuilder<unknown> {
  if ('card' in search) {
    return sql`(select count(*)::integer as total, (array_agg(m.id))[${offset}::integer + 1 : ${offset}::integer + ${limit}::integer] as ids,
                       true as whole
                  from member m where ${hasCard(search.card, club)} and not (${writable}::boolean and m.read_only))`
  }
  return sql`member_find(${search.starts}::text[], ${search.digits}::text, ${club}::bigint, ${writable}::boolean,
                         ${limit}::integer, ${offset}::integer)`
}

interface Page {
  club: number
  /** Without read-only members. */
  writable: boolean
  limit: number
  offset: number
}

/**
 * SQL for the ids of all members found, for sums and exports, which must be exact. `most` is the limit of
 * members read. Errors: `tooManyPeople` where more match; the routes list it among their constraints.
 */
export function membersFound(
  text: string,
  club: number,
  most = MOST_IN_A_LIST,
): RawBuilder<unknown> | null {
  const search = memberSearch(text)
  if (!search) return null
  return 'card' in search
    ? sql`array(select m.id from member m where ${hasCard(search.card, club)})`
    : sql`member_set(${search.starts}::text[], ${search.digits}::text, ${club}::bigint, ${most}::integer)`
}

/** Whether `m` has the card and belongs to the club, or to all. */
const hasCard = (member: number, club: number) => sql`
  m.merchant_id = current_merchant() and m.id = ${member} and m.scope_club in (0, ${club}) and m.deleted_at is null`

export const tooManyPeople: Constraints = {
  too_many_people: { code: 'too_many_people', fields: { q: 'too_many_people' } },
}
