import { ApiError } from '@zal/api'
import { Banner, Button, Dialog, PasswordField } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../scaffold/call.ts'
import { useSay } from '../scaffold/say.ts'
import { sayError } from '../scaffold/sayError.ts'
import { useServices } from '../scaffold/services.ts'
import { useSession } from '../scaffold/who.ts'
import { AuthForm } from './AuthForm.tsx'
import { useDesk } from './desk.ts'

/** Dialog of an expired session: the same user signs in again and the pending requests continue. */
export function SignInAgain() {
  const { t } = useTranslation(['session', 'common'])
  const say = useSay()
  const { api } = useServices()
  const desk = useDesk()
  const { auth } = useSession()
  const [password, setPassword] = useState('')
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<ApiError>()

  const signIn = async () => {
    setPending(true)
    setError(undefined)
    try {
      const body = { username: auth.staff.email, password, country: auth.country }
      const { results } = await call(api, 'post', '/merchant/login/', { body })
      await desk.exchange(results.hash)
      desk.reopened()
    } catch (thrown) {
      setError(ApiError.from(thrown))
    } finally {
      setPending(false)
    }
  }
  const signInAsAnother = () => {
    desk.forget()
    location.assign('/sign-in')
  }

  return (
    <Dialog open title={t('again.title')} onClose={() => {}}>
      <AuthForm onSubmit={() => void signIn()}>
        <p>{t('again.text')}</p>
        {error && (
          <Banner tone="danger" title={t('failed.title')}>
            {sayError(say, error)}
          </Banner>
        )}
        <PasswordField
          label={`${t('account.password')} · ${auth.staff.email}`}
          name="password"
          value={password}
          onChange={(text) => {
            setPassword(text)
            setError(undefined)
          }}
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
