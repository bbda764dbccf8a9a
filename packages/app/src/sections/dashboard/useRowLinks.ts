import type { Noun } from '../../i18n/words.ts'
import type { ReportScope } from '../../scaffold/report/index.ts'
import { type TabOf, useAddress } from '../../scaffold/routing/index.ts'
import { useClub } from '../../scaffold/session/index.ts'

export type Filters = Record<string, string | number>

/** Lists of several clubs; the others show the club of the tab alone. */
const ofClubs: readonly string[] = ['payment/history']

/**
 * Returns a function for the address of a list with filters. It has the clubs of the figure where these are not the club
 * of this tab: one of them is entered, several are a filter. It is undefined where the person may not go, and where the
 * list has no such filter. `location` among the filters is the one club of a row.
 */
export function useRowLinks({ clubs }: Pick<ReportScope, 'clubs'>) {
  const to = useAddress()
  const own = useClub()
  return <N extends Noun>(noun: N, tab: TabOf<N>, filters: Filters = {}): string | undefined => {
    const address = to(noun, tab)
    const location = String(filters.location ?? clubs.join(','))
    if (!address || (location.includes(',') && !ofClubs.includes(`${noun}/${tab}`)))
      return undefined
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries(filters)) query.set(name, String(value))
    query.delete('location')
    if (location !== String(own)) query.set('location', location)
    return query.size > 0 ? `${address}?${query}` : address
  }
}
