import type { ApiError } from '@zal/api'
import { AuthPage, Button } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { CopyButton } from '../scaffold/feedback/index.ts'
import { errorReason, useTranslate } from '../scaffold/i18n/index.ts'
import { Logo } from './auth/Logo.tsx'
import { useSignOut } from './useSignOut.ts'

/** Page of a failed start: the error, a retry and a way to sign out. */
export function AppEntryFailed({ error, retry }: { error: ApiError; retry(): void }) {
  const { t } = useTranslation(['common', 'session'])
  const translate = useTranslate()
  const navigate = useNavigate()
  const leave = useSignOut(() => void navigate('/sign-in'))
  return (
    <AuthPage logo={<Logo />} title={t('boundary.failed')} text={errorReason(translate, error)}>
      {error.requestId && <p>{t('boundary.request', { id: error.requestId })}</p>}
      <Button onClick={retry}>{t('actions.retry')}</Button>
      {error.requestId && <CopyButton text={error.requestId}>{t('copy.number')}</CopyButton>}
      <Button tone="ghost" onClick={() => void leave()}>
        {t('session:logOut')}
      </Button>
    </AuthPage>
  )
}
