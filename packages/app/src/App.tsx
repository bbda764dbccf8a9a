import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { loadAnew } from './arrive.ts'
import { Waiting } from './scaffold/Waiting.tsx'
import { Entrance } from './session/Entrance.tsx'
import type { Opened } from './session/open.ts'

const AuthPages = lazy(async () => ({
  default: (await import('./session/AuthPages.tsx').catch(loadAnew)).AuthPages,
}))
const ReceiptPage = lazy(async () => ({
  default: (await import('./receipt/ReceiptPage.tsx').catch(loadAnew)).ReceiptPage,
}))

interface AppProps {
  /** Returns the result of the early start once, where `createApp` already opened the URL. */
  takeOpened?(): Opened | undefined
}

/** Whether a pathname is a page for signed-out users. */
export const isSignedOut = (path: string) =>
  /^\/(sign-in|recovery|register|receipt|auth\/.*)\/?$/.test(path)

/**
 * Routes: the signed-out pages, at the root and under /auth, and everything else behind the
 * entrance.
 */
export function App({ takeOpened }: AppProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <Routes>
        {['/sign-in', '/recovery', '/register', '/auth/*'].map((path) => (
          <Route key={path} path={path} element={<AuthPages />} />
        ))}
        <Route path="/receipt" element={<ReceiptPage />} />
        <Route path="*" element={<Entrance takeOpened={takeOpened} />} />
      </Routes>
    </Suspense>
  )
}
