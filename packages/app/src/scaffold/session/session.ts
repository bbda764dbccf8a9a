import { atom, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { Language } from '../../i18n/words.ts'
import type { ResultsOf } from '../api/index.ts'

/** Section → tab → action, as the server gives it. */
export type Permissions = ResultsOf<'/staffs/permissions/', 'get'>
/** What the club allows: methods, limits, today and its time zone. */
export type Settings = ResultsOf<'/management/settings/', 'get'>
/** A club where this person works. */
export type ClubChoice = ResultsOf<'/staffs/my-clubs/', 'get'>[number]

/** Who is signed in and what the club allows; read at the start and again when the server says so. */
export interface Session {
  auth: ResultsOf<'/merchant/check-auth/', 'get'>
  permissions: Permissions
  settings: Settings
  clubs: ClubChoice[]
}

/** Who is signed in; undefined until the shell knows. */
export const sessionAtom = atom<Session | undefined>(undefined)
/** The language of words, dates and what the server answers. */
export const languageAtom = atom<Language>('en')
/** The club of this tab; 0 before one is chosen. */
export const clubAtom = atom(0)

/** The session; only inside the shell, which waits for it. */
export function useSession(): Session {
  const session = useAtomValue(sessionAtom)
  if (!session) throw new Error('useSession is for screens inside the shell')
  return session
}

/** Id of the club that this tab works in. */
export const useClub = () => useAtomValue(clubAtom)
/** Country, currency, role and name of who is signed in. */
export const useCurrentUser = () => useSession().auth
/** Payment methods, features, credit limit and today of the club. */
export const useSettings = () => useSession().settings

/** Whose forms these are: what one person typed in one club is shown to nobody else. */
export function useStorageScope(): string {
  const staff = useAtomValue(sessionAtom)?.auth.staff.id ?? 0
  return `${staff}.${useAtomValue(clubAtom)}`
}

/** Asks the permission tree; without an action for the tab, without a tab for anything in the section. */
export type Can = (section: string, tab?: string, action?: string) => boolean

/** Whether a permission tree allows section → tab → action; what is absent is not allowed. */
export const createCan =
  (permissions: Permissions): Can =>
  (section, tab, action) => {
    const tabs = permissions[section]
    if (typeof tabs !== 'object') return tabs === true && !tab
    if (!tab) return Object.values(tabs).some(Boolean)
    const actions = tabs[tab]
    if (!action) return Boolean(actions)
    return typeof actions === 'object' && actions[action] === true
  }

/** The permissions of who is signed in: `can('room', 'list', 'change')`. */
export function useCan(): Can {
  const { permissions } = useSession()
  return useMemo(() => createCan(permissions), [permissions])
}
