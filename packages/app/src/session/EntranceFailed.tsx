import type { ApiError } from '@zal/api'
import { AuthPage, Button } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Logo } from './Logo.tsx'
import { useLeave } from './useLeave.ts'

/** The server did not let the app begin: why, once more, and the way out. */
export function EntranceFailed({ error, retry }: { error: ApiError; retry(): void }) {
  const { t } = useTranslation(['common', 'session'])
  const navigate = useNavigate()
  const leave = useLeave(() => void navigate('/sign-in'))
  const text = error.status === 0 ? t('network.failed') : error.message || t('boundary.failedText')
  return (
    <AuthPage logo={<Logo />} title={t('boundary.failed')} text={text}>
      {error.requestId && <p>{t('boundary.request', { id: error.requestId })}</p>}
      <Button onClick={retry}>{t('actions.retry')}</Button>
      <Button tone="ghost" onClick={() => void leave()}>
        {t('session:logOut')}
      </Button>
    </AuthPage>
  )
}
