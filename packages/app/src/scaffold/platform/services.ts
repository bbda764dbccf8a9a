import { createClient, type Client } from '@zal/api'
import { createStore } from 'jotai'
import { createContext, use } from 'react'
import type { Language } from '../../i18n/words.ts'
import { clockWrongAtom } from './network.ts'
import { createSafeStorage, type SafeStorage } from './storage.ts'
import { clubAtom, languageAtom } from '../session/index.ts'
import { timeZoneFrom } from './timeZone.ts'

export type Store = ReturnType<typeof createStore>

/** Sends one request. */
export type Send = (request: Request) => Promise<Response>

/** What every screen may use and a story replaces: the client, the store, storage, clock and ids. */
export interface Services {
  api: Client
  /** What stands between every call and the network, around another way of sending. */
  through(send: Send): Send
  store: Store
  /** Of the browser: language, club, country. Nothing secret. */
  local: SafeStorage
  /** Of this tab: its club, drafts, keys of unanswered writes. */
  tab: SafeStorage
  /** Milliseconds since 1970, as the server counts them where the clock of this device is wrong. */
  now(): number
  uuid(): string
}

export interface ServiceOptions extends Partial<Omit<Services, 'api' | 'through'>> {
  language: Language
  /**
   * What stands between the client and the network; the session waits there when it has ended.
   *
   * @param send @default the browser's fetch
   */
  through?(store: Store, send?: Send): Send
  /** Whether nobody is at the page. @default somebody always is */
  isUnattended?(): boolean
}

/** One set per app and one per story. */
export function createServices({
  language,
  through,
  isUnattended,
  store = createStore(),
  ...given
}: ServiceOptions): Services {
  const clock = given.now ?? (() => Date.now())
  const local = given.local ?? createSafeStorage(() => localStorage)
  store.set(languageAtom, language)
  return {
    api: createClient({
      baseUrl: '/api/v1',
      fetch: through?.(store),
      headers: () => ({
        language: store.get(languageAtom),
        club: store.get(clubAtom),
        unattended: isUnattended?.(),
      }),
      uuid: given.uuid,
      zone: timeZoneFrom(local),
    }),
    through: (send) => through?.(store, send) ?? send,
    store,
    local,
    tab: createSafeStorage(() => sessionStorage),
    uuid: () => crypto.randomUUID(),
    ...given,
    now: () => clock() - store.get(clockWrongAtom),
  }
}

/** The services of the app, or of one story; read by `useServices`. */
export const ServicesContext = createContext<Services | undefined>(undefined)

/** The client, the store and what else reaches outside. Throws where nothing provides them. */
export function useServices(): Services {
  const services = use(ServicesContext)
  if (!services) throw new Error('useServices needs a ServicesContext around it')
  return services
}
