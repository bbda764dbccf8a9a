import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { AuthFrame } from './auth/AuthFrame.tsx'
import { Help } from './auth/Help.tsx'
import { SignIn } from './signIn/SignIn.tsx'

const Recovery = lazy(async () => ({ default: (await import('./recovery/Recovery.tsx')).Recovery }))
const ConfirmEmail = lazy(async () => ({
  default: (await import('./recovery/ConfirmEmail.tsx')).ConfirmEmail,
}))

/**
 * Selects the signed-out page by pathname, at the root or under /auth; /auth itself is the sign-in.
 */
export function AuthPages() {
  const page = useLocation()
    .pathname.replace(/^\/auth(?=\/|$)/, '')
    .replaceAll('/', '')
  if (page === '' || page === 'sign-in') return <SignIn />
  if (page === 'recovery') return <Recovery />
  if (page === 'confirm-email') return <ConfirmEmail />
  if (page === 'register') return <Help />
  return <Unknown />
}

/** Not-found page with a link to the sign-in. */
function Unknown() {
  const { t } = useTranslation('common')
  return <AuthFrame title={t('missing.title')} text={t('missing.text')} />
}
