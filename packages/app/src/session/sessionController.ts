import { ApiError } from '@zal/api'
import type { i18n as I18n } from 'i18next'
import { atom } from 'jotai'
import { createContext, use } from 'react'
import { speak } from '../i18n/i18n.ts'
import type { Language } from '../i18n/words.ts'
import { request } from '../scaffold/api/index.ts'
import { setViewed, type Services, type Store } from '../scaffold/platform/index.ts'
import {
  clubAtom,
  isClosed,
  languageAtom,
  sessionAtom,
  viewAsAtom,
} from '../scaffold/session/index.ts'
import type { TabSync } from './tabSync.ts'
import { loadSession, type SessionLoad } from './loadSession.ts'
import type { AuthGate } from './authGate.ts'
import type { SessionStorage } from './sessionStorage.ts'

/** True while requests wait for the user to sign in again. */
export const signInAgainAtom = atom(false)

/** Session actions: load, leave, change club or language. */
export interface SessionController {
  storage: SessionStorage
  enter(): Promise<SessionLoad>
  /** Exchanges the hash of a sign-in for a session. */
  exchange(hash: string): Promise<void>
  /** Releases the waiting requests after a sign-in. */
  reopened(): void
  /**
   * Logs out and clears the local data, whether the server responds or not. Resolves with false
   * where the request failed: the session then ends on its own.
   */
  leave(): Promise<boolean>
  /** Clears the local session without a request. */
  forget(): void
  changeClub(club: number): Promise<void>
  changeLanguage(language: Language): Promise<void>
  /** Saves the language chosen before the sign-in to the account. */
  tellLanguage(): Promise<void>
  /** Subscribes to session changes in other tabs. Returns an unsubscribe function. */
  onOtherTab(event: OtherTab): () => void
}

interface OtherTab {
  signedOut(): void
  /**
   * Another user has signed in: the local data was cleared, and waiting requests are never sent.
   */
  somebodyElse(): void
}

/** Headers of requests that need no club, so that they work for a user who lost theirs. */
const anywhere = { 'X-Club-Id': '0', 'X-View-As': '' }

export function createSessionController(
  services: Services,
  memory: SessionStorage,
  i18n: I18n,
  channel: TabSync,
): SessionController {
  const { api, store } = services
  const isViewing = () => store.get(viewAsAtom) !== undefined
  const close = () => {
    authGateOf(store).drop()
    store.set(sessionAtom, undefined)
    store.set(clubAtom, 0)
    setViewed(services)
  }
  const forget = () => {
    memory.clear()
    close()
  }
  /** The last requested language, since translations may load in any order. */
  let wanted: Language | undefined
  /** Switches the language unless another one was requested in the meantime. */
  const adopt = async (language: Language) => {
    wanted = language
    const isWanted = () => language === wanted
    await speak(i18n, language, store.get(sessionAtom) ? 'all' : 'start', isWanted)
    if (isWanted()) store.set(languageAtom, language)
    return isWanted()
  }
  const keepLanguage = (language: Language) =>
    request(api, 'put', '/merchant/profile/', { body: { language }, headers: anywhere })
  return {
    storage: memory,
    forget,
    enter: () => loadSession(services, memory),
    exchange: async (hash) => {
      const { results } = await request(api, 'post', '/merchant/redirect/', { body: { hash } })
      memory.setCode(results.timestamp)
      channel.tell({ kind: 'signedIn', staff: results.staff })
    },
    reopened: () => authGateOf(store).open(),
    leave: async () => {
      const isEnded = await request(api, 'post', '/merchant/logout/', { headers: anywhere }).then(
        () => true,
        (thrown: unknown) => ApiError.from(thrown).status === 401,
      )
      forget()
      channel.tell({ kind: 'signedOut' })
      return isEnded
    },
    changeClub: async (club) => {
      const init = { body: { club }, headers: anywhere }
      const session = store.get(sessionAtom)
      // A session never begins in a closed club, which is entered in this tab only.
      const isKept = !isViewing() && !(session && isClosed(session, club))
      if (isKept) await request(api, 'post', '/staffs/my-clubs/select/', init)
      const entered = await loadSession(services, memory, club)
      if (entered.kind === 'failed') throw entered.error
    },
    changeLanguage: async (language) => {
      if (!(await adopt(language))) return
      memory.setLanguage(language)
      channel.tell({ kind: 'language', language })
      if (store.get(sessionAtom) && !isViewing()) await keepLanguage(language)
    },
    tellLanguage: async () => {
      const language = store.get(languageAtom)
      const known = store.get(sessionAtom)?.auth.staff.language
      if (known && known !== language && !isViewing()) await keepLanguage(language)
    },
    onOtherTab: ({ signedOut, somebodyElse }) =>
      channel.listen((whisper) => {
        if (whisper.kind === 'language') return void adopt(whisper.language)
        if (whisper.kind === 'signedOut') {
          forget()
          return signedOut()
        }
        const { gate, open } = authGateOf(store)
        if (whisper.staff === gate.who()) return open()
        memory.clearTab()
        close()
        somebodyElse()
      }),
  }
}

interface GateOfStore {
  gate: AuthGate
  open(): void
  /** Drops the waiting requests; they are never sent. */
  drop(): void
}

const gates = new WeakMap<Store, GateOfStore>()

/** The auth gate of a store: requests wait while `signInAgainAtom` is true. */
export function authGateOf(store: Store): GateOfStore {
  const existing = gates.get(store)
  if (existing) return existing
  let waiting: PromiseWithResolvers<void> | undefined
  const drop = () => {
    waiting = undefined
    store.set(signInAgainAtom, false)
  }
  const made = {
    drop,
    gate: {
      who: () => store.get(sessionAtom)?.auth.staff.id,
      reopen: () => {
        waiting ??= Promise.withResolvers<void>()
        store.set(signInAgainAtom, true)
        return waiting.promise
      },
    },
    open: () => {
      waiting?.resolve()
      drop()
    },
  }
  gates.set(store, made)
  return made
}

export const SessionControllerContext = createContext<SessionController | undefined>(undefined)

export function useSessionController(): SessionController {
  const controller = use(SessionControllerContext)
  if (!controller)
    throw new Error('useSessionController needs a SessionControllerContext around it')
  return controller
}
