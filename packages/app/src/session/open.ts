import { ApiError } from '@zal/api'
import type { QueryClient } from '@tanstack/react-query'
import type { Extent } from '../i18n/i18n.ts'
import { tabAt } from '../scaffold/section.ts'
import type { Services } from '../scaffold/services.ts'
import { sections } from '../sections/index.ts'
import type { Shell } from '../shell/Shell.tsx'
import { enter, type Entered } from './enter.ts'
import type { Memory } from './memory.ts'

/** Result of opening a URL; after success with the shell and the prefetched data. */
export type Opened = Exclude<Entered, { kind: 'in' }> | In

export interface In {
  kind: 'in'
  Shell: typeof Shell
  queries: QueryClient
}

/** Extent of translations for the first page; only the member list needs less than all. */
export const wordsFor = (place?: string): Extent =>
  place && /^\/members\/list\b/.test(place) ? 'desk' : 'all'

/**
 * Opens a URL behind the sign-in: session, shell, screen and its first queries load in parallel, so
 * that the first render is the complete page.
 */
export async function open(services: Services, memory: Memory, place: string): Promise<Opened> {
  if (!memory.code()) return { kind: 'signedOut' }
  try {
    const address = new URL(place, 'https://own.invalid')
    const entering = enter(services, memory)
    void tabAt(sections, address.pathname)
      ?.load()
      .catch(() => {})
    const { Shell, prepare } = await import('../shell/Shell.tsx')
    const queries = await prepare(services, address, entering)
    const entered = await entering
    return entered.kind === 'in' ? { kind: 'in', Shell, queries } : entered
  } catch (thrown) {
    return { kind: 'failed', error: ApiError.from(thrown) }
  }
}
