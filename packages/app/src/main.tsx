import { GlobalStyle } from '@zal/ui'
import { createStore } from 'jotai'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { StyleSheetManager } from 'styled-components'
import { App, isSignedOut } from './App.tsx'
import { reloadPage } from './importWithRetry.ts'
import { createApp } from './createApp.ts'
import { Providers } from './Providers.tsx'
import {
  createSafeStorage,
  rememberedSingleKeys,
  singleKeysAtom,
  storageFailedAtom,
  watchUserActivity,
} from './scaffold/platform/index.ts'
import { readDeepLink, remember } from './session/deepLink.ts'
import { createSessionStorage } from './session/sessionStorage.ts'
import { rememberedTheme, themeAtom } from './shell/theme.ts'
import { installPolicy, type Factory } from './trustedTypes.ts'

installPolicy((window as { trustedTypes?: Factory }).trustedTypes)

// A function, because a top-level await would block the modules that import this one.
// Nothing can be shown without translations: a failed load is retried until the network is back.
start().catch(reloadPage)

async function start() {
  const store = createStore()
  const forgetful = () => store.set(storageFailedAtom, (said) => said ?? true)
  const local = createSafeStorage(() => localStorage, forgetful)
  const tab = createSafeStorage(() => sessionStorage, forgetful)
  const memory = createSessionStorage(local, tab)
  const place = location.pathname + location.search
  const arrival = readDeepLink(location.pathname, location.search)
  remember(memory, arrival)
  // For a returning user with a plain URL the screen loads in parallel with the translations.
  const known = memory.code() && arrival.rest === place && !isSignedOut(location.pathname)
  const app = await createApp({
    language: arrival.language ?? memory.language() ?? 'en',
    local,
    tab,
    store,
    place: known ? place : undefined,
    isUserIdle: watchUserActivity(window, Date.now),
  })
  app.services.store.set(themeAtom, rememberedTheme(local))
  app.services.store.set(singleKeysAtom, rememberedSingleKeys(local))

  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
  const root = document.getElementById('app')
  if (!root) throw new Error('index.html has no place for the app')

  createRoot(root).render(
    <StrictMode>
      <StyleSheetManager nonce={nonce}>
        <BrowserRouter useTransitions={false}>
          <Providers app={app}>
            <GlobalStyle />
            <App takeOpened={app.takeOpened} />
          </Providers>
        </BrowserRouter>
      </StyleSheetManager>
    </StrictMode>,
  )
}
