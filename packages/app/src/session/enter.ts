import { ApiError, type Client } from '@zal/api'
import { call } from '../scaffold/call.ts'
import type { Services } from '../scaffold/services.ts'
import { clubAtom, sessionAtom, type ClubChoice, type Session } from '../scaffold/who.ts'
import type { Memory } from './memory.ts'

/** How the start went. */
export type Entered =
  | { kind: 'in' }
  | { kind: 'signedOut' }
  | { kind: 'noClub' }
  | { kind: 'failed'; error: ApiError }

/**
 * Opens the app for who is signed in: session, permissions, clubs and settings, read side by side.
 * Without the code of an earlier sign-in nothing is asked. A club that is not theirs (any more), however
 * it came to be remembered, is forgotten, and another one of theirs is taken.
 */
export async function enter(services: Services, memory: Memory): Promise<Entered> {
  const { api, store } = services
  if (!memory.code()) return { kind: 'signedOut' }
  const remembered = memory.club()
  store.set(clubAtom, remembered ?? 0)
  try {
    const early = remembered === undefined ? undefined : settingsOf(api).catch(() => undefined)
    const [auth, permissions, clubs] = await Promise.all([
      call(api, 'get', '/merchant/check-auth/', {}),
      call(api, 'get', '/staffs/permissions/', {}),
      call(api, 'get', '/staffs/my-clubs/', { params: { query: { is_active: 1 } } }),
    ])
    const club = choose(clubs.results, [remembered, auth.results.club?.club_id])
    if (club === undefined) return { kind: 'noClub' }
    store.set(clubAtom, club)
    memory.setClub(club)
    const settings = (club === remembered && (await early)) || (await settingsOf(api))
    const session: Session = {
      auth: auth.results,
      permissions: permissions.results,
      clubs: clubs.results,
      settings,
    }
    store.set(sessionAtom, session)
    return { kind: 'in' }
  } catch (thrown) {
    const error = ApiError.from(thrown)
    if (error.status === 404 && remembered !== undefined) {
      memory.forgetClub()
      return enter(services, memory)
    }
    if (error.status !== 401) return { kind: 'failed', error }
    memory.expire()
    return { kind: 'signedOut' }
  }
}

const settingsOf = async (api: Client) =>
  (await call(api, 'get', '/management/settings/', {})).results

/** The first wish that is among the clubs, else the first club. */
function choose(clubs: ClubChoice[], wishes: (number | undefined)[]) {
  const wish = wishes.find((id) => clubs.some(({ club_id }) => club_id === id))
  return wish ?? clubs[0]?.club_id
}
