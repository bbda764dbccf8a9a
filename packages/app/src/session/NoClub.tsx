import { AuthPage, Button } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { LanguageChoice } from './LanguageChoice.tsx'
import { Logo } from './Logo.tsx'
import { useLeave } from './useLeave.ts'

/** Page for a user without a club; the only action is to sign out. */
export function NoClub() {
  const { t } = useTranslation('session')
  const navigate = useNavigate()
  const leave = useLeave(() => void navigate('/sign-in'))
  return (
    <AuthPage
      logo={<Logo />}
      title={t('noClub.title')}
      text={t('noClub.text')}
      footer={<LanguageChoice />}
    >
      <Button onClick={() => void leave()}>{t('logOut')}</Button>
    </AuthPage>
  )
}
