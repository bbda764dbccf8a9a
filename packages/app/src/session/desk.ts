import { ApiError } from '@zal/api'
import type { i18n as I18n } from 'i18next'
import { atom } from 'jotai'
import { createContext, use } from 'react'
import { speak } from '../i18n/i18n.ts'
import type { Language } from '../i18n/words.ts'
import { call } from '../scaffold/call.ts'
import type { Services, Store } from '../scaffold/services.ts'
import { clubAtom, languageAtom, sessionAtom } from '../scaffold/who.ts'
import type { Channel } from './channel.ts'
import { enter, type Entered } from './enter.ts'
import type { Gate } from './guard.ts'
import type { Memory } from './memory.ts'

/** True while requests wait for the person to sign in again. */
export const signInAgainAtom = atom(false)

/** What a person does with the session: enter, leave, change club or language. */
export interface Desk {
  memory: Memory
  enter(): Promise<Entered>
  /** Opens a session with the hash of a sign-in. */
  exchange(hash: string): Promise<void>
  /** Lets the waiting requests go on. */
  reopened(): void
  /**
   * Logs out, and forgets who it was, whether the server answers or not. False where it did not end the
   * session: there it ends by itself.
   */
  leave(): Promise<boolean>
  /** Forgets who was signed in, without asking the server. */
  forget(): void
  changeClub(club: number): Promise<void>
  changeLanguage(language: Language): Promise<void>
  /** Calls back when another tab of this browser did something. Returns the way to stop. */
  onOtherTab(event: OtherTab): () => void
}

interface OtherTab {
  signedOut(): void
  /** Another person has signed in: everything of this tab's person is forgotten, and what waited is never sent. */
  somebodyElse(): void
}

export function createDesk(services: Services, memory: Memory, i18n: I18n, channel: Channel): Desk {
  const { api, store } = services
  const close = () => {
    gateOf(store).drop()
    store.set(sessionAtom, undefined)
    store.set(clubAtom, 0)
  }
  const forget = () => {
    memory.clear()
    close()
  }
  const adopt = async (language: Language) => {
    await speak(i18n, language, store.get(sessionAtom) ? 'all' : 'early')
    store.set(languageAtom, language)
  }
  return {
    memory,
    forget,
    enter: () => enter(services, memory),
    exchange: async (hash) => {
      const { results } = await call(api, 'post', '/merchant/redirect/', { body: { hash } })
      memory.setCode(results.timestamp)
      channel.tell({ kind: 'signedIn', staff: results.staff })
    },
    reopened: () => gateOf(store).open(),
    leave: async () => {
      // Whoever has lost this club may leave as well.
      const headers = { 'X-Club-Id': '0' }
      const isEnded = await call(api, 'post', '/merchant/logout/', { headers }).then(
        () => true,
        (thrown: unknown) => ApiError.from(thrown).status === 401,
      )
      forget()
      channel.tell({ kind: 'signedOut' })
      return isEnded
    },
    changeClub: async (club) => {
      const before = store.get(clubAtom)
      await call(api, 'post', '/staffs/my-clubs/select/', { body: { club } })
      memory.setClub(club)
      const entered = await enter(services, memory)
      if (entered.kind !== 'failed') return
      // The screens are still those of the club before, and so is what is written from them.
      memory.setClub(before)
      store.set(clubAtom, before)
      throw entered.error
    },
    changeLanguage: async (language) => {
      memory.setLanguage(language)
      await adopt(language)
      channel.tell({ kind: 'language', language })
      if (!store.get(sessionAtom)) return
      await call(api, 'put', '/merchant/profile/', { body: { language } })
    },
    onOtherTab: ({ signedOut, somebodyElse }) =>
      channel.listen((whisper) => {
        if (whisper.kind === 'language') return void adopt(whisper.language)
        if (whisper.kind === 'signedOut') {
          forget()
          return signedOut()
        }
        const { gate, open } = gateOf(store)
        if (whisper.staff === gate.who()) return open()
        memory.clearTab()
        close()
        somebodyElse()
      }),
  }
}

interface GateOfStore {
  gate: Gate
  open(): void
  /** The person has gone: what waits is never sent. */
  drop(): void
}

const gates = new WeakMap<Store, GateOfStore>()

/** The gate of a store: where requests wait while `signInAgainAtom` is true. */
export function gateOf(store: Store): GateOfStore {
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

export const DeskContext = createContext<Desk | undefined>(undefined)

export function useDesk(): Desk {
  const desk = use(DeskContext)
  if (!desk) throw new Error('useDesk needs a DeskContext around it')
  return desk
}
