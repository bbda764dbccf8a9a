import type { QueryClient } from '@tanstack/react-query'
import { createQueries } from '../scaffold/queries.ts'
import { homeOf, idIn, tabAt } from '../scaffold/section.ts'
import type { Services } from '../scaffold/services.ts'
import { canIn, clubAtom, sessionAtom } from '../scaffold/who.ts'
import { sections } from '../sections/index.ts'
import { fetchScreen } from '../scaffold/screens.ts'

/** Maximum ms to wait for the first query, so that the first render is complete. */
const MOMENT = 150

/**
 * Preloads the shell's data for a URL while the session loads: the screen's chunk and its first
 * queries. Errors are left to the screen, which requests again.
 *
 * @param entered resolves when the session is known
 */
export async function prepare(
  { api, store }: Services,
  address: URL,
  entered: Promise<unknown>,
): Promise<QueryClient> {
  const queries = createQueries()
  const club = store.get(clubAtom)
  const fetchAt = async (pathname: string) => {
    const tab = tabAt(sections, pathname)
    const screen = tab && (await fetchScreen(tab).catch(() => undefined))
    if (!store.get(clubAtom)) return
    const answered = screen?.ahead?.({
      api,
      queries,
      query: address.searchParams,
      id: idIn(pathname),
    })
    await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, MOMENT))])
  }
  await Promise.all([fetchAt(address.pathname), entered])
  const session = store.get(sessionAtom)
  // Drops the data of a club other than the one that was chosen in the end.
  if (club !== store.get(clubAtom)) queries.clear()
  const isHome = address.pathname === '/' || address.pathname === '/home'
  const home = isHome && session && homeOf(sections, canIn(session.permissions))
  if (home) await fetchAt(home)
  return queries
}
