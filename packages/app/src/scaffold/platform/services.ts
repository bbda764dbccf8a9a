import { createClient, type Client } from '@zal/api'
import { createStore } from 'jotai'
import { createContext, use } from 'react'
import type { Language } from '../../i18n/words.ts'
import { clockWrongAtom } from './network.ts'
import { createSafeStorage, type SafeStorage } from './storage.ts'
import { clubAtom, languageAtom, viewAsAtom } from '../session/index.ts'
import { timeZoneFrom } from './timeZone.ts'

export type Store = ReturnType<typeof createStore>

/** Sends one request; the signature of fetch. */
export type Send = (request: Request) => Promise<Response>

/** Dependencies of every screen, which stories replace: client, store, storage, clock and ids. */
export interface Services {
  api: Client
  /** Wraps a fetch implementation with the auth gate, timeout and retry. */
  through(send: Send): Send
  store: Store
  /** localStorage: language, club, country. No secrets. */
  local: SafeStorage
  /** sessionStorage: club of the tab, drafts, idempotency keys. */
  tab: SafeStorage
  /**
   * Milliseconds since 1970, corrected to the server's clock where this device's clock is wrong.
   */
  now(): number
  uuid(): string
}

export interface ServiceOptions extends Partial<Omit<Services, 'api' | 'through'>> {
  language: Language
  /**
   * Wraps the fetch of the client; the auth gate holds requests there while the session has
   * expired.
   *
   * @param send @default the browser's fetch
   */
  through?(store: Store, send?: Send): Send
  /** Whether the user is idle. @default never */
  isUserIdle?(): boolean
}

/** Creates the services: one set per app and one per story. */
export function createServices({
  language,
  through,
  isUserIdle,
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
        viewAs: store.get(viewAsAtom)?.id,
        isUserIdle: isUserIdle?.(),
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

/** Services of the app. Throws where nothing provides them. */
export function useServices(): Services {
  const services = use(ServicesContext)
  if (!services) throw new Error('useServices needs a ServicesContext around it')
  return services
}
