import { sql, type RawBuilder } from 'kysely'
import { foldSearch } from '@zal/api/fold'
import type { Constraints } from '../core/handlers.ts'

/** What somebody typed, as the SQL function `member_find` takes it; null where nothing in it can be searched. */
export function memberSearch(text: string): { starts: string[]; digits: string } | null {
  const { terms, digits } = foldSearch(text)
  return terms.length > 0 || digits ? { starts: terms.map((each) => each.join(' ')), digits } : null
}

/**
 * The ids of everybody whom a search finds, for sums and files: they are exact or there are none. Errors:
 * `tooManyPeople`, which the routes name among their constraints.
 */
export function membersFound(text: string, club: number): RawBuilder<unknown> | null {
  const member = memberSearch(text)
  return (
    member && sql`member_set(${member.starts}::text[], ${member.digits}::text, ${club}::bigint)`
  )
}

export const tooManyPeople: Constraints = {
  too_many_people: { code: 'too_many_people', fields: { q: 'too_many_people' } },
}
