import type { QueryClient } from '@tanstack/react-query'
import { createQueryClient } from '../scaffold/query/index.ts'
import { homeOf, idIn, loadScreen, tabAt } from '../scaffold/routing/index.ts'
import type { Services } from '../scaffold/platform/index.ts'
import { clubAtom, createCan, sessionAtom } from '../scaffold/session/index.ts'
import { sections } from '../sections/index.ts'

/** Milliseconds for which a page waits for its first answer, so that it is drawn whole, and once. */
const MOMENT = 150

/**
 * What the shell will need for an address, fetched while the server still says who is signed in: the
 * screen, and what it asks first. Whatever fails here is asked again, and told, by the screen itself.
 *
 * @param entered resolves when the session is known
 */
export async function bootstrap(
  { api, store }: Services,
  address: URL,
  entered: Promise<unknown>,
): Promise<QueryClient> {
  const queries = createQueryClient()
  const club = store.get(clubAtom)
  const fetchAt = async (pathname: string) => {
    const tab = tabAt(sections, pathname)
    const screen = tab && (await loadScreen(tab).catch(() => undefined))
    if (!store.get(clubAtom)) return
    const answered = screen?.prefetch?.({
      api,
      queries,
      query: address.searchParams,
      id: idIn(pathname),
    })
    await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, MOMENT))])
  }
  await Promise.all([fetchAt(address.pathname), entered])
  const session = store.get(sessionAtom)
  // Answers of another club than the one that came out are not shown.
  if (club !== store.get(clubAtom)) queries.clear()
  const isHome = address.pathname === '/' || address.pathname === '/home'
  const home = isHome && session && homeOf(sections, createCan(session.permissions))
  if (home) await fetchAt(home)
  return queries
}
