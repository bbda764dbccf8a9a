import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { reloadPage } from './importWithRetry.ts'
import { LoadingBar } from './scaffold/feedback/index.ts'
import { AppEntry } from './session/AppEntry.tsx'
import type { OpenResult } from './session/openApp.ts'

const AuthPages = lazy(async () => ({
  default: (await import('./session/AuthPages.tsx').catch(reloadPage)).AuthPages,
}))
const ReceiptPage = lazy(async () => ({
  default: (await import('./receipt/ReceiptPage.tsx').catch(reloadPage)).ReceiptPage,
}))

interface AppProps {
  /** Returns the result of the early start once, where `createApp` already opened the URL. */
  takeOpened?(): OpenResult | undefined
}

/** Whether a pathname is a page for signed-out users. */
export const isSignedOut = (path: string) =>
  /^\/(sign-in|recovery|confirm-email|register|receipt|auth\/.*)\/?$/.test(path)

/**
 * Routes: the signed-out pages, at the root and under /auth, and everything else behind the
 * entrance.
 */
export function App({ takeOpened }: AppProps) {
  return (
    <Suspense fallback={<LoadingBar />}>
      <Routes>
        {['/sign-in', '/recovery', '/confirm-email', '/register', '/auth/*'].map((path) => (
          <Route key={path} path={path} element={<AuthPages />} />
        ))}
        <Route path="/receipt" element={<ReceiptPage />} />
        <Route path="*" element={<AppEntry takeOpened={takeOpened} />} />
      </Routes>
    </Suspense>
  )
}
