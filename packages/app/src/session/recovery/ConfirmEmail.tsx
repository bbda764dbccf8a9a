import { Button } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { request } from '../../scaffold/api/index.ts'
import { useServices } from '../../scaffold/platform/index.ts'
import { AuthError } from '../auth/AuthError.tsx'
import { AuthFrame } from '../auth/AuthFrame.tsx'
import { useAttempt } from '../auth/useAttempt.ts'

/**
 * Page of a link to a new e-mail. It confirms by a press, because mail programs open links by themselves. The token is in the
 * URL fragment, which browsers do not send.
 */
export function ConfirmEmail() {
  const { t } = useTranslation('session')
  const { api } = useServices()
  const navigate = useNavigate()
  const token = useLocation().hash.slice(1)
  const { pending, error, attempt } = useAttempt()
  const [email, setEmail] = useState<string>()
  const confirm = () =>
    void attempt(async () => {
      const body = { token }
      const path = '/merchant/user-profile/email/confirm/'
      const { results } = await request(api, 'post', path, { body })
      setEmail(results.email)
    })
  if (!token || error?.code === 'email_link_expired')
    return <AuthFrame title={t('confirmEmail.dead')} text={t('confirmEmail.deadText')} />
  if (email) {
    const title = t('confirmEmail.done', { email })
    return (
      <AuthFrame title={title} text={t('confirmEmail.doneText')}>
        <Button onClick={() => void navigate('/')}>{t('confirmEmail.open')}</Button>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={t('confirmEmail.title')} text={t('confirmEmail.text')}>
      {error && <AuthError error={error} />}
      <Button pending={pending} onClick={confirm}>
        {t('confirmEmail.confirm')}
      </Button>
    </AuthFrame>
  )
}
