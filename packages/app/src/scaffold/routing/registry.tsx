import { createContext, use } from 'react'
import type { Noun } from '../../i18n/words.ts'
import { addressOf, type Section, type TabOf } from './section.ts'
import { useCan } from '../session/index.ts'

/** All sections of the app, in the order of the menu; a story may show fewer. */
export const RegistryContext = createContext<readonly Section[]>([])

/** All sections, also those this user may not open. */
export const useRegistry = () => use(RegistryContext)

/**
 * Typed links between sections without imports: `const to = useAddress(); to('member', 'profile',
 * 7)` is undefined when the section does not exist or the user may not open it.
 */
export function useAddress() {
  const sections = useRegistry()
  const can = useCan()
  return <N extends Noun>(noun: N, tab: TabOf<N>, id?: number): string | undefined => {
    const found = sections.find((one) => one.noun === noun)
    const allowed = found?.tabs.find(({ name }) => name === tab)?.allowed(can)
    return found && allowed ? addressOf(found, tab, id) : undefined
  }
}
