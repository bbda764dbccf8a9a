import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { Entrance } from './session/Entrance.tsx'

const AuthPages = lazy(async () => ({
  default: (await import('./session/AuthPages.tsx')).AuthPages,
}))

/** The signed-out pages, at the root and under /auth, and everything else behind the entrance. */
export function App() {
  return (
    <Suspense>
      <Routes>
        {['/sign-in', '/recovery', '/register', '/auth/*'].map((path) => (
          <Route key={path} path={path} element={<AuthPages />} />
        ))}
        <Route path="*" element={<Entrance />} />
      </Routes>
    </Suspense>
  )
}
