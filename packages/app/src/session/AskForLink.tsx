import { Button, EmailField, Phone } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../scaffold/call.ts'
import { useServices } from '../scaffold/services.ts'
import { AuthError } from './AuthError.tsx'
import { AuthForm } from './AuthForm.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { mailPattern } from './mail.ts'
import { SUPPORT_PHONE } from './support.ts'
import { useAttempt } from './useAttempt.ts'

/** Form that requests the recovery email. */
export function AskForLink({ onSent }: { onSent(username: string): void }) {
  const { t } = useTranslation('session')
  const { api } = useServices()
  const { pending, error, attempt, clear } = useAttempt()
  const [username, setUsername] = useState('')
  const [isAsked, setAsked] = useState(false)
  const wanted = username.trim()
  const isMail = mailPattern.test(wanted)
  const submit = () => {
    setAsked(true)
    if (!isMail) return
    void attempt(async () => {
      await call(api, 'post', '/merchant/recovery/', { body: { username: wanted } })
      onSent(wanted)
    })
  }
  return (
    <AuthFrame title={t('recovery.title')} text={t('recovery.text')}>
      <AuthForm onSubmit={submit}>
        {error && <AuthError error={error} />}
        <EmailField
          label={t('account.username')}
          name="username"
          autoComplete="username"
          value={username}
          onChange={(text) => {
            setUsername(text)
            clear()
          }}
          onBlur={() => setAsked(username !== '')}
          error={isAsked && !isMail ? t('email') : undefined}
          required
        />
        <Button type="submit" pending={pending}>
          {t('recovery.send')}
        </Button>
      </AuthForm>
      <p>
        {t('recovery.owners')} <Phone phone={SUPPORT_PHONE} callable />
      </p>
    </AuthFrame>
  )
}
