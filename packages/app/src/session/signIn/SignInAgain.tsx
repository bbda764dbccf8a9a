import { ApiError } from '@zal/api'
import { Banner, Button, Dialog, PasswordField } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '../../scaffold/api/index.ts'
import { errorMessage, useTranslate } from '../../scaffold/i18n/index.ts'
import { useServices } from '../../scaffold/platform/index.ts'
import { useSession } from '../../scaffold/session/index.ts'
import { AuthForm } from '../auth/AuthForm.tsx'
import { useSessionController } from '../sessionController.ts'

/** Dialog of an expired session: the same user signs in again and the pending requests continue. */
export function SignInAgain() {
  const { t } = useTranslation(['session', 'common'])
  const translate = useTranslate()
  const { api } = useServices()
  const controller = useSessionController()
  const { auth } = useSession()
  const [password, setPassword] = useState('')
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<ApiError>()
  const [isMissing, setMissing] = useState(false)

  const signIn = async () => {
    setMissing(password === '')
    if (password === '' || pending) return
    setPending(true)
    setError(undefined)
    try {
      const body = { username: auth.staff.email, password, country: auth.country }
      const { results } = await request(api, 'post', '/merchant/login/', { body })
      await controller.exchange(results.hash)
      controller.reopened()
    } catch (thrown) {
      setError(ApiError.from(thrown))
    } finally {
      setPending(false)
    }
  }
  const signInAsAnother = () => {
    controller.forget()
    location.assign('/sign-in')
  }

  return (
    <Dialog open firm topmost title={t('again.title')} onClose={() => {}}>
      <AuthForm onSubmit={() => void signIn()}>
        <p>{t('again.text')}</p>
        {error && (
          <Banner tone="danger" title={t('failed.title')}>
            {errorMessage(translate, error)}
          </Banner>
        )}
        <PasswordField
          label={`${t('account.password')} · ${auth.staff.email}`}
          name="password"
          value={password}
          onChange={(text) => {
            setPassword(text)
            setError(undefined)
            setMissing(false)
          }}
          error={isMissing ? t('common:form.required') : undefined}
          required
        />
        <Button type="submit" pending={pending}>
          {t('signIn')}
        </Button>
        <Button tone="ghost" onClick={signInAsAnother}>
          {t('again.other')}
        </Button>
      </AuthForm>
    </Dialog>
  )
}
