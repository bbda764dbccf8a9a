import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useUi } from './UiProvider.tsx'

/**
 * Tells react-aria the language of the interface. Stands around its parts and not at the root, so
 * that nothing of it travels before the first of them.
 */
export function AriaLanguage({ children }: { children: ReactNode }) {
  return <I18nProvider locale={useUi().language}>{children}</I18nProvider>
}
