import { ApiError, type Client } from '@zal/api'
import { call } from '../scaffold/call.ts'
import type { Services } from '../scaffold/services.ts'
import { clubAtom, sessionAtom, type ClubChoice, type Session } from '../scaffold/who.ts'
import type { Memory } from './memory.ts'

/** Result of loading the session. */
export type Entered =
  | { kind: 'in' }
  | { kind: 'signedOut' }
  | { kind: 'noClub' }
  | { kind: 'failed'; error: ApiError }

/**
 * Loads the session: user, clubs, permissions and settings in parallel. Without the code of an
 * earlier sign-in nothing is requested. An unknown club is replaced by one of the user's own.
 * Mounted screens keep their club until the data of the other one is complete.
 *
 * @param wish the preferred club @default the stored one
 */
export async function enter(
  services: Services,
  memory: Memory,
  wish = memory.club(),
): Promise<Entered> {
  const { api, store } = services
  if (!memory.code()) return { kind: 'signedOut' }
  if (!store.get(sessionAtom)) store.set(clubAtom, wish ?? 0)
  const headers = inClub(wish ?? 0)
  try {
    const early = wish === undefined ? undefined : rulesOf(api, wish).catch(() => undefined)
    const [auth, clubs] = await Promise.all([
      call(api, 'get', '/merchant/check-auth/', { headers }),
      call(api, 'get', '/staffs/my-clubs/', { headers, params: { query: { is_active: 1 } } }),
    ])
    const club = choose(clubs.results, [wish, auth.results.club?.club_id])
    if (club === undefined) return { kind: 'noClub' }
    const rules = (club === wish && (await early)) || (await rulesOf(api, club))
    const session: Session = { auth: auth.results, clubs: clubs.results, ...rules }
    memory.setClub(club)
    store.set(clubAtom, club)
    store.set(sessionAtom, session)
    return { kind: 'in' }
  } catch (thrown) {
    const error = ApiError.from(thrown)
    if (error.status === 404 && wish !== undefined) {
      memory.forgetClub()
      return enter(services, memory)
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
    call(api, 'get', '/staffs/permissions/', { headers }),
    call(api, 'get', '/management/settings/', { headers }),
  ])
  return { permissions: permissions.results, settings: settings.results }
}

const inClub = (club: number) => ({ 'X-Club-Id': String(club) })

/** The first preferred club among the user's clubs, else the first club. */
function choose(clubs: ClubChoice[], wishes: (number | undefined)[]) {
  const wish = wishes.find((id) => clubs.some(({ club_id }) => club_id === id))
  return wish ?? clubs[0]?.club_id
}
