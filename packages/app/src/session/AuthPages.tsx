import { lazy } from 'react'
import { useLocation } from 'react-router-dom'
import { Help } from './Help.tsx'
import { SignIn } from './SignIn.tsx'

const Recovery = lazy(async () => ({ default: (await import('./Recovery.tsx')).Recovery }))

/** The page that a signed-out address names; whatever is unknown under /auth is the sign-in. */
export function AuthPages() {
  const page = useLocation().pathname.split('/').filter(Boolean).at(-1)
  if (page === 'recovery') return <Recovery />
  if (page === 'register') return <Help />
  return <SignIn />
}
