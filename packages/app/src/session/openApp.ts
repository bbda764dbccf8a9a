import { ApiError } from '@zal/api'
import type { QueryClient } from '@tanstack/react-query'
import type { Extent } from '../i18n/i18n.ts'
import { tabAt } from '../scaffold/routing/index.ts'
import type { Services } from '../scaffold/platform/index.ts'
import { sections } from '../sections/index.ts'
import type { Shell } from '../shell/Shell.tsx'
import { loadSession, type SessionLoad } from './loadSession.ts'
import type { SessionStorage } from './sessionStorage.ts'

/** Result of opening a URL; after success with the shell and the prefetched data. */
export type OpenResult = Exclude<SessionLoad, { kind: 'in' }> | SignedIn

export interface SignedIn {
  kind: 'in'
  Shell: typeof Shell
  queries: QueryClient
}

/** Extent of translations for the first page; only the member list needs less than all. */
export const localeExtentFor = (place?: string): Extent =>
  place && /^\/members\/list\b/.test(place) ? 'start' : 'all'

/**
 * Opens a URL behind the sign-in: session, shell, screen and its first queries load in parallel, so
 * that the first render is the complete page.
 */
export async function openApp(
  services: Services,
  memory: SessionStorage,
  place: string,
): Promise<OpenResult> {
  if (!memory.code()) return { kind: 'signedOut' }
  try {
    const address = new URL(place, 'https://own.invalid')
    const entering = loadSession(services, memory)
    void tabAt(sections, address.pathname)
      ?.load()
      .catch(() => {})
    const { Shell, bootstrap } = await import('../shell/Shell.tsx')
    const queries = await bootstrap(services, address, entering)
    const entered = await entering
    return entered.kind === 'in' ? { kind: 'in', Shell, queries } : entered
  } catch (thrown) {
    return { kind: 'failed', error: ApiError.from(thrown) }
  }
}
