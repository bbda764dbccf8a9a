import { ApiError } from '@zal/api'
import { Button, PasswordField, Skeleton } from '@zal/ui'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { call } from '../scaffold/call.ts'
import { useServices } from '../scaffold/services.ts'
import { AuthError } from './AuthError.tsx'
import { AuthForm } from './AuthForm.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { DeadLink } from './DeadLink.tsx'
import { useDesk } from './desk.ts'
import { passwordRules } from './newPassword.ts'
import { useAttempt } from './useAttempt.ts'

/** Page of a recovery link: shows the account and sets a new password. */
export function NewPassword({ token }: { token: string }) {
  const { t } = useTranslation(['session', 'common'])
  const { api } = useServices()
  const desk = useDesk()
  const navigate = useNavigate()
  const [username, setUsername] = useState<string>()
  const [failed, setFailed] = useState<ApiError>()
  const { pending, error, attempt, clear } = useAttempt()
  const [password, setPassword] = useState('')
  const [isAsked, setAsked] = useState(false)
  const rules = passwordRules(t)
  const isWhole = rules.every(({ test }) => test(password))

  const read = useCallback(() => {
    call(api, 'post', '/merchant/recovery/link/', { body: { token } }).then(
      ({ results }) => setUsername(results.username),
      (thrown: unknown) => setFailed(ApiError.from(thrown)),
    )
  }, [api, token])
  useEffect(
    function readLink() {
      read()
    },
    [read],
  )
  const readAgain = () => {
    setFailed(undefined)
    read()
  }
  const save = () => {
    setAsked(true)
    if (!isWhole) return
    void attempt(async () => {
      await call(api, 'post', '/merchant/recovery/password/', { body: { token, password } })
      desk.forget()
      void navigate('/sign-in?changed=1', { replace: true })
    })
  }

  const refused = failed ?? error
  if (refused?.code === 'recovery_expired') return <DeadLink />
  const refusal = error?.errors.password?.[0]
  const shown = refusal ?? (isAsked && !isWhole ? t('newPassword.weak') : undefined)
  return (
    <AuthFrame
      title={t('newPassword.title')}
      text={username && t('newPassword.text', { username })}
    >
      {refused && !refusal && <AuthError error={refused} />}
      {!username && !refused && <Skeleton />}
      {failed && <Button onClick={readAgain}>{t('common:actions.retry')}</Button>}
      {username && (
        <AuthForm onSubmit={save}>
          <PasswordField
            label={t('newPassword.label')}
            name="password"
            autoComplete="new-password"
            rules={rules}
            value={password}
            onChange={(text) => {
              setPassword(text)
              clear()
            }}
            error={shown}
            required
          />
          {/* Password managers save the new password under this user name. */}
          <input hidden readOnly type="email" autoComplete="username" value={username} />
          <Button type="submit" pending={pending}>
            {t('newPassword.save')}
          </Button>
        </AuthForm>
      )}
    </AuthFrame>
  )
}
