import { SnackbarProvider, UiProvider, type UiWords } from '@zal/ui'
import { Provider as StoreProvider, useAtomValue } from 'jotai'
import { useCallback, useLayoutEffect, useRef, type ReactNode } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { App } from './createApp.ts'
import { useDensity } from './scaffold/density.ts'
import { ServicesContext } from './scaffold/services.ts'
import { languageAtom } from './scaffold/who.ts'
import { DeskContext } from './session/desk.ts'
import { themeAtom } from './shell/theme.ts'

/** Context providers of the app; the router is outside. */
export function Providers({ app, children }: { app: App; children: ReactNode }) {
  return (
    <ServicesContext value={app.services}>
      <DeskContext value={app.desk}>
        <StoreProvider store={app.services.store}>
          <I18nextProvider i18n={app.i18n}>
            <Dressed>{children}</Dressed>
          </I18nextProvider>
        </StoreProvider>
      </DeskContext>
    </ServicesContext>
  )
}

/** Theme, density, ui texts, and links that navigate within the app. */
function Dressed({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  const chosen = useAtomValue(languageAtom)
  const theme = useAtomValue(themeAtom)
  const [density] = useDensity()
  const navigate = useNavigate()
  // `useNavigate` returns a new function after every navigation; a ref keeps the ui context stable.
  const latest = useRef(navigate)
  useLayoutEffect(function keepLatest() {
    latest.current = navigate
  })
  const follow = useCallback((href: string) => void latest.current(href), [])
  const language = i18n.hasResourceBundle(chosen, 'ui') ? chosen : i18n.language
  const words = i18n.getResourceBundle(language, 'ui') as UiWords
  return (
    <UiProvider words={words} language={chosen} theme={theme} density={density} navigate={follow}>
      <SnackbarProvider>{children}</SnackbarProvider>
    </UiProvider>
  )
}
