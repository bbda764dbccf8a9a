import { createClient, type Client } from '@zal/api'
import { createStore, type createStore as CreateStore } from 'jotai'
import { createContext, use } from 'react'
import type { Language } from '../i18n/words.ts'
import { clubAtom, languageAtom } from './who.ts'
import { keepIn, type Keep } from './storage.ts'

/** What every screen may use and a story replaces: the client, the store, storage, clock and ids. */
export interface Services {
  api: Client
  store: ReturnType<typeof CreateStore>
  /** Of the browser: language, club, country. Nothing secret. */
  local: Keep
  /** Of this tab: its club, drafts, keys of unanswered writes. */
  tab: Keep
  /** Milliseconds since 1970. */
  now(): number
  uuid(): string
}

export interface ServiceOptions {
  language: Language
  /** Sends a request; the session puts itself between when it has ended. */
  fetch?: (request: Request) => Promise<Response>
  local?: Keep
  tab?: Keep
  now?: () => number
  uuid?: () => string
}

/** One set per app and one per story. */
export function createServices(options: ServiceOptions): Services {
  const store = createStore()
  store.set(languageAtom, options.language)
  return {
    api: createClient({
      baseUrl: '/api/v1',
      fetch: options.fetch ?? ((request) => fetch(request)),
      headers: () => ({ language: store.get(languageAtom), club: store.get(clubAtom) }),
    }),
    store,
    local: options.local ?? keepIn(() => localStorage),
    tab: options.tab ?? keepIn(() => sessionStorage),
    now: options.now ?? (() => Date.now()),
    uuid: options.uuid ?? (() => crypto.randomUUID()),
  }
}

export const ServicesContext = createContext<Services | undefined>(undefined)

export function useServices(): Services {
  const services = use(ServicesContext)
  if (!services) throw new Error('useServices needs a ServicesContext around it')
  return services
}
