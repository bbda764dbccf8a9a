import type { ApiError } from '@zal/api'
import { AuthPage, Button } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { CopyButton } from '../scaffold/CopyButton.tsx'
import { useSay } from '../scaffold/say.ts'
import { sayWhy } from '../scaffold/sayError.ts'
import { Logo } from './Logo.tsx'
import { useLeave } from './useLeave.ts'

/** Page of a failed start: the error, a retry and a way to sign out. */
export function EntranceFailed({ error, retry }: { error: ApiError; retry(): void }) {
  const { t } = useTranslation(['common', 'session'])
  const say = useSay()
  const navigate = useNavigate()
  const leave = useLeave(() => void navigate('/sign-in'))
  return (
    <AuthPage logo={<Logo />} title={t('boundary.failed')} text={sayWhy(say, error)}>
      {error.requestId && <p>{t('boundary.request', { id: error.requestId })}</p>}
      <Button onClick={retry}>{t('actions.retry')}</Button>
      {error.requestId && <CopyButton text={error.requestId}>{t('copy.number')}</CopyButton>}
      <Button tone="ghost" onClick={() => void leave()}>
        {t('session:logOut')}
      </Button>
    </AuthPage>
  )
}
