import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useUi } from './UiProvider.tsx'

/**
 * Provides the UI language to react-aria. It wraps the components instead of the root, so that
 * react-aria loads with the first of them.
 */
export function AriaLanguage({ children }: { children: ReactNode }) {
  return <I18nProvider locale={useUi().language}>{children}</I18nProvider>
}
