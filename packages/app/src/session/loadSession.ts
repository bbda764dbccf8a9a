import { ApiError, type Client } from '@zal/api'
import { request } from '../scaffold/api/index.ts'
import { endView, type Services } from '../scaffold/platform/index.ts'
import {
  clubAtom,
  type ClubChoice,
  isClosed,
  type Session,
  sessionAtom,
  viewAsAtom,
} from '../scaffold/session/index.ts'
import type { SessionStorage } from './sessionStorage.ts'

/** No club is open; closed ones can be entered. */
export interface SessionWithoutClub {
  kind: 'noClub'
  closedClubs: ClubChoice[]
}

/** Result of loading the session. */
export type SessionLoad =
  | { kind: 'in' }
  | { kind: 'signedOut' }
  | SessionWithoutClub
  | { kind: 'failed'; error: ApiError }

/**
 * Loads the session: user, clubs, permissions and settings in parallel. Without the code of an
 * earlier sign-in nothing is requested. An unknown club is replaced by one of the user's own.
 * Mounted screens keep their club until the data of the other one is complete. A closed club is entered
 * only where it was chosen in this tab. While the app is viewed
 * as another person, the stored club stays that of the user.
 *
 * @param asked a club that the user has just chosen @default the stored one
 */
export async function loadSession(
  services: Services,
  memory: SessionStorage,
  asked?: number,
): Promise<SessionLoad> {
  const { api, store } = services
  const wish = asked ?? memory.club()
  if (!memory.code()) return { kind: 'signedOut' }
  if (!store.get(sessionAtom)) store.set(clubAtom, wish ?? 0)
  const headers = inClub(wish ?? 0)
  const isViewing = store.get(viewAsAtom) !== undefined
  try {
    const early = wish === undefined ? undefined : rulesOf(api, wish).catch(() => undefined)
    const [auth, clubs] = await Promise.all([
      request(api, 'get', '/merchant/check-auth/', { headers }),
      request(api, 'get', '/staffs/my-clubs/', { headers }),
    ])
    const [open, closedClubs] = byState(clubs.results)
    const chosen = asked ?? memory.clubOfTab()
    const club = isClosed({ closedClubs }, chosen ?? 0)
      ? chosen
      : choose(open, [wish, auth.results.club?.club_id])
    if (club === undefined) return { kind: 'noClub', closedClubs }
    const rules = (club === wish && (await early)) || (await rulesOf(api, club))
    const session: Session = { auth: auth.results, clubs: open, closedClubs, ...rules }
    if (!isViewing && isClosed(session, club)) memory.setClubOfTab(club)
    else if (!isViewing) memory.setClub(club)
    store.set(clubAtom, club)
    store.set(sessionAtom, session)
    return { kind: 'in' }
  } catch (thrown) {
    const error = ApiError.from(thrown)
    if (isViewing && error.code === 'view_as_refused') {
      endView(services)
      return loadSession(services, memory)
    }
    if (error.status === 404 && wish) {
      if (isViewing) return loadSession(services, memory, 0)
      memory.forgetClub()
      return loadSession(services, memory)
    }
    if (error.status !== 401) return { kind: 'failed', error }
    memory.expire()
    return { kind: 'signedOut' }
  }
}

/** Permissions and settings of a club. */
async function rulesOf(api: Client, club: number) {
  const headers = inClub(club)
  const [permissions, settings] = await Promise.all([
    request(api, 'get', '/staffs/permissions/', { headers }),
    request(api, 'get', '/management/settings/', { headers }),
  ])
  return { permissions: permissions.results, settings: settings.results }
}

const inClub = (club: number) => ({ 'X-Club-Id': String(club) })

/** Open and closed clubs. */
const byState = (clubs: ClubChoice[]) =>
  [clubs.filter(({ is_active }) => is_active), clubs.filter(({ is_active }) => !is_active)] as const

/** The first preferred club among the user's clubs, else the first club. */
function choose(clubs: ClubChoice[], wishes: (number | undefined)[]) {
  const wish = wishes.find((id) => clubs.some(({ club_id }) => club_id === id))
  return wish ?? clubs[0]?.club_id
}
