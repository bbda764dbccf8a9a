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
  leave(): Promise<void>
  /** Forgets who was signed in, without asking the server. */
  forget(): void
  changeClub(club: number): Promise<void>
  changeLanguage(language: Language): Promise<void>
  /** Calls back when another tab of this browser did something. Returns the way to stop. */
  onOtherTab(event: { signedOut(): void }): () => void
}

export function createDesk(services: Services, memory: Memory, i18n: I18n, channel: Channel): Desk {
  const { api, store } = services
  const forget = () => {
    memory.clear()
    store.set(sessionAtom, undefined)
    store.set(clubAtom, 0)
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
      channel.tell({ kind: 'signedIn' })
    },
    reopened: () => gateOf(store).open(),
    leave: async () => {
      await call(api, 'post', '/merchant/logout/', {})
      forget()
      channel.tell({ kind: 'signedOut' })
    },
    changeClub: async (club) => {
      await call(api, 'post', '/staffs/my-clubs/select/', { body: { club } })
      memory.setClub(club)
      await enter(services, memory)
    },
    changeLanguage: async (language) => {
      memory.setLanguage(language)
      await adopt(language)
      channel.tell({ kind: 'language', language })
      if (!store.get(sessionAtom)) return
      await call(api, 'put', '/merchant/profile/', { body: { language } })
    },
    onOtherTab: ({ signedOut }) =>
      channel.listen((whisper) => {
        if (whisper.kind === 'language') void adopt(whisper.language)
        if (whisper.kind === 'signedIn') gateOf(store).open()
        if (whisper.kind !== 'signedOut') return
        forget()
        signedOut()
      }),
  }
}

const gates = new WeakMap<Store, { gate: Gate; open(): void }>()

/** The gate of a store: where requests wait while `signInAgainAtom` is true. */
export function gateOf(store: Store) {
  const existing = gates.get(store)
  if (existing) return existing
  let waiting: PromiseWithResolvers<void> | undefined
  const made = {
    gate: {
      isOpen: () => store.get(sessionAtom) !== undefined,
      reopen: () => {
        waiting ??= Promise.withResolvers<void>()
        store.set(signInAgainAtom, true)
        return waiting.promise
      },
    },
    open: () => {
      waiting?.resolve()
      waiting = undefined
      store.set(signInAgainAtom, false)
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
