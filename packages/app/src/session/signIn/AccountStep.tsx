import { Banner, Button, EmailField, Link, PasswordField } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage, useTranslate } from '../../scaffold/i18n/index.ts'
import { AuthForm } from '../auth/AuthForm.tsx'
import { mailPattern } from '../auth/mail.ts'
import type { SignInState } from './useSignIn.ts'

export function AccountStep({ state }: { state: SignInState }) {
  const { t } = useTranslation(['session', 'common'])
  const translate = useTranslate()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [left, setLeft] = useState({ username: false, password: false })
  const errors = {
    username: mailPattern.test(username.trim()) ? undefined : t('email'),
    password: password ? undefined : t('common:form.required'),
  }
  const change = (set: (text: string) => void) => (text: string) => {
    set(text)
    state.clear()
  }
  const submit = () => {
    setLeft({ username: true, password: true })
    if (!errors.username && !errors.password) {
      void state.submit({ username: username.trim(), password })
    }
  }
  return (
    <AuthForm onSubmit={submit}>
      {state.error && (
        <Banner tone="danger" title={t('failed.title')}>
          {errorMessage(translate, state.error)}
        </Banner>
      )}
      <EmailField
        label={t('account.username')}
        name="username"
        autoComplete="username"
        value={username}
        onChange={change(setUsername)}
        onBlur={() => setLeft({ ...left, username: username !== '' })}
        error={left.username ? errors.username : undefined}
        required
      />
      <PasswordField
        label={t('account.password')}
        name="password"
        value={password}
        onChange={change(setPassword)}
        error={left.password ? errors.password : undefined}
        required
      />
      <Button type="submit" pending={state.pending}>
        {t('signIn')}
      </Button>
      <Button tone="ghost" onClick={state.back}>
        {t('common:actions.back')}
      </Button>
      <Link href="/recovery">{t('account.forgot')}</Link>
    </AuthForm>
  )
}
