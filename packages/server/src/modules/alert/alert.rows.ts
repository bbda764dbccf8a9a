import { kindsOf, type AlertKind } from './alert.kinds.ts'
import type { Asking } from './alert.members.ts'
import { page, type Found } from './alert.store.ts'

/** Rows that a reader outside of the list looks at. */
const MOST = 500

/** Rows of the chosen club of those kinds that the person may see, without those that an outcome hides. */
export function alertRows(
  asking: Asking,
  wanted: readonly AlertKind[],
): Promise<Pick<Found, 'rows'>> {
  const kinds = kindsOf(asking.principal).filter((kind) => wanted.includes(kind))
  return page(asking, { kinds, asked: kinds, per_page: MOST })
}
