import { connectLive, createClient, type Client } from '@zal/api'
import { createStore } from 'jotai'
import { createContext, use } from 'react'
import type { Language } from '../i18n/words.ts'
import { keepIn, type Keep } from './storage.ts'
import { clubAtom, languageAtom } from './who.ts'
import { zoneFrom } from './zone.ts'

export type Store = ReturnType<typeof createStore>

/** What every screen may use and a story replaces: the client, the store, storage, clock and ids. */
export interface Services {
  api: Client
  /** Opens the live connection. */
  live: typeof connectLive
  store: Store
  /** Of the browser: language, club, country. Nothing secret. */
  local: Keep
  /** Of this tab: its club, drafts, keys of unanswered writes. */
  tab: Keep
  /** Milliseconds since 1970. */
  now(): number
  uuid(): string
}

export interface ServiceOptions extends Partial<Omit<Services, 'api' | 'store'>> {
  language: Language
  /** What stands between the client and the network; the session waits there when it has ended. */
  through?(store: Store): (request: Request) => Promise<Response>
}

/** One set per app and one per story. */
export function createServices({ language, through, ...given }: ServiceOptions): Services {
  const store = createStore()
  const local = given.local ?? keepIn(() => localStorage)
  store.set(languageAtom, language)
  return {
    api: createClient({
      baseUrl: '/api/v1',
      fetch: through?.(store),
      headers: () => ({ language: store.get(languageAtom), club: store.get(clubAtom) }),
      uuid: given.uuid,
      zone: zoneFrom(local),
    }),
    live: connectLive,
    store,
    local,
    tab: keepIn(() => sessionStorage),
    now: () => Date.now(),
    uuid: () => crypto.randomUUID(),
    ...given,
  }
}

export const ServicesContext = createContext<Services | undefined>(undefined)

export function useServices(): Services {
  const services = use(ServicesContext)
  if (!services) throw new Error('useServices needs a ServicesContext around it')
  return services
}
