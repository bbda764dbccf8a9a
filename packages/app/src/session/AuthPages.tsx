import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { AuthFrame } from './auth/AuthFrame.tsx'
import { Help } from './auth/Help.tsx'
import { SignIn } from './signIn/SignIn.tsx'

const Recovery = lazy(async () => ({ default: (await import('./recovery/Recovery.tsx')).Recovery }))

/** The page that a signed-out address names, at the root or under /auth, whose own is the sign-in. */
export function AuthPages() {
  const page = useLocation()
    .pathname.replace(/^\/auth(?=\/|$)/, '')
    .replaceAll('/', '')
  if (page === '' || page === 'sign-in') return <SignIn />
  if (page === 'recovery') return <Recovery />
  if (page === 'register') return <Help />
  return <Unknown />
}

/** Nothing is here; the way on is the sign-in. */
function Unknown() {
  const { t } = useTranslation('common')
  return <AuthFrame title={t('missing.title')} text={t('missing.text')} />
}
