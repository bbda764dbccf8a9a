import { SnackbarProvider, UiProvider, type UiWords } from '@zal/ui'
import { Provider as StoreProvider, useAtomValue } from 'jotai'
import { useCallback, useLayoutEffect, useRef, type ReactNode } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { App } from './createApp.ts'
import { ServicesContext, useDensity } from './scaffold/platform/index.ts'
import { languageAtom } from './scaffold/session/index.ts'
import { SessionControllerContext } from './session/sessionController.ts'
import { themeAtom } from './shell/theme.ts'

/** What everything that is drawn stands in; a router is around it. */
export function Providers({ app, children }: { app: App; children: ReactNode }) {
  return (
    <ServicesContext value={app.services}>
      <SessionControllerContext value={app.desk}>
        <StoreProvider store={app.services.store}>
          <I18nextProvider i18n={app.i18n}>
            <Dressed>{children}</Dressed>
          </I18nextProvider>
        </StoreProvider>
      </SessionControllerContext>
    </ServicesContext>
  )
}

/** The theme, the density, the words inside the parts, and links that stay in the app. */
function Dressed({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  const chosen = useAtomValue(languageAtom)
  const theme = useAtomValue(themeAtom)
  const [density] = useDensity()
  const navigate = useNavigate()
  // The router gives another function after every navigation; the parts need not be drawn anew for it.
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
