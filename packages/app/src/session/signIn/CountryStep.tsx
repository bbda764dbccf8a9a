import { Button, SegmentedField } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AuthForm } from '../auth/AuthForm.tsx'
import { countries } from '../sessionStorage.ts'
import type { SignInState } from './useSignIn.ts'

export function CountryStep({ state }: { state: SignInState }) {
  const { t } = useTranslation(['session', 'common'])
  const [country, setCountry] = useState(state.country ?? null)
  const [asked, setAsked] = useState(false)
  const next = () => (country ? state.chooseCountry(country) : setAsked(true))
  return (
    <AuthForm onSubmit={next}>
      <SegmentedField
        label={t('country.label')}
        hideLabel
        name="country"
        options={countries.map((id) => ({ id, label: t(`common:country.${id}`) }))}
        value={country}
        onChange={setCountry}
        error={asked && !country ? t('common:form.choose') : undefined}
        look="cards"
        required
      />
      <Button type="submit">{t('common:actions.next')}</Button>
    </AuthForm>
  )
}
