import { alsoNeeds, worksInClosedClub } from '@zal/api/permissions'
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useMemo } from 'react'
import type { Language } from '../../i18n/words.ts'
import type { ResultsOf } from '../api/index.ts'

/** Permission tree: section → tab → action. */
export type Permissions = ResultsOf<'/staffs/permissions/', 'get'>
/** Settings of the club: payment methods, limits, today and its time zone. */
export type Settings = ResultsOf<'/management/settings/', 'get'>
/** A club of this user. */
export type ClubChoice = ResultsOf<'/staffs/my-clubs/', 'get'>[number]

/** Current user and club settings; loaded at the start and again when the server asks for it. */
export interface Session {
  auth: ResultsOf<'/merchant/check-auth/', 'get'>
  permissions: Permissions
  settings: Settings
  /** The open clubs of this user. */
  clubs: ClubChoice[]
  /** Closed clubs, which owners and directors read. */
  closedClubs: ClubChoice[]
}

/** Current session; undefined until the shell has loaded it. */
export const sessionAtom = atom<Session | undefined>(undefined)
/** Language of the UI, of dates and of server messages. */
export const languageAtom = atom<Language>('en')
/** The club of this tab; 0 before one is chosen. */
export const clubAtom = atom(0)

/** Current session. Throws outside the shell, which waits for it. */
export function useSession(): Session {
  const session = useAtomValue(sessionAtom)
  if (!session) throw new Error('useSession is for screens inside the shell')
  return session
}

/** Id of the club that this tab works in. */
export const useClub = () => useAtomValue(clubAtom)
/** Whether a club of the session is closed: records are read and money is returned, nothing new is written. */
export const isClosed = ({ closedClubs }: Pick<Session, 'closedClubs'>, club: number): boolean =>
  closedClubs.some(({ club_id }) => club_id === club)
/** Whether the club of this tab is closed. */
export const useInClosedClub = () => isClosed(useSession(), useClub())
/** Name and address of the club of this tab. */
export function useClubChoice(): ClubChoice | undefined {
  const { clubs, closedClubs } = useSession()
  const club = useClub()
  return [...clubs, ...closedClubs].find(({ club_id }) => club_id === club)
}
/** Country, currency, role and name of the current user. */
export const useCurrentUser = () => useSession().auth
/** Replaces facts of the current user that a mutation has just changed. */
export function useChangeCurrentUser() {
  const setSession = useSetAtom(sessionAtom)
  return ({
    staff,
    ...part
  }: Partial<Omit<Session['auth'], 'staff'>> & { staff?: Partial<Session['auth']['staff']> }) =>
    setSession(
      (session) =>
        session && {
          ...session,
          auth: { ...session.auth, ...part, staff: { ...session.auth.staff, ...staff } },
        },
    )
}
/** Payment methods, features, credit limit and today of the club. */
export const useSettings = () => useSession().settings

/** Storage namespace for drafts: `<staffId>.<clubId>`. */
export function useStorageScope(): string {
  const staff = useAtomValue(sessionAtom)?.auth.staff.id ?? 0
  return `${staff}.${useAtomValue(clubAtom)}`
}

/** Permission check; without an action it checks the tab, without a tab anything in the section. */
export type Can = (section: string, tab?: string, action?: string) => boolean

/**
 * Creates the permission check of a tree; missing entries are denied. In a closed club also everything
 * that writes, except what takes money back.
 */
export const createCan =
  (permissions: Permissions, inClosedClub = false): Can =>
  (section, tab, action) => {
    if (inClosedClub && !worksInClosedClub(section, tab, action)) return false
    const tabs = permissions[section]
    if (typeof tabs !== 'object') return tabs === true && !tab
    if (!tab) return Object.values(tabs).some(Boolean)
    const actions = tabs[tab]
    if (!action) return Boolean(actions)
    if (typeof actions !== 'object' || actions[action] !== true) return false
    const more = alsoNeeds(section, tab, action)
    return more === undefined || Boolean(tabs[more])
  }

/** Permission check of the current user in the club of this tab: `can('room', 'list', 'change')`. */
export function useCan(): Can {
  const { permissions } = useSession()
  const inClosedClub = useInClosedClub()
  return useMemo(() => createCan(permissions, inClosedClub), [permissions, inClosedClub])
}

/** The same for what is only read by a permission to write, such as receipts by that to sell. */
export function useCanRead(): Can {
  const { permissions } = useSession()
  return useMemo(() => createCan(permissions), [permissions])
}
