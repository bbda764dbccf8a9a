import { AuthPage, formatPhone, Link } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { LanguageChoice } from './LanguageChoice.tsx'
import { Logo } from './Logo.tsx'
import { SUPPORT_PHONE } from './support.ts'

/** What a signed-out person without an account or a password does: asks the owner, or calls. */
export function Help({ about }: { about: 'register' | 'recovery' }) {
  const { t } = useTranslation('session')
  return (
    <AuthPage
      logo={<Logo />}
      title={t(`${about}.title`)}
      text={t(`${about}.text`)}
      footer={<LanguageChoice />}
    >
      <p>
        {t('support')} <Link href={`tel:${SUPPORT_PHONE}`}>{formatPhone(SUPPORT_PHONE)}</Link>
      </p>
      <Link href="/sign-in">{t('back')}</Link>
    </AuthPage>
  )
}
