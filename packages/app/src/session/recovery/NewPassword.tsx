import { ApiError } from '@zal/api'
import { Button, PasswordField, Skeleton } from '@zal/ui'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { request } from '../../scaffold/api/index.ts'
import { useServices } from '../../scaffold/platform/index.ts'
import { AuthError } from '../auth/AuthError.tsx'
import { AuthForm } from '../auth/AuthForm.tsx'
import { AuthFrame } from '../auth/AuthFrame.tsx'
import { ExpiredLink } from './ExpiredLink.tsx'
import { useSessionController } from '../sessionController.ts'
import { passwordRules } from './passwordRules.ts'
import { useAttempt } from '../auth/useAttempt.ts'

/** Page of a recovery link or an invitation: shows the account and sets its password. */
export function NewPassword({ token }: { token: string }) {
  const { t } = useTranslation(['session', 'common'])
  const { api } = useServices()
  const controller = useSessionController()
  const navigate = useNavigate()
  const [link, setLink] = useState<{ username: string; kind: 'recovery' | 'invitation' }>()
  const username = link?.username
  const [failed, setFailed] = useState<ApiError>()
  const { pending, error, attempt, clear } = useAttempt()
  const [password, setPassword] = useState('')
  const [isAsked, setAsked] = useState(false)
  const rules = passwordRules(t)
  const isWhole = rules.every(({ test }) => test(password))

  const read = useCallback(() => {
    request(api, 'post', '/merchant/recovery/link/', { body: { token } }).then(
      ({ results }) => setLink(results),
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
      await request(api, 'post', '/merchant/recovery/password/', { body: { token, password } })
      controller.forget()
      void navigate('/sign-in?changed=1', { replace: true })
    })
  }

  const refused = failed ?? error
  if (refused?.code === 'recovery_expired') return <ExpiredLink />
  const isInvited = link?.kind === 'invitation'
  const refusal = error?.errors.password?.[0]
  const shown = refusal ?? (isAsked && !isWhole ? t('newPassword.weak') : undefined)
  return (
    <AuthFrame
      title={t(isInvited ? 'newPassword.invitedTitle' : 'newPassword.title')}
      text={username && t(isInvited ? 'newPassword.invitedText' : 'newPassword.text', { username })}
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
