import type { Noun } from '../../i18n/words.ts'
import type { ReportScope } from '../../scaffold/report/index.ts'
import { type TabOf, useAddress } from '../../scaffold/routing/index.ts'

export type Filters = Record<string, string | number>

/**
 * Returns a function for the address of a list with filters. It is undefined where the person may not go, and where the
 * figure is of other clubs than that of this tab, which alone its lists show.
 */
export function useRowLinks({ isOwnClub }: Pick<ReportScope, 'isOwnClub'>) {
  const to = useAddress()
  return <N extends Noun>(noun: N, tab: TabOf<N>, filters: Filters = {}): string | undefined => {
    const address = to(noun, tab)
    if (!address || !isOwnClub) return undefined
    const query = Object.entries(filters).map(([name, value]) => [name, String(value)])
    return query.length > 0 ? `${address}?${new URLSearchParams(query)}` : address
  }
}
