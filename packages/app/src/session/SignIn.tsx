import { AuthPage, Banner, Stepper } from '@zal/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { AccountStep } from './AccountStep.tsx'
import { ClubStep } from './ClubStep.tsx'
import { CountryStep } from './CountryStep.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { Logo } from './Logo.tsx'
import { useSignIn } from './useSignIn.ts'

const steps = ['country', 'account', 'club'] as const

/** Sign-in form: country, credentials, and the club where there are several. */
export function SignIn() {
  const { t } = useTranslation(['session', 'common'])
  const [query] = useSearchParams()
  const state = useSignIn(query.get('redirect_url'))
  const { step } = state
  const shown = state.clubs.length > 1 ? steps : steps.slice(0, 2)
  useEffect(
    function nameWindow() {
      document.title = `${t('signIn')} · ${t('common:product')}`
    },
    [t],
  )
  return (
    <AuthPage
      logo={<Logo />}
      title={t(`${step}.title`)}
      text={t(`${step}.text`)}
      step={
        <Stepper
          label={t('steps.title')}
          current={step}
          steps={shown.map((id) => ({ id, label: t(`steps.${id}`) }))}
        />
      }
      footer={<LanguageChoice />}
    >
      {query.has('changed') && <Banner tone="success">{t('changed')}</Banner>}
      {query.has('lapsed') && <Banner>{t('expired')}</Banner>}
      {step === 'country' && <CountryStep state={state} />}
      {step === 'account' && <AccountStep state={state} />}
      {step === 'club' && <ClubStep state={state} />}
    </AuthPage>
  )
}
