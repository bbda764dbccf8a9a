import type { QueryClient } from '@tanstack/react-query'
import { createQueryClient } from '../scaffold/query/index.ts'
import { homeOf, idIn, loadScreen, tabAt } from '../scaffold/routing/index.ts'
import type { Services } from '../scaffold/platform/index.ts'
import {
  clubAtom,
  createCan,
  isClosed,
  sessionAtom,
  type Session,
} from '../scaffold/session/index.ts'
import { sections } from '../sections/index.ts'

/** Maximum ms to wait for the first query, so that the first render is complete. */
const MOMENT = 150

/**
 * Preloads the shell's data for a URL while the session loads: the screen's chunk and its first
 * queries. Errors are left to the screen, which requests again.
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
  // Drops the data of a club other than the one that was chosen in the end.
  if (club !== store.get(clubAtom)) queries.clear()
  const isHome = address.pathname === '/' || address.pathname === '/home'
  const home = isHome && session && homeIn(session, store.get(clubAtom))
  if (home) await fetchAt(home)
  return queries
}

function homeIn(session: Session, club: number) {
  const can = createCan(session.permissions, isClosed(session, club))
  const { role, staff } = session.auth
  return homeOf(sections, can, { role, opensWith: staff.opens_with })
}
