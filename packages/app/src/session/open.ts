import { ApiError } from '@zal/api'
import type { QueryClient } from '@tanstack/react-query'
import type { Extent } from '../i18n/i18n.ts'
import { tabAt } from '../scaffold/section.ts'
import type { Services } from '../scaffold/services.ts'
import { sections } from '../sections/index.ts'
import type { Shell } from '../shell/Shell.tsx'
import { enter, type Entered } from './enter.ts'
import type { Memory } from './memory.ts'

/** How opening an address went; who is in gets the shell and the answers that came ahead. */
export type Opened = Exclude<Entered, { kind: 'in' }> | In

export interface In {
  kind: 'in'
  Shell: typeof Shell
  queries: QueryClient
}

/** The words that the first page needs: any other than the list speaks of more, and one answer is sooner than two. */
export const wordsFor = (place?: string): Extent =>
  place && /^\/members\/list\b/.test(place) ? 'desk' : 'all'

/**
 * Opens an address behind the sign-in: the session, the shell, the screen and what it asks first
 * travel side by side, so that the first thing drawn is the whole page.
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
