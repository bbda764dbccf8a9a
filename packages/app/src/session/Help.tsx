import { Phone } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { AuthFrame } from './AuthFrame.tsx'
import { SUPPORT_PHONE } from './support.ts'

/** Page for users without an account: the phone number of support. */
export function Help() {
  const { t } = useTranslation('session')
  return (
    <AuthFrame title={t('register.title')} text={t('register.text')}>
      <p>
        {t('support')} <Phone phone={SUPPORT_PHONE} callable />
      </p>
    </AuthFrame>
  )
}
